### The reference page of all commands.

reference-title = Commands
reference-head = Made from the commands as they are registered with Discord: `make docs` writes this page anew. Every command can be typed by its English or its localised name.
reference-option = { $required ->
    [true] - { $name }: { $about } ({ $values })
   *[false] - { $name }, optional: { $about } ({ $values })
}
reference-text = text
reference-number = number
reference-truth = yes or no
reference-person = a person
reference-file = a file
reference-range = { $kind }, { $least } to { $most }
reference-suggested = { $kind }, suggested while you type
