import { createElement, useMemo, type ReactNode } from 'react';

/** What is drawn as it is; of anything else, what is in it. */
const drawn: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code strong b em i u s strike del sub sup table tbody thead tr td th'.split(
    ' ',
  ),
);
const empty: ReadonlySet<string> = new Set(['br', 'hr']);
const dropped: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript']);

/** HTML to look at: texts and their form, without links, pictures, attributes and scripts. */
export function HtmlPreview({ html }: { html: string }) {
  return useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return <>{drawAll(body)}</>;
  }, [html]);
}

function drawAll(parent: Element): ReactNode[] {
  return [...parent.childNodes].map((node, index) => draw(node, index));
}

function draw(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (dropped.has(name)) return null;
  if (empty.has(name)) return createElement(name, { key });
  if (drawn.has(name)) return createElement(name, { key }, ...drawAll(node));
  return drawAll(node);
}
