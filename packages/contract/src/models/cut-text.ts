/**
 * The start of a text, at most `length` UTF-16 units of it. An emoji, or a letter with its marks, stays
 * whole or goes whole: half a character is what the database refuses and what people read as `�`.
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = new Intl.Segmenter().segment(text).containing(length)?.index ?? length;
  // Marks without end on one letter: then it is cut among them, but not in a character.
  const end = start > 0 ? start : length - (isHalf(text, length) ? 1 : 0);
  return text.slice(0, end);
}

/** Whether a cut here would part the two halves of one character. */
function isHalf(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xff_ff;
}
