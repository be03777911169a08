import { sanitizeContent } from '../../../render/sanitize-content.ts';

/** The description of an imported product, safe to show. Plain text gets paragraphs. */
export function cleanDescription(text: string): string {
  if (text === '') return '';
  const isPlain = !/<[a-z!/]/i.test(text);
  return sanitizeContent(isPlain ? paragraphsOf(text) : text).trim();
}

function paragraphsOf(text: string): string {
  const escaped = text.replace(/&(?!#?\w+;)/g, '&amp;').replace(/</g, '&lt;');
  const paragraphs = escaped.split(/(?:\r?\n){2,}/).map((one) => one.trim());
  return paragraphs
    .filter((one) => one !== '')
    .map((one) => `<p>${one.replace(/\r?\n/g, '<br />')}</p>`)
    .join('');
}
