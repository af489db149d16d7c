/** The commands as this person's client knows them: finding and reading them. */

/**
 * @typedef {Object} Option
 * @property {string} name the name in the code, which the table is told
 * @property {string} shown the name in this person's language
 * @property {string} about
 * @property {number} kind Discord's number of the option's type
 * @property {boolean} required
 * @property {boolean} complete whether the bot completes what is typed
 * @property {{shown: string, value: string}[]} choices
 * @property {number|null} least
 * @property {number|null} most
 * @property {number|null} shortest
 * @property {number|null} longest
 */

/**
 * @typedef {Object} Command
 * @property {string} path its words, without the slash
 * @property {string} shown its words in this person's language
 * @property {string} about
 * @property {Option[]} options required ones first
 */

/**
 * Return the commands that fit what is typed after the slash, best first.
 * @param {Command[]} commands
 * @param {string} typed
 */
export function fitting(commands, typed) {
  const wanted = typed.toLowerCase().trim().split(/\s+/).join(" ");
  const rank = (command) => {
    const names = [command.shown, command.path];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(` ${wanted}`))) return 1;
    return names.some((name) => wanted.split(" ").every((word) => name.includes(word))) ? 2 : 3;
  };
  return commands
    .map((command) => ({ command, rank: rank(command) }))
    .filter((one) => one.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map((one) => one.command);
}

/**
 * Return the command with exactly this path, or undefined.
 * @param {Command[]} commands
 * @param {string} path
 */
export function named(commands, path) {
  return commands.find((command) => command.path === path || command.shown === path);
}

/**
 * Read `/nine roll seat:alliance`: the command that the text begins with, and the rest.
 * @param {Command[]} commands
 * @param {string} text
 * @returns {{command: Command, rest: string}|null}
 */
export function begun(commands, text) {
  const typed = text.replace(/^\//, "").replace(/^\s+/, "");
  let best = null;
  for (const command of commands) {
    for (const name of [command.shown, command.path]) {
      const whole = typed === name || typed.startsWith(`${name} `);
      if (whole && name.length > (best?.length ?? -1)) {
        best = { command, length: name.length };
      }
    }
  }
  return best && { command: best.command, rest: typed.slice(best.length).trim() };
}

/**
 * Split `alliance number:4` at the names of options.
 * @param {Option[]} options
 * @param {string} text
 * @returns {{before: string, values: Map<Option, string>}} what stands before the first
 *   name, and the text after each name, without quotes round it
 */
export function split(options, text) {
  const names = new Map(options.flatMap((one) => [[one.shown, one], [one.name, one]]));
  const pattern = /(^|\s)([\p{L}\p{N}_-]+):/gu;
  const marks = [...text.matchAll(pattern)].filter((found) => names.has(found[2]));
  const values = new Map();
  for (const [at, mark] of marks.entries()) {
    const until = marks[at + 1]?.index ?? text.length;
    const value = text.slice(mark.index + mark[0].length, until).trim();
    values.set(names.get(mark[2]), unquoted(value));
  }
  return { before: text.slice(0, marks[0]?.index ?? text.length).trim(), values };
}

function unquoted(value) {
  const found = /^"((?:[^"\\]|\\.)*)"$/.exec(value);
  return found ? found[1].replace(/\\(.)/g, "$1") : value;
}
