/** Reads the HTML of a page of another site into rows of pieces. */
import { cutText } from '@sitewright/contract';
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
  const whole = cutText(html, contentLimits.html);
  if (whole.length < html.length) {
    scope.note('page-too-long', `Only the first ${contentLimits.html} characters were read.`);
  }
  const { nodes, isTooDeep } = parseHtml(markup === 'wordpress' ? captionsToFigures(whole) : whole);
  if (isTooDeep) scope.note('page-too-deep', 'Its HTML lies too deep: only its words were read.');
  const reader = new MarkupReader(withinLimits(scope), dialects[markup]);
  reader.read(nodes);
  return reader.finish();
}

/** A page takes as much of shared blocks as it may have itself: it can name one a thousand times. */
function withinLimits({ sharedOf, ...scope }: MarkupScope): MarkupScope {
  if (!sharedOf) return scope;
  let length = 0;
  return {
    ...scope,
    sharedOf(id) {
      const html = sharedOf(id);
      if (html === undefined) return undefined;
      length += html.length;
      if (length <= contentLimits.html) return html;
      scope.note('page-too-long', 'It shows more of shared blocks than a page can hold.');
      return '';
    },
  };
}
