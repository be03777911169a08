import { textDirectionOf } from '@sitewright/contract';

/** A whole page says that its language is read from right to left, unless its theme said something. */
export function setDirection(html: string, language: string): string {
  if (textDirectionOf(language) === 'ltr') return html;
  return html.replace(/<html\b(?![^>]*\sdir\s*=)/i, '<html dir="rtl"');
}
