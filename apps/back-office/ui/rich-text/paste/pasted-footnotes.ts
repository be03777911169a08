/** Footnotes of word processors: a link in the text, and a line below that it leads to. */

const toNote = /^#(?:_(?:ftn|edn)\d+|ftnt\d+|sdfootnote\d+sym|sdendnote\d+sym)$/;
const backToText = 'a[href^="#_ftnref"],a[href^="#_ednref"],a[href^="#ftnt_ref"],a[href$="anc"]';

/** Whether a link leads to a footnote. */
export function isNoteLink(href: string): boolean {
  return toNote.test(href);
}

/** Takes the lines of footnotes out of a document; answers their words by where links lead. */
export function takeFootnotes(source: Document): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const named = new Map(
    [...source.querySelectorAll('a[name]')].map((one) => [one.getAttribute('name') ?? '', one]),
  );
  const links = [...source.querySelectorAll('a[href]')];
  for (const link of links) {
    const href = link.getAttribute('href') ?? '';
    if (!isNoteLink(href) || words.has(href)) continue;
    const name = href.slice(1);
    const target = source.getElementById(name) ?? named.get(name);
    const line = target?.closest('p,li,div[id]');
    if (!line || line.contains(link)) continue;
    for (const back of line.querySelectorAll(backToText)) back.remove();
    words.set(href, line.textContent.replaceAll(/\s+/g, ' ').trim());
    line.remove();
  }
  return words;
}
