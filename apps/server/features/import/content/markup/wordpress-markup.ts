/** Blocks of WordPress: comments `<!-- wp:name {…} -->` around the HTML that they print. */
import { cutText } from '@sitewright/contract';
import { escapeAttribute, escapeHtml } from '@sitewright/formatters';
import { findFrame } from '@sitewright/blocks';
import { parseRecord } from './parse-record.ts';
import { pictureIn } from './addresses.ts';
import { addressPiece, buttonPiece, htmlPiece } from './make-pieces.ts';
import { MarkupReader, type MarkupDialect } from './markup-reader.ts';
import {
  find,
  findByClass,
  hasClass,
  isElement,
  outerHtml,
  parseHtml,
  wordsOf,
  type HtmlElement,
  type HtmlNode,
  type HtmlNodes,
} from './nodes.ts';
import { toSpans } from './piece.ts';

type Attributes = Readonly<Record<string, unknown>>;

interface Mark {
  readonly name: string;
  readonly attributes: Attributes;
  readonly kind: 'opens' | 'closes' | 'whole';
}

const opening = /^(\/)?wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)/;

/** The mark that a comment is; undefined for any other comment. */
export function readMark(comment: string): Mark | undefined {
  const text = comment.trim();
  const [start, closes, name = ''] = opening.exec(text) ?? [];
  if (start === undefined) return undefined;
  const rest = text.slice(start.length);
  if (rest !== '' && rest !== '/' && !/^\s/.test(rest)) return undefined;
  const isWhole = rest.endsWith('/');
  const json = (isWhole ? rest.slice(0, -1) : rest).trim();
  const kind = closes ? 'closes' : isWhole ? 'whole' : 'opens';
  return { name: name.replace(/^core(?:-embed)?\//, ''), attributes: parseRecord(json), kind };
}

/** Blocks in blocks that are read as such; what lies deeper is read as if it stood side by side. */
const mostDeep = 50;

export const wordpressMarkup: MarkupDialect = {
  hasShortcodes: true,
  readNode(nodes, at, reader) {
    const node = nodes[at]!;
    if (node.type !== 'comment') return 0;
    const mark = readMark(node.data);
    if (!mark || mark.kind === 'closes') return 1;
    const end = mark.kind === 'whole' ? at : endsOf(nodes).get(at);
    if (end === undefined || reader.depth >= mostDeep) return 1;
    const inner = nodes.slice(at + 1, end);
    reader.book.endLine();
    reader.depth += 1;
    const reads = readers[mark.name];
    if (reads) reads(inner, reader, mark.attributes);
    else if (mark.kind === 'whole') noteUnknown(reader, mark.name);
    else reader.read(inner);
    reader.depth -= 1;
    reader.book.endLine();
    return end - at + 1;
  },
};

const pairs = new WeakMap<HtmlNodes, ReadonlyMap<number, number>>();

/** Where the blocks end that begin at these places; found in one pass, whatever is left open. */
function endsOf(nodes: HtmlNodes): ReadonlyMap<number, number> {
  const known = pairs.get(nodes);
  if (known) return known;
  const ends = new Map<number, number>();
  const open = new Map<string, number[]>();
  for (const [at, node] of nodes.entries()) {
    const mark = node.type === 'comment' ? readMark(node.data) : undefined;
    if (!mark || mark.kind === 'whole') continue;
    const begun = open.get(mark.name) ?? [];
    open.set(mark.name, begun);
    if (mark.kind === 'opens') begun.push(at);
    else {
      const from = begun.pop();
      if (from !== undefined) ends.set(from, at);
    }
  }
  pairs.set(nodes, ends);
  return ends;
}

function noteUnknown({ scope }: MarkupReader, name: string): void {
  scope.note('block', `The block "${name}" has no content of its own: it was left out.`);
}

type Reads = (nodes: HtmlNodes, reader: MarkupReader, attributes: Attributes) => void;

const readGallery: Reads = (nodes, reader) => {
  const images = find(nodes, 'img');
  const counted = new Map<HtmlElement, number>();
  for (const frame of images.flatMap((image) => frameAround(image) ?? [])) {
    counted.set(frame, (counted.get(frame) ?? 0) + 1);
  }
  const pictures = images.flatMap((image) => {
    const picture = pictureIn(image, reader.scope);
    const frame = frameAround(image);
    // The frame of one picture, not that of the whole gallery.
    const [words] = frame && counted.get(frame) === 1 ? find(frame, 'figcaption') : [];
    const caption = words ? cutText(wordsOf(words), 500) : '';
    return picture ? [{ ...picture, ...(caption && { caption }) }] : [];
  });
  reader.addGallery(pictures);
};

/** The next figure or item of a list around a picture. */
function frameAround(image: HtmlElement): HtmlElement | undefined {
  let node: HtmlNode | null = image.parent as HtmlNode | null;
  while (node && isElement(node)) {
    if (node.name === 'figure' || node.name === 'li') return node;
    node = node.parent as HtmlNode | null;
  }
  return undefined;
}

const readColumns: Reads = (nodes, reader) => {
  const wrapper = findByClass(nodes, 'wp-block-columns');
  const children = wrapper?.children ?? nodes;
  const columns = children.filter((node) => hasClass(node, 'wp-block-column')) as HtmlElement[];
  if (columns.length === 0) return reader.read(nodes);
  const marks = children.flatMap((node) => {
    const mark = node.type === 'comment' ? readMark(node.data) : undefined;
    return mark?.name === 'column' && mark.kind === 'opens' ? [mark.attributes] : [];
  });
  const spans = toSpans(columns.map((_column, index) => percentOf(marks[index]?.['width'])));
  reader.book.addColumns(
    columns.map((column, index) => ({
      span: spans[index]!,
      pieces: reader.piecesOf(column.children),
    })),
  );
};

function percentOf(width: unknown): number | undefined {
  const text = typeof width === 'number' ? `${width}%` : width;
  const found = typeof text === 'string' ? /^(\d{1,3}(?:\.\d+)?)%$/.exec(text) : null;
  return found ? Number(found[1]) : undefined;
}

const readMediaText: Reads = (nodes, reader, attributes) => {
  const media = findByClass(nodes, 'wp-block-media-text__media');
  const content = findByClass(nodes, 'wp-block-media-text__content');
  if (!media || !content) return reader.read(nodes);
  const width = typeof attributes['mediaWidth'] === 'number' ? attributes['mediaWidth'] : 50;
  const isRight = attributes['mediaPosition'] === 'right';
  const sides = [
    { nodes: [media] as HtmlNodes, width },
    { nodes: content.children, width: 100 - width },
  ];
  const ordered = isRight ? sides.toReversed() : sides;
  const spans = toSpans(ordered.map((side) => side.width));
  reader.book.addColumns(
    ordered.map((side, index) => ({ span: spans[index]!, pieces: reader.piecesOf(side.nodes) })),
  );
};

const readButton: Reads = (nodes, reader) => {
  const isQuiet = /\bis-style-outline\b/.test(outerHtml(nodes));
  for (const link of [...find(nodes, 'a'), ...find(nodes, 'button')]) {
    const label = wordsOf(link);
    if (label === '') continue;
    reader.book.add(buttonPiece({ label, href: link.attribs['href'], isQuiet }, reader.scope));
  }
};

const readEmbed: Reads = (nodes, reader, attributes) => {
  const [caption] = find(nodes, 'figcaption');
  const told = typeof attributes['url'] === 'string' ? attributes['url'] : undefined;
  const url = told ?? /https?:\/\/\S+/.exec(wordsOf(nodes))?.[0];
  if (url === undefined) return reader.read(nodes);
  const piece = findFrame(url) && addressPiece(url);
  if (piece) reader.book.add(piece);
  else {
    reader.book.addText(`<p><a href="${escapeAttribute(url)}">${escapeHtml(url)}</a></p>`);
    reader.scope.note('embed', `${url} cannot be shown in a page here: it is a link now.`);
  }
  if (caption) reader.book.addText(`<p>${escapeHtml(wordsOf(caption))}</p>`);
};

const readCover: Reads = (nodes, reader, attributes) => {
  const [image] = find(nodes, 'img');
  const known = reader.scope.pictureOf?.(String(attributes['id']));
  const url = typeof attributes['url'] === 'string' ? { url: attributes['url'] } : undefined;
  const picture = (image && pictureIn(image, reader.scope)) ?? known ?? url;
  if (picture) reader.addImage(picture);
  const inner = findByClass(nodes, 'wp-block-cover__inner-container');
  reader.read(inner?.children ?? nodes.filter((node) => node !== image));
};

const readShared: Reads = (_nodes, reader, attributes) => {
  const html = reader.scope.sharedOf?.(String(attributes['ref']));
  if (html === undefined) return noteUnknown(reader, 'block');
  // One that holds itself would never end.
  const { sharedOf: _sharedOf, ...scope } = reader.scope;
  new MarkupReader(scope, reader.dialect, reader.book).read(parseHtml(html).nodes);
};

const nothing: Reads = () => {};

/** They had a block each before 2020. */
const providers = ['youtube', 'vimeo', 'spotify', 'soundcloud', 'twitter', 'instagram'];

/** What becomes of blocks, by their names; others are read as the HTML that they print. */
const readers: Readonly<Record<string, Reads>> = {
  gallery: readGallery,
  columns: readColumns,
  'media-text': readMediaText,
  button: readButton,
  embed: readEmbed,
  ...Object.fromEntries(providers.map((name) => [name, readEmbed])),
  cover: readCover,
  block: readShared,
  html: (nodes, { book }) => {
    const html = outerHtml(nodes).trim();
    if (html !== '') book.add(htmlPiece(html));
  },
  spacer: (nodes, { book }, attributes) => {
    const [, styled = ''] = /height:\s*(\d{1,5})px/.exec(outerHtml(nodes)) ?? [];
    const { height: told = styled } = attributes;
    const pixels = typeof told === 'number' ? told : Number.parseFloat(`${told as string}`);
    const height = Math.min(Math.max(Math.round(pixels) || 32, 0), 2_000);
    book.add({ type: 'spacer', data: { height } });
  },
  separator: (_nodes, { book }) => book.add({ type: 'line', data: {} }),
  more: nothing,
  nextpage: nothing,
};
