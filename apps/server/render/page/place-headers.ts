import { randomBytes } from 'node:crypto';

/**
 * Stands for `{squarespace-headers}` while a page is made. No content can write it. It has nothing
 * that formatters would change.
 */
export const headersMark = `sw-headers-${randomBytes(9).toString('hex')}`;

/** The same for the owner's code at the end of a page. */
export const footersMark = `sw-footers-${randomBytes(9).toString('hex')}`;

/**
 * Puts a part where a region asked for it by its mark: once, and never into a script or a style,
 * where a comment may name the tag and the part would end the element.
 */
export function placePart(html: string, mark: string, part: string): string {
  let out = '';
  let at = 0;
  let isPlaced = false;
  for (let found = html.indexOf(mark); found >= 0; found = html.indexOf(mark, at)) {
    out += html.slice(at, found);
    at = found + mark.length;
    if (isPlaced || isInRawText(html, found)) continue;
    out += part;
    isPlaced = true;
  }
  return at === 0 ? html : out + html.slice(at);
}

const rawTexts = [
  ['<script', '</script'],
  ['<style', '</style'],
  ['<!--', '-->'],
] as const;

/** True inside a script, a style or an HTML comment. */
function isInRawText(html: string, at: number): boolean {
  const before = html.slice(0, at).toLowerCase();
  return rawTexts.some(([open, close]) => before.lastIndexOf(open) > before.lastIndexOf(close));
}
