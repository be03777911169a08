/** Reads the HTML of a page of another site into rows of pieces. */
import { contentLimits, type Markup } from '../content-things.ts';
import { MarkupReader, type MarkupDialect } from './markup-reader.ts';
import { parseHtml } from './nodes.ts';
import type { MarkupScope, PieceRow } from './piece.ts';
import { captionsToFigures } from './shortcodes.ts';
import { squarespaceMarkup } from './squarespace-markup.ts';
import { wordpressMarkup } from './wordpress-markup.ts';

const dialects: Readonly<Record<Markup, MarkupDialect>> = {
  wordpress: wordpressMarkup,
  squarespace: squarespaceMarkup,
};

/** Nothing of the words is lost: what has no block of its own is text, code or an embed. */
export function readMarkup(html: string, markup: Markup, scope: MarkupScope): PieceRow[] {
  const whole = html.slice(0, contentLimits.html);
  if (whole.length < html.length) {
    scope.note('page-too-long', `Only the first ${contentLimits.html} characters were read.`);
  }
  const { nodes, isTooDeep } = parseHtml(markup === 'wordpress' ? captionsToFigures(whole) : whole);
  if (isTooDeep) scope.note('page-too-deep', 'Its HTML lies too deep: only its words were read.');
  const reader = new MarkupReader(scope, dialects[markup]);
  reader.read(nodes);
  return reader.finish();
}
