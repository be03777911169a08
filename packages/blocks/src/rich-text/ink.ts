/**
 * Colours of letters. Texts name them by classes: the policy of a page allows no style in an
 * attribute, and a sheet that is known by its hash says what a class means.
 */

const inkPattern = /\bsw-ink-([\da-f]{6}(?:[\da-f]{2})?)\b/g;

/** The class of a colour of six or eight hex digits; undefined for anything else. */
export function inkClass(color: string): string | undefined {
  const digits = /^#([\da-f]{6}(?:[\da-f]{2})?)$/i.exec(color.trim())?.[1];
  return digits === undefined ? undefined : `sw-ink-${digits.toLowerCase()}`;
}

/** The colour that a list of classes names; undefined for none. */
export function inkOf(classes: string): string | undefined {
  const [match] = classes.matchAll(inkPattern);
  return match && `#${match[1]}`;
}

/** The rules of the colours that a markup names, each once: nothing but hex digits comes into them. */
export function inkCss(html: string): string {
  const digits = new Set([...html.matchAll(inkPattern)].map(([, found = '']) => found));
  return [...digits]
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((found) => `.sw-ink-${found}{color:#${found}}`)
    .join('');
}
