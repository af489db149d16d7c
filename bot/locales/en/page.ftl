# The local table: the page's own words. No markup: the page shows them as text.

page-title = Quarterdeck, the local table
page-welcome = A table for one machine. Play every side yourself, or give each player a window. Press a button under a post, or type / for a command.
page-skip = Skip to the message line
page-menu = Channels, people, clock
page-channels = Channels
page-new-channel = New channel
page-new-thread = New thread
page-people = People
page-new-person = New person
page-you = you
page-own-window = Open a window for { $name }
page-speaking-as = You are { $name }
page-language = Language
page-clock = The table’s clock
page-later-count = How much later
page-later-unit = Hours or days
page-hours = hours
page-days = days
page-later = later
page-name = Name

page-log = Messages
page-earlier = Earlier messages
page-quiet = Nothing has been said here yet.
page-unread = unread
page-unread-for-you = unread, some of it for you
page-used = { $name } used { $command }
page-asked = answering { $name }
page-edited = (edited)
page-thinking = { $name } is thinking…
page-only-you = Only you see this
page-dismiss = Dismiss
page-spoiler = Spoiler: press to show
page-not-shown = This page cannot show that kind of control.
page-unknown-person = somebody unknown
page-unknown-place = unknown channel

page-composer = Write or command
page-message = Message
page-message-hint = Write, or type /
page-suggestions = Suggestions
page-attach = Attach files
page-send = Send
page-sending = Sending…
page-cancel = Cancel
page-optional = optional
page-choose = Choose
page-choose-several = Done ({ $least } to { $most })
page-true = yes
page-false = no

page-need-value = This is needed.
page-need-choice = Take one of the list.
page-need-integer = A whole number is needed.
page-need-number = A number is needed.
page-need-least = At least { $least }.
page-need-most = At most { $most }.
page-need-several = Choose { $least } to { $most }.
page-too-short = Too short: the least length is { $least }.
page-too-long = Too long: the greatest length is { $most }.
page-no-such-command = There is no such command. Type / to see them all.

page-state-lost = The connection is lost; trying again…
page-state-refused = This window’s key does not fit: the table was started anew. Open the address that the terminal shows.

page-no-answer = The bot did not respond.
page-no-choices = The choices could not be loaded.
page-no-fault = Something went wrong at the table; its log tells more. Nothing was sent.
page-no-file-too-large = A file is too large: at most 10 MiB.
page-no-file-unreadable = The file { $name } cannot be read.
page-no-gone = There is no connection just now; nothing was sent.
page-no-gone-by = That is not there any more. Look at the newest post.
page-no-malformed = The table cannot take that as it stands.
page-no-name-taken = That name is taken.
page-no-not-allowed = You may not do that here.
page-no-not-playable = That cannot be sent as it stands. Look through what you filled in.
page-no-not-posted = That cannot be posted: it is empty or too long.
page-no-unknown-command = There is no such command here.
page-no-unknown-place = There is no such channel.

# On stderr, before the table opens.
page-real-token = QUARTERDECK_TOKEN is set: the local table needs no token and takes no real one. Unset it, or use `python -m bot run`.
page-not-a-table = { $path } holds no saved table that can be read. Move it away to begin a new one.
page-no-port = The port { $port } cannot be used: { $reason }. Give another with --port, or 0 for any.
