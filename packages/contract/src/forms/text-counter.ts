/**
 * The characters that a text may have, from `data-max-length` or from the form: an integer; what is
 * none, or is negative, counts as 0, and 0 means no limit. FORM-29.
 */
export function readMaxLength(written: unknown): number {
  const number =
    typeof written === 'number' ? Math.trunc(written) : Number.parseInt(String(written), 10);
  return number > 0 ? number : 0;
}

/** What a counter shows. FORM-28. */
export interface TextCount {
  readonly text: string;
  readonly isOver: boolean;
}

/** The counter of a text; undefined when there is no limit. It warns and never stops. D-13. */
export function countText(typed: string, maxLength: number): TextCount | undefined {
  if (maxLength === 0) return undefined;
  return { text: `${typed.length} / ${maxLength}`, isOver: typed.length > maxLength };
}
