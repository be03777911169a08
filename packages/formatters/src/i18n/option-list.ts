/** What an option name does with the text after its colon. */
export type OptionTable<Options> = Readonly<
  Record<string, (options: Options, text: string, name: string) => void>
>;

/** Splits an argument `name:text`; the text is '' when there is no colon. */
function splitOption(argument: string): { readonly name: string; readonly text: string } {
  const colon = argument.indexOf(':');
  if (colon === -1) return { name: argument, text: '' };
  return { name: argument.slice(0, colon), text: argument.slice(colon + 1) };
}

/** Reads arguments by a table; names that it lacks go to `other`. */
export function readOptions<Options>(
  list: readonly string[],
  table: OptionTable<Options>,
  options: Options,
  other?: (options: Options, text: string, name: string) => void,
): Options {
  for (const argument of list) {
    const { name, text } = splitOption(argument);
    const read = Object.hasOwn(table, name) ? table[name] : other;
    read?.(options, text, name);
  }
  return options;
}

/** A setter for options that take one of a few words; other words change nothing. */
export function oneOf<Options, Word extends string>(
  words: readonly Word[],
  set: (options: Options, word: Word) => void,
  aliases: Readonly<Record<string, Word>> = {},
): (options: Options, text: string) => void {
  const known = new Map<string, Word>([
    ...words.map((word) => [word, word] as const),
    ...Object.entries(aliases),
  ]);
  return (options, text) => {
    const word = known.get(text);
    if (word !== undefined) set(options, word);
  };
}
