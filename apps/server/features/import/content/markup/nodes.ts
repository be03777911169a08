/** Small questions about parsed HTML. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { isDeeperThan, wordsOfHtml } from '@sitewright/blocks';
import { contentLimits } from '../content-things.ts';

export type HtmlNodes = ReturnType<typeof parseDocument>['children'];
export type HtmlNode = HtmlNodes[number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

/** Parses HTML; what lies too deep is told by its words alone. */
export function parseHtml(html: string): { nodes: HtmlNodes; isTooDeep: boolean } {
  const isTooDeep = isDeeperThan(html, contentLimits.depth);
  return { nodes: parseDocument(isTooDeep ? wordsOfHtml(html) : html).children, isTooDeep };
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'attribs' in node;
}

/** Name of an element; empty for everything else. */
export function nameOf(node: HtmlNode): string {
  return isElement(node) ? node.name : '';
}

export function hasClass(node: HtmlNode, name: string): boolean {
  return isElement(node) && (node.attribs['class'] ?? '').split(/\s+/).includes(name);
}

/** All elements of a name, at any depth. */
export function find(nodes: HtmlNode | HtmlNodes, name: string): HtmlElement[] {
  return DomUtils.getElementsByTagName(name, nodes, true);
}

/** The first element below that carries a class. */
export function findByClass(nodes: HtmlNode | HtmlNodes, name: string): HtmlElement | undefined {
  return DomUtils.findOne(
    (element) => hasClass(element, name),
    Array.isArray(nodes) ? nodes : [nodes],
  ) as HtmlElement | undefined;
}

/** The words in it, with single blanks. */
export function wordsOf(nodes: HtmlNode | HtmlNodes): string {
  return DomUtils.textContent(nodes).replaceAll(/\s+/g, ' ').trim();
}

export function outerHtml(nodes: HtmlNode | HtmlNodes): string {
  return DomUtils.getOuterHTML(nodes);
}

/** Elements that a paragraph cannot hold. */
const blockNames = new Set(
  'address article aside blockquote center details dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr iframe li main nav ol p pre section table ul video audio script style object embed'.split(
    ' ',
  ),
);

/** Whether a paragraph cannot hold it. */
export function isBlockElement(node: HtmlNode): boolean {
  return blockNames.has(nameOf(node));
}

/** Whether one of {@link isBlockElement} stands in it, at any depth. */
export function holdsBlocks(node: HtmlNode): boolean {
  if (!('children' in node)) return false;
  return node.children.some((child) => isBlockElement(child) || holdsBlocks(child));
}
