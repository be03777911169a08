/** The words of a markup without its tags, a line for each of its parts. */
export function wordsOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].map(({ textContent }) => textContent).join('\n');
}
