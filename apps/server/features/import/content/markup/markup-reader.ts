/** Cuts HTML into pieces: what every site writes alike. */
import { cutText } from '@sitewright/contract';
import { escapeHtml } from '@sitewright/formatters';
import { nameItems } from '@sitewright/blocks';
import { contentLimits, type FoundPicture } from '../content-things.ts';
import { pictureIn, resolveAddress, toOwnLink } from './addresses.ts';
import {
  addressPiece,
  framePiece,
  headingPiece,
  outsidePiece,
  quotePiece,
  sourcePiece,
  tablePiece,
} from './make-pieces.ts';
import {
  find,
  holdsBlocks,
  isBlockElement,
  isElement,
  nameOf,
  outerHtml,
  wordsOf,
  type HtmlElement,
  type HtmlNode,
  type HtmlNodes,
} from './nodes.ts';
import { PieceBook } from './piece-book.ts';
import type { MarkupScope, Piece, PieceRow } from './piece.ts';
import { cutShortcodes, holdsShortcode, type Shortcode } from './shortcodes.ts';

/** What only one kind of site writes. */
export interface MarkupDialect {
  /** How many nodes from this one on it has read; 0: it is read as any other. */
  readonly readNode: (nodes: HtmlNodes, at: number, reader: MarkupReader) => number;
  /** Text has shortcodes, and an empty line ends a paragraph. */
  readonly hasShortcodes: boolean;
}

export class MarkupReader {
  readonly scope: MarkupScope;
  readonly dialect: MarkupDialect;
  /** What it writes to: one of its own unless told. */
  readonly book: PieceBook;
  /** How many blocks lie around what it reads. */
  depth = 0;

  constructor(scope: MarkupScope, dialect: MarkupDialect, book = new PieceBook()) {
    this.scope = scope;
    this.dialect = dialect;
    this.book = book;
  }

  finish(): PieceRow[] {
    return this.book.finish();
  }

  /** The pieces of something that stands in a column: rows in it stand below each other. */
  piecesOf(nodes: HtmlNodes): Piece[] {
    const inner = new MarkupReader(this.scope, this.dialect);
    inner.depth = this.depth;
    inner.read(nodes);
    return inner.finish().flatMap((row) => row.flatMap(({ pieces }) => pieces));
  }

  read(nodes: HtmlNodes): void {
    for (let at = 0; at < nodes.length;) {
      const read = this.dialect.readNode(nodes, at, this);
      if (read === 0) this.#readOne(nodes[at]!);
      at += Math.max(read, 1);
    }
    this.book.endLine();
  }

  /** A gallery of so many pictures as one may have, or more of them. */
  addGallery(pictures: readonly FoundPicture[]): void {
    for (let at = 0; at < pictures.length; at += contentLimits.galleryPictures) {
      this.book.add(galleryPiece(pictures.slice(at, at + contentLimits.galleryPictures)));
    }
  }

  addImage(picture: FoundPicture): void {
    this.book.add(imagePiece(picture, this.scope));
  }

  /** Text with its shortcodes; an empty line ends a paragraph. */
  addText(text: string): void {
    if (!this.dialect.hasShortcodes) return this.book.addInline(escapeHtml(text));
    for (const part of cutShortcodes(text)) {
      if (typeof part === 'string') this.#addWords(part);
      else this.#addShortcode(part);
    }
  }

  #addWords(text: string): void {
    for (const [index, paragraph] of text.split(/\n[^\S\n]*\n/).entries()) {
      if (index > 0) this.book.endLine();
      const address = /^\s*(https?:\/\/\S+)\s*$/.exec(paragraph)?.[1];
      const piece = address === undefined ? undefined : addressPiece(address);
      if (piece) this.book.add(piece);
      else this.book.addInline(escapeHtml(paragraph));
    }
  }

  #addShortcode({ name, whole, attributes }: Shortcode): void {
    const { note, pictureOf } = this.scope;
    if (name === 'gallery' || name === 'playlist') {
      const ids = (attributes['ids'] ?? attributes['include'] ?? '').match(/\d+/g) ?? [];
      const pictures = ids.flatMap((id) => pictureOf?.(id) ?? []);
      if (pictures.length > 0) return this.addGallery(pictures);
    }
    if (name === 'embed' || name === '/embed') return;
    this.book.add(sourcePiece(whole));
    if (!name.startsWith('/')) {
      note('shortcode', `The shortcode [${name}] is unknown here: it is kept as text.`);
    }
  }

  #readOne(node: HtmlNode): void {
    if (node.type === 'text') return this.addText(node.data);
    if (!isElement(node)) return;
    const reads = readers[node.name];
    if (reads) reads(node, this);
    else if (isBlockElement(node)) this.#readContainer(node);
    else this.#readInline(node);
  }

  #readContainer(element: HtmlElement): void {
    this.book.endLine();
    if (holdsBlocks(element)) this.read(element.children);
    else this.readParagraph(element);
  }

  /** Words in a line, with the pictures among them before. */
  readParagraph(element: HtmlElement): void {
    this.book.endLine();
    this.#takePictures(element);
    const words = wordsOf(element);
    const piece = /^https?:\/\/\S+$/.test(words) ? addressPiece(words) : undefined;
    if (piece) return this.book.add(piece);
    if (this.dialect.hasShortcodes && holdsShortcode(words)) return this.read(element.children);
    if (words === '') return;
    this.book.addInline(outerHtml(tidy(element, this.scope).children));
    this.book.endLine();
  }

  #readInline(element: HtmlElement): void {
    if (element.name === 'br') return this.book.addInline('<br>');
    if (find(element, 'img').length > 0) this.#takePictures(element);
    if (holdsBlocks(element)) return this.read(element.children);
    if (wordsOf(element) !== '') this.book.addInline(outerHtml(tidy(element, this.scope)));
  }

  /** Pictures in a text stand before it. */
  #takePictures(element: HtmlElement): void {
    for (const image of element.name === 'img' ? [element] : find(element, 'img')) {
      const picture = pictureIn(image, this.scope);
      if (!picture) continue;
      const href = linkAround(image, picture, this.scope);
      this.addImage({ ...picture, ...(href && { href }) });
    }
  }
}

/** Where a press on a picture leads; to the picture itself it leads nowhere. */
export function linkAround(
  image: HtmlElement,
  picture: FoundPicture,
  scope: MarkupScope,
): string | undefined {
  const parent = image.parent;
  const href = parent && isElement(parent) && parent.name === 'a' ? parent.attribs['href'] : '';
  const url = resolveAddress(href, scope);
  if (!href || !url || url.href === picture.url) return undefined;
  return /\.(?:jpe?g|png|gif|webp|avif)$/i.test(url.pathname) ? undefined : href;
}

type Reads = (element: HtmlElement, reader: MarkupReader) => void;

const readHeading: Reads = (element, reader) => {
  if (find(element, 'img').length > 0 || find(element, 'a').length > 0) {
    const words = wordsOf(element);
    reader.read(find(element, 'img'));
    if (words !== '') reader.book.addText(outerHtml(tidy(element, reader.scope)));
    return;
  }
  const piece = headingPiece(element);
  if (piece) reader.book.add(piece);
};

const readWhole: Reads = (element, reader) => {
  for (const image of find(element, 'img')) reader.read([image]);
  reader.book.addText(outerHtml(tidy(element, reader.scope)));
};

const readFigure: Reads = (element, reader) => {
  const [captioned] = find(element, 'figcaption');
  const caption = captioned ? cutText(wordsOf(captioned), 2_000) : '';
  const images = find(element, 'img');
  const pictures = images.flatMap((image) => pictureIn(image, reader.scope) ?? []);
  const [table] = find(element, 'table');
  const [quoted] = find(element, 'blockquote');
  const quote = quoted && quotePiece(quoted, caption);
  if (quote) reader.book.add(quote);
  else if (table) {
    const piece = tablePiece(table, caption);
    if (piece) reader.book.add(piece);
    else reader.book.addText(outerHtml(tidy(table, reader.scope)));
  } else if (pictures.length > 1) {
    reader.addGallery(pictures);
  } else if (pictures.length === 1) {
    const href = linkAround(images[0]!, pictures[0]!, reader.scope);
    reader.addImage({ ...pictures[0]!, ...(caption && { caption }), ...(href && { href }) });
  } else {
    const words = element.children.filter((child) => child !== captioned);
    reader.read(words);
    if (caption) reader.book.addText(`<p>${escapeHtml(caption)}</p>`);
  }
};

const readOutside: Reads = (element, reader) => {
  reader.book.add(outsidePiece(element, reader.scope));
};

const readRunning: Reads = (element, reader) => {
  reader.book.add(framePiece(outerHtml(element)));
  reader.scope.note('script', 'A script runs in a frame of its own now, apart from the page.');
};

const readForm: Reads = (_element, { scope }) => {
  scope.note('form', 'A form was left out: it sent to the old site.');
};

/** What becomes of elements, by their names. */
const readers: Readonly<Record<string, Reads>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, readHeading])),
  ...Object.fromEntries(['ul', 'ol', 'dl', 'details', 'address'].map((name) => [name, readWhole])),
  p: (element, reader) => reader.readParagraph(element),
  figure: readFigure,
  hr: (_element, { book }) => book.add({ type: 'line', data: {} }),
  img: (element, reader) => {
    const picture = pictureIn(element, reader.scope);
    if (picture) reader.addImage(picture);
  },
  blockquote: (element, reader) => {
    const piece = quotePiece(element);
    if (piece) reader.book.add(piece);
    else readWhole(element, reader);
  },
  pre: (element, { book }) => {
    const code = textOf(element);
    if (code.trim() !== '') book.add(sourcePiece(code));
  },
  table: (element, reader) => {
    const [caption] = find(element, 'caption');
    const piece = tablePiece(element, caption ? wordsOf(caption) : '');
    if (piece) reader.book.add(piece);
    else readWhole(element, reader);
  },
  iframe: readOutside,
  object: readOutside,
  embed: readOutside,
  video: readOutside,
  audio: readOutside,
  script: readRunning,
  style: () => {},
  noscript: () => {},
  template: () => {},
  form: readForm,
};

function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.data;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const kept = new Set(['href', 'title', 'lang', 'dir', 'datetime', 'colspan', 'rowspan', 'scope']);

/** Without pictures and the looks of the old site; links to the old site lead to this one. */
export function tidy(element: HtmlElement, scope: MarkupScope): HtmlElement {
  const visit = (node: HtmlNode): void => {
    if (!isElement(node)) return;
    node.attribs = Object.fromEntries(
      Object.entries(node.attribs)
        .filter(([name]) => kept.has(name))
        .map(([name, value]) => [name, name === 'href' ? toOwnLink(value, scope) : value]),
    );
    node.children = node.children.filter(
      (child) => child.type !== 'comment' && !['img', 'script', 'style'].includes(nameOf(child)),
    );
    node.children.forEach(visit);
  };
  visit(element);
  return element;
}

export function imagePiece(picture: FoundPicture, scope: MarkupScope): Piece {
  const { altText, caption, href } = picture;
  const link = href && { kind: 'url', url: cutText(toOwnLink(href, scope), 2_000) };
  return {
    type: 'image',
    data: { ...(altText && { altText }), ...(caption && { caption }), ...(link && { link }) },
    pictures: [picture],
  };
}

/** Its pictures get their files later. */
export function galleryPiece(pictures: readonly FoundPicture[]): Piece {
  const hasWords = pictures.some(({ caption }) => caption);
  return {
    type: 'gallery',
    data: {
      pictures: nameItems(
        pictures.map(({ altText, caption }) => ({
          ...(altText && { altText }),
          ...(caption && { title: cutText(caption, 500) }),
        })),
      ),
      'thumbnails-per-row': Math.min(Math.max(pictures.length, 1), 3),
      lightbox: true,
      ...(hasWords && { 'show-meta-basic': true }),
    },
    pictures,
  };
}
