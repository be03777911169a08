/** Footnotes: kept where they are said, numbered and listed when a text is shown. */
import { escapeAttribute } from '@sitewright/formatters';

/** As they are kept: `<span class="sw-note" data-note="…"></span>`. */
const kept = /<span class="sw-note" data-note="([^"]*)"><\/span>/g;

/** A text with its notes numbered, each leading to its words below and back. Without notes as it is. */
export function showFootnotes(html: string, blockId: string): string {
  const id = escapeAttribute(blockId);
  const notes: string[] = [];
  const text = html.replaceAll(kept, (_span, written: string) => {
    // A browser may leave these two in an attribute as they are; in a line they would be a tag.
    const note = written.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    notes.push(note);
    const at = notes.length;
    return (
      `<sup class="sw-note" id="${id}-from-${at}">` +
      `<a href="#${id}-note-${at}" role="doc-noteref" data-note="${note}">${at}</a></sup>`
    );
  });
  if (notes.length === 0) return html;
  const lines = notes.map(
    (note, index) =>
      `<li id="${id}-note-${index + 1}">${note} ` +
      `<a href="#${id}-from-${index + 1}" role="doc-backlink" aria-label="${index + 1}">↩</a></li>`,
  );
  return `${text}<ol class="sw-notes">${lines.join('')}</ol>`;
}
