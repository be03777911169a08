/** A placeholder, a broken one up to its end or the next one, or one that never ends. */
const placeholder = /\{(?:(\d*)\}|\d*[^\d}][^{}]*\}?|\d*$)/g;

/**
 * Fills `{0}` `{1}` … of a text. Broken placeholders and those without a value are dropped.
 * `filled` hears how long each value is.
 */
export function fillPlaceholders(
  text: string,
  values: readonly string[],
  filled: (length: number) => void,
): string {
  return text.replace(placeholder, (_, digits: string | undefined) => {
    const value = digits === undefined ? '' : (values[Number(digits)] ?? '');
    filled(value.length);
    return value;
  });
}
