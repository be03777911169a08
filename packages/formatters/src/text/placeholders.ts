/** A placeholder, a broken one up to its end or the next one, or one that never ends. */
const placeholder = /\{(?:(\d*)\}|\d*[^\d}][^{}]*\}?|\d*$)/g;

/** Fills `{0}` `{1}` … of a text. Broken placeholders and those without a value are dropped. */
export function fillPlaceholders(text: string, values: readonly string[]): string {
  return text.replace(placeholder, (_, digits: string | undefined) => {
    return digits === undefined ? '' : (values[Number(digits)] ?? '');
  });
}
