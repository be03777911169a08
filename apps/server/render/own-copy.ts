/**
 * The same text by itself. What is cut out of a text holds all of that text in memory: a piece of a
 * page that is kept would keep the page.
 */
export function ownCopy(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
