/** Pieces of one element: a heading, a quote, a table, something of another host. */
import { findFrame, nameItems } from '@sitewright/blocks';
import { cutText, datasetLimits } from '@sitewright/contract';
import { resolveAddress, toOwnLink } from './addresses.ts';
import { find, nameOf, outerHtml, wordsOf, type HtmlElement } from './nodes.ts';
import type { MarkupScope, Piece } from './piece.ts';

const embedLength = 50_000;
const quoteLength = 5_000;

/** Something that stands at an address of a host that is known. */
export function addressPiece(address: string): Piece | undefined {
  if (!findFrame(address)) return undefined;
  return {
    type: 'embed',
    data: { source: 'address', address, ratio: 'widescreen', height: 0, atOnce: false },
  };
}

/** HTML that runs apart from the page; what is too long for that is shown as text. */
export function framePiece(html: string): Piece {
  if (html.length > embedLength) return sourcePiece(html);
  return {
    type: 'embed',
    data: { source: 'html', html, ratio: 'widescreen', height: 0, atOnce: false },
  };
}

/** Code to be read. */
export function sourcePiece(code: string): Piece {
  return { type: 'code', data: { mode: 'source', code: cutText(code, 200_000) } };
}

/** HTML of the owner: into the page where nothing of it has to run. */
export function htmlPiece(html: string): Piece {
  const hasToRun = /<(?:script|style|iframe|object|embed|form|input|video|audio|svg)\b/i.test(html);
  return hasToRun
    ? framePiece(html)
    : { type: 'code', data: { mode: 'html', code: cutText(html, 200_000) } };
}

export function headingPiece(element: HtmlElement): Piece | undefined {
  const text = wordsOf(element);
  if (text === '') return undefined;
  const level = Number(element.name.slice(1));
  return { type: 'heading', data: { text: cutText(text, 2_000), level } };
}

/** What somebody said; undefined for one with more in it than words. */
export function quotePiece(element: HtmlElement, saidBy = ''): Piece | undefined {
  if (['ul', 'ol', 'table', 'img', 'pre', 'iframe'].some((name) => find(element, name).length)) {
    return undefined;
  }
  const [cite] = [...find(element, 'cite'), ...find(element, 'footer')];
  const source = (cite ? wordsOf(cite) : saidBy).replace(/^[—–-]\s*/, '');
  const quote = find(element, 'p')
    .map((one) => wordsOf(one))
    .join('\n')
    .trim();
  const all = wordsOf(element);
  const words = quote || (source && all.endsWith(source) ? all.slice(0, -source.length) : all);
  const told = words.replaceAll(/^[“”"]+|[“”"]+$/g, '').trim();
  if (told === '' || told.length > quoteLength) return undefined;
  return { type: 'quote', data: { quote: told, ...(source && { source: cutText(source, 500) }) } };
}

/** Undefined for one with cells that are joined or hold more than words. */
export function tablePiece(table: HtmlElement, caption: string): Piece | undefined {
  const rows = find(table, 'tr');
  const cells = rows.map((row) =>
    row.children.filter((cell): cell is HtmlElement => /^t[dh]$/.test(nameOf(cell))),
  );
  const all = cells.flat();
  const widest = Math.max(0, ...cells.map((row) => row.length));
  const isPlain = all.every(
    (cell) =>
      !cell.attribs['colspan'] &&
      !cell.attribs['rowspan'] &&
      ['a', 'img', 'ul', 'ol', 'table'].every((name) => find(cell, name).length === 0),
  );
  const fits = rows.length <= datasetLimits.maxRows && widest <= datasetLimits.maxColumns;
  if (!isPlain || !fits || all.length === 0) return undefined;
  const isHead = (cell: HtmlElement | undefined) => cell?.name === 'th';
  const hasHeadRow = cells[0]!.every(isHead);
  const body = hasHeadRow ? cells.slice(1) : cells;
  const named = cells.map((row) => ({ cells: row.map((cell) => wordsOf(cell)).join('\n') }));
  return {
    type: 'table',
    data: {
      rows: nameItems(named),
      ...(caption && { caption: cutText(caption, 500) }),
      hasHeadRow,
      hasHeadColumn: body.length > 0 && body.every(([first]) => isHead(first)),
      isStriped: false,
    },
  };
}

/** A frame of another host, or of a player. */
export function outsidePiece(element: HtmlElement, scope: MarkupScope): Piece {
  const src = element.attribs['src'] ?? element.attribs['data-src'] ?? '';
  const url = resolveAddress(src, scope);
  return (url && addressPiece(url.href)) ?? framePiece(outerHtml(element));
}

interface ButtonWords {
  readonly label: string;
  readonly href: string | undefined;
  readonly isQuiet?: boolean;
  readonly alignment?: 'left' | 'center' | 'right' | undefined;
}

export function buttonPiece(words: ButtonWords, scope: MarkupScope): Piece {
  const { label, href, isQuiet = false, alignment = 'left' } = words;
  return {
    type: 'button',
    data: {
      label: cutText(label, 200),
      ...(href && { link: { kind: 'url', url: cutText(toOwnLink(href, scope), 2_000) } }),
      look: isQuiet ? 'secondary' : 'primary',
      size: 'medium',
      alignment,
    },
  };
}
