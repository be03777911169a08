/** Texts that stay in the original language among translated ones carry it in their markup. */
import { escapeAttribute } from '@sitewright/formatters';
import type { TextField } from './list-texts.ts';

/** Characters of no writing: nobody types them, and templates change them in addresses alone. */
const [begin, end] = ['\uE000', '\uE001'];
const marks = /[\uE000\uE001]|%EE%80%8[01]/g;

/** Puts marks around a text that has no translation; of several lines around each. */
export function markOriginal(text: string, kind: TextField['kind']): string {
  const plain = text.replaceAll(marks, '');
  if (kind === 'text' || kind === 'html') return begin + plain + end;
  return plain.split('\n').map(markLine).join('\n');
}

/** What begins a line of Markdown stays before the mark; rulers and fences are no words. */
function markLine(line: string): string {
  const [, start = '', words = ''] =
    /^(\s*(?:(?:[-*+]|\d+[.)]|#{1,6}|>)\s+)*)(.*)$/su.exec(line) ?? [];
  const isWords = /[\p{L}\p{N}]/u.test(words) && !/^(?:```|~~~)/.test(words);
  return isWords ? start + begin + words + end : line;
}

/** Elements that hold no elements with a language: of text alone, and drawings. One may not end. */
const onlyText = /<(option|textarea|title|script|style|svg)\b[\s\S]*?(?:<\/\1>|$)/gi;

/** Makes elements with the language of the marks; in attributes there is no place for it. */
export function showOriginals(html: string, language: string): string {
  if (html.search(marks) < 0) return html;
  const lang = escapeAttribute(language);
  // Behind the last end of a tag there is none: signs that open nothing are looked at once.
  const end = html.lastIndexOf('>') + 1;
  const tags = html.slice(0, end).replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(marks, ''));
  return (tags + html.slice(end))
    .replaceAll(onlyText, (whole) => whole.replaceAll(marks, ''))
    .replaceAll(/\uE000([^\uE000\uE001]*)\uE001/g, (_marked, text: string) => {
      const name = /<(?:p|h[1-6]|ul|ol|div|blockquote|pre|hr|table|figure)\b/i.test(text)
        ? 'div'
        : 'span';
      return `<${name} lang="${lang}">${text}</${name}>`;
    })
    .replaceAll(marks, '');
}
