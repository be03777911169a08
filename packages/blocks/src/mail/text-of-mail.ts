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

/** Stands before a point of a list. */
const point = '- ';

/**
 * Paragraphs with an empty line between them; links are told with where they lead, pictures by their
 * words.
 * @param html of a part of a mail, as `renderMailPart` made it
 */
export function textOfMail(html: string): string {
  /** Lines that are finished; of empty ones there is never more than one behind another. */
  const told: string[] = [];
  let line = '';
  /** `words`: what was said since it began. */
  const links: { href: string; words: string }[] = [];
  /** Lists around; a paragraph in one is a line. */
  let lists = 0;
  const say = (words: string) => {
    line += words;
    for (const link of links) link.words += words;
  };
  const endLine = () => {
    const text = line.trimEnd();
    if (text !== '' || (told.length > 0 && told.at(-1) !== '')) told.push(text);
    line = '';
  };
  const breakLine = (isParagraph: boolean) => {
    if (line === point) return;
    if (line.trimEnd() !== '') endLine();
    line = '';
    if (isParagraph) endLine();
  };
  const breakParagraph = () => breakLine(lists === 0);
  const parser = new Parser({
    onopentag(name, { href, alt }) {
      if (paragraphs.has(name)) breakParagraph();
      if (lines.has(name)) breakLine(false);
      if (name === 'ul' || name === 'ol') lists += 1;
      if (name === 'li') line += point;
      if (name === 'br') endLine();
      if (name === 'hr') {
        breakParagraph();
        line += '---';
        breakParagraph();
      }
      if (name === 'img' && alt) say(`[${alt}]`);
      if (name === 'a') links.push({ href: href ?? '', words: '' });
    },
    ontext(text) {
      const words = text.replaceAll(/\s+/g, ' ');
      say(line === '' || line.endsWith(' ') ? words.trimStart() : words);
    },
    onclosetag(name) {
      if (name === 'a') {
        const { href = '', words = '' } = links.pop() ?? {};
        const shown = href.replace(/^(?:mailto|tel):/, '');
        const said = words.trim();
        if (shown !== '' && said !== shown) say(said === '' ? shown : ` (${shown})`);
      }
      if (name === 'td' || name === 'th') line += ' ';
      if (name === 'ul' || name === 'ol') lists -= 1;
      if (paragraphs.has(name)) breakParagraph();
      if (lines.has(name)) breakLine(false);
    },
  });
  parser.end(html);
  endLine();
  return told.join('\n').trim();
}
