/** `{orderNumber}` in a text: filled in once, so that what comes in is never read again. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (typed, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : typed,
  );
}
