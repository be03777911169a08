const breaks = new Set(' \n\t\v\r\f');

/**
 * At most `limit` characters, cut after the last white space among them, plus `suffix`.
 * Text that is short enough stays as it is; text without white space is cut at the limit.
 */
export function truncateText(text: string, limit: number, suffix: string): string {
  if (text.length <= limit) return text;
  let end = limit;
  while (end > 0 && !breaks.has(text[end - 1]!)) end -= 1;
  return text.slice(0, end === 0 ? limit : end) + suffix;
}
