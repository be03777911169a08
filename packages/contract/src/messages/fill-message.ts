/** Names of the `{placeholders}` in a text. */
type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/** What fills one placeholder; a list is used up from left to right where a name repeats. */
export type MessageValue = string | number | readonly (string | number)[];

/** The values a text needs. */
export type MessageParams<Text extends string> = Readonly<
  Record<PlaceholderOf<Text>, MessageValue>
>;

/** Puts values into a message: `fillMessage(messages.addToCart.selectOne, { option: 'Size' })`. */
export function fillMessage<Text extends string>(text: Text, params: MessageParams<Text>): string {
  const used = new Map<string, number>();
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    if (!Object.hasOwn(params, name)) return placeholder;
    const value: MessageValue = params[name as PlaceholderOf<Text>];
    if (typeof value !== 'object') return String(value);
    const turn = used.get(name) ?? 0;
    used.set(name, turn + 1);
    return String(value[Math.min(turn, value.length - 1)] ?? '');
  });
}
