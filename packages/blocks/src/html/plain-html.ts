/** Paragraphs and headings one after the other, with tags of text that have no attributes; or text. */
const plain =
  /^(?:(?:[^<>&\0]|&(?:amp|lt|gt);)*|(?:<(p|h[1-6])>(?:[^<>&\0]|&(?:amp|lt|gt);|<br \/>|<\/?(?:strong|em|b|i|u|s)>)*<\/\1>)*)$/;

const inlineTag = /<(\/?)(p|h[1-6]|strong|em|b|i|u|s)>/g;

/**
 * True for HTML that comes out of the sanitizer as it went in, which is most of what is typed: a page
 * of hundreds of texts is drawn sooner when only the others are read tag by tag.
 */
export function isPlainHtml(html: string): boolean {
  return plain.test(html) && isNested(html);
}

/** Each tag is closed by itself, before what it stands in. */
function isNested(html: string): boolean {
  const open: string[] = [];
  for (const [, close, name = ''] of html.matchAll(inlineTag)) {
    if (close === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}
