/** What a part of a mail says to who reads mails as plain text. */
import { Parser } from 'htmlparser2';

const paragraphs: ReadonlySet<string> = new Set([
  'p',
  'div',
  'table',
  'ul',
  'ol',
  'blockquote',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
const lines: ReadonlySet<string> = new Set(['li', 'tr', 'figcaption', 'dt', 'dd']);

/**
 * Paragraphs with an empty line between them; links are told with where they lead, pictures by their
 * words.
 * @param html of a part of a mail, as `renderMailPart` made it
 */
export function textOfMail(html: string): string {
  let out = '';
  const links: { href: string; from: number }[] = [];
  /** Lists around; a paragraph in one is a line. */
  let lists = 0;
  const breakLine = (count: number) => {
    if (out.endsWith('\n- ')) return;
    out = out.replace(/[ \t]+$/, '');
    while (!out.endsWith('\n'.repeat(count))) out += '\n';
  };
  const breakParagraph = () => breakLine(lists > 0 ? 1 : 2);
  const parser = new Parser({
    onopentag(name, { href, alt }) {
      if (paragraphs.has(name)) breakParagraph();
      if (lines.has(name)) breakLine(1);
      if (name === 'ul' || name === 'ol') lists += 1;
      if (name === 'li') out += '- ';
      if (name === 'br') out += '\n';
      if (name === 'hr') {
        breakParagraph();
        out += '---';
        breakParagraph();
      }
      if (name === 'img' && alt) out += `[${alt}]`;
      if (name === 'a') links.push({ href: href ?? '', from: out.length });
    },
    ontext(text) {
      const words = text.replaceAll(/\s+/g, ' ');
      out += /\s$/.test(out) || out === '' ? words.trimStart() : words;
    },
    onclosetag(name) {
      if (name === 'a') {
        const { href = '', from = 0 } = links.pop() ?? {};
        const words = out.slice(from).trim();
        const shown = href.replace(/^(?:mailto|tel):/, '');
        if (shown !== '' && words !== shown) out += words === '' ? shown : ` (${shown})`;
      }
      if (name === 'td' || name === 'th') out += ' ';
      if (name === 'ul' || name === 'ol') lists -= 1;
      if (paragraphs.has(name)) breakParagraph();
      if (lines.has(name)) breakLine(1);
    },
  });
  parser.end(html);
  return out
    .replaceAll(/[^\S\n]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
