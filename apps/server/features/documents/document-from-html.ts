/** Makes a document of HTML: what pages were before they had blocks. */
import { addBlock, addSection, blockTypeTable, emptyDocument, putOnTop } from '@sitewright/blocks';
import type { Command, PageDocument, SectionStyle } from '@sitewright/contract';
import { DomUtils, parseDocument as parseHtml } from 'htmlparser2';
import { newId } from '../../db/id.ts';

interface Piece {
  readonly type: 'text' | 'image' | 'button' | 'line';
  readonly data: object;
}

type Nodes = ReturnType<typeof parseHtml>['children'];
type Node = Nodes[number];

/**
 * A section of blocks below each other: each heading begins a text, pictures of the site, links that
 * look like buttons and lines stand by themselves. Pictures from elsewhere stay in the text.
 */
export function documentFromHtml(html: string, style: SectionStyle = {}): PageDocument {
  const sectionId = newId();
  let document = emptyDocument;
  const run = (commands: readonly Command[]) => {
    document = putOnTop(document, commands).document;
  };
  run(addSection(document, { id: sectionId, layout: 'stack', style }, 0));
  for (const { type: name, data } of piecesOf(parseHtml(html).children)) {
    const type = blockTypeTable.get(name);
    if (type) run(addBlock(document, type, { id: newId(), sectionId, data }));
  }
  return document;
}

function piecesOf(nodes: Nodes): Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  const endText = () => {
    if (text.trim() !== '') pieces.push({ type: 'text', data: { format: 'html', html: text } });
    text = '';
  };
  for (const node of nodes) {
    const piece = imageIn(node) ?? buttonIn(node) ?? lineIn(node);
    if (piece) {
      endText();
      pieces.push(piece);
      continue;
    }
    if (/^h[1-3]$/.test(nameOf(node))) endText();
    text += DomUtils.getOuterHTML(node);
  }
  endText();
  return pieces;
}

type Element = Extract<Node, { attribs: unknown }>;

function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

function nameOf(node: Node): string {
  return isElement(node) ? node.name : '';
}

/** A picture of the site: by itself, or alone in a paragraph or figure. */
function imageIn(node: Node): Piece | undefined {
  if (!isElement(node) || !['p', 'figure', 'img', 'div'].includes(node.name)) return undefined;
  const [picture, ...others] = DomUtils.getElementsByTagName('img', [node], true);
  const caption = DomUtils.getElementsByTagName('figcaption', [node], true);
  const words = DomUtils.textContent(node).trim();
  const told = DomUtils.textContent(caption).trim();
  if (!picture || others.length > 0 || words !== told) return undefined;
  const { src = '', alt = '' } = picture.attribs;
  const assetId = /^\/content\/v1\/[^/]+\/([\w-]+)\//.exec(src)?.[1];
  if (assetId === undefined) return undefined;
  return { type: 'image', data: { assetId, altText: alt, ...(told !== '' && { caption: told }) } };
}

/** A link alone in a paragraph that looks like a button. */
function buttonIn(node: Node): Piece | undefined {
  if (!isElement(node)) return undefined;
  const [link, ...others] = DomUtils.getElementsByTagName('a', [node], true);
  if (!link || others.length > 0 || !/\b(?:button|btn)\b/.test(link.attribs.class ?? '')) {
    return undefined;
  }
  const label = DomUtils.textContent(link).trim();
  if (label === '' || label !== DomUtils.textContent(node).trim()) return undefined;
  return {
    type: 'button',
    data: {
      label,
      link: { kind: 'url', url: link.attribs.href ?? '' },
      look: 'primary',
      size: 'medium',
      alignment: 'left',
    },
  };
}

function lineIn(node: Node): Piece | undefined {
  return nameOf(node) === 'hr' ? { type: 'line', data: {} } : undefined;
}
