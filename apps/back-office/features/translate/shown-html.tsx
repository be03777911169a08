import { createElement, Fragment, useMemo, type ReactNode } from 'react';

/** What is drawn of rich text; what else stands there is drawn as its text. */
const drawn: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li strong b em i u s br blockquote code pre hr sub sup'.split(' '),
);

/** Rich text to be read: elements are made anew, so nothing in it runs or leads anywhere. */
export function ShownHtml({ html }: { html: string }) {
  const body = useMemo(() => new DOMParser().parseFromString(html, 'text/html').body, [html]);
  return <>{childrenOf(body)}</>;
}

function childrenOf(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, at) => draw(child, at));
}

function draw(node: Node, at: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (name === 'script' || name === 'style') return null;
  if (name === 'br' || name === 'hr') return createElement(name, { key: at });
  const children = childrenOf(node);
  return drawn.has(name) ? (
    createElement(name, { key: at }, ...children)
  ) : (
    <Fragment key={at}>{children}</Fragment>
  );
}
