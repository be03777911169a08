/**
 * The text outside of tags, with a space for every `>`. An opening `<` without its end swallows
 * the rest.
 */
export function removeTags(html: string): string {
  if (!html.includes('<') && !html.includes('>')) return html;
  const [first = '', ...others] = html.split('>');
  return others.reduce((text, part) => `${text} ${beforeTag(part)}`, beforeTag(first));
}

function beforeTag(part: string): string {
  const start = part.indexOf('<');
  return start === -1 ? part : part.slice(0, start);
}

/** The text without its complete tags; `<` without a later `>` stays. Linear in the length. */
export function dropTags(html: string): string {
  let text = '';
  let position = 0;
  let start = html.indexOf('<');
  while (start !== -1) {
    const end = html.indexOf('>', start);
    if (end === -1) break;
    text += html.slice(position, start);
    position = end + 1;
    start = html.indexOf('<', position);
  }
  return text + html.slice(position);
}
