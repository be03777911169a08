/** Bodies of Squarespace: rows of 12 columns, and a block in each. */
import { cutText } from '@sitewright/contract';
import { pictureIn } from './addresses.ts';
import { addressPiece, buttonPiece, framePiece, htmlPiece, sourcePiece } from './make-pieces.ts';
import { linkAround, type MarkupDialect, type MarkupReader } from './markup-reader.ts';
import {
  find,
  findByClass,
  hasClass,
  isElement,
  outerHtml,
  wordsOf,
  type HtmlElement,
} from './nodes.ts';
import { parseRecord } from './parse-record.ts';

export const squarespaceMarkup: MarkupDialect = {
  hasShortcodes: false,
  readNode(nodes, at, reader) {
    const node = nodes[at]!;
    if (!isElement(node)) return 0;
    if (hasClass(node, 'sqs-block')) readBlock(node, reader);
    else if (hasClass(node, 'sqs-row') || hasClass(node, 'row')) readRow(node, reader);
    else return 0;
    return 1;
  },
};

const spanPattern = /(?:^|\s)(?:sqs-col-|span-)(\d{1,2})(?=\s|$)/;

/** Its columns; one alone is no column. */
function readRow(row: HtmlElement, reader: MarkupReader): void {
  reader.book.endLine();
  const columns = row.children.flatMap((node) => {
    const span = isElement(node) ? spanPattern.exec(node.attribs['class'] ?? '')?.[1] : undefined;
    return isElement(node) && span ? [{ node, span: Math.min(Number(span), 12) }] : [];
  });
  if (columns.length < 2) {
    reader.read(columns[0]?.node.children ?? row.children);
    return;
  }
  reader.book.addColumns(
    columns.map(({ node, span }) => ({ span, pieces: reader.piecesOf(node.children) })),
  );
}

type Reads = (
  block: HtmlElement,
  reader: MarkupReader,
  told: Readonly<Record<string, unknown>>,
) => void;

function readBlock(block: HtmlElement, reader: MarkupReader): void {
  reader.book.endLine();
  const name = nameOfBlock(block);
  const content = findByClass(block.children, 'sqs-block-content');
  const reads = readers[name];
  if (reads) reads(block, reader, parseRecord(block.attribs['data-block-json']));
  else if (content && wordsOf(content) !== '') reader.read(content.children);
  else if (name !== '') {
    reader.scope.note('block', `The block "${name}" has no content of its own: it was left out.`);
  }
  reader.book.endLine();
}

/** `sqs-block image-block sqs-block-image` → `image`. */
function nameOfBlock(block: HtmlElement): string {
  const names = (block.attribs['class'] ?? '').match(/(?:^|\s)([a-z]+)-block(?=\s|$)/g) ?? [];
  const named = names.map((name) => name.trim().slice(0, -'-block'.length));
  const known = named.find((name) => name !== 'sqs' && name !== 'website');
  return known ?? /\bsqs-block-([a-z]+)\b/.exec(block.attribs['class'] ?? '')?.[1] ?? '';
}

const textIn = (told: Readonly<Record<string, unknown>>, name: string) => {
  const value = told[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

const readImage: Reads = (block, reader) => {
  const image = find(block, 'img').find((one) => pictureIn(one, reader.scope) !== undefined);
  const picture = image && pictureIn(image, reader.scope);
  if (!image || !picture) return;
  const told = findByClass(block, 'image-caption') ?? findByClass(block, 'image-card');
  const caption = told ? cutText(wordsOf(told), 2_000) : '';
  const link = find(block, 'a').find((one) => find(one, 'img').length > 0);
  const href = link?.attribs['href'] ?? linkAround(image, picture, reader.scope);
  reader.addImage({ ...picture, ...(caption && { caption }), ...(href && { href }) });
};

const readGallery: Reads = (block, reader) => {
  const seen = new Set<string>();
  const pictures = find(block, 'img').flatMap((image) => {
    const picture = pictureIn(image, reader.scope);
    if (!picture || seen.has(picture.url)) return [];
    seen.add(picture.url);
    return [picture];
  });
  if (pictures.length > 0) reader.addGallery(pictures);
};

const readOutside: Reads = (block, reader, told) => {
  const url = textIn(told, 'url');
  const html = textIn(told, 'html');
  const [frame] = find(block, 'iframe');
  const piece =
    (url && addressPiece(url)) ??
    (frame && addressPiece(frame.attribs['src'] ?? '')) ??
    (html && framePiece(html));
  if (piece) reader.book.add(piece);
  else if (frame) reader.read([frame]);
  else if (url) {
    const link = { label: url, href: url };
    reader.book.add(buttonPiece(link, reader.scope));
    reader.scope.note('embed', `${url} cannot be shown in a page here: it is a link now.`);
  } else reader.scope.note('embed', 'An embedded block without an address was left out.');
};

const readCode: Reads = (block, { book }) => {
  const source = findByClass(block, 'source-code') ?? find(block, 'pre')[0];
  const content = findByClass(block.children, 'sqs-block-content') ?? block;
  if (source) book.add(sourcePiece(wordsOf(source)));
  else if (outerHtml(content.children).trim() !== '') {
    book.add(htmlPiece(outerHtml(content.children).trim()));
  }
};

const readers: Readonly<Record<string, Reads>> = {
  image: readImage,
  gallery: readGallery,
  video: readOutside,
  embed: readOutside,
  map: (_block, reader, told) => {
    const { location } = told as { location?: Record<string, unknown> };
    const place = ['addressLine1', 'addressLine2', 'addressTitle']
      .flatMap((name) => textIn(location ?? {}, name) ?? [])
      .join(', ');
    const address = `https://www.google.com/maps?q=${encodeURIComponent(place)}`;
    const piece = place === '' ? undefined : addressPiece(address);
    if (piece) reader.book.add(piece);
  },
  button: (block, reader) => {
    const [link] = find(block, 'a');
    const label = link ? wordsOf(link) : '';
    if (!link || label === '') return;
    const told = /sqs-block-button-container--(left|center|right)/.exec(outerHtml(block))?.[1];
    const alignment = told as 'left' | 'center' | 'right' | undefined;
    reader.book.add(buttonPiece({ label, href: link.attribs['href'], alignment }, reader.scope));
  },
  horizontalrule: (_block, { book }) => book.add({ type: 'line', data: {} }),
  spacer: (_block, { book }, told) => {
    // Squarespace tells a spacer by its share of the width of its column.
    const share = Math.min(Math.max(Number(told['aspectRatio'] ?? 4) || 4, 1), 50);
    book.add({ type: 'spacer', data: { height: Math.round(share * 8) } });
  },
  code: readCode,
};
