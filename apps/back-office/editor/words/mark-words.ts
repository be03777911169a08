/** Marks words on the canvas without touching its markup. */

const name = 'sitewright-found';

/** Marks everything that matches in these elements; answers how to take the marks away. */
export function markWords(
  page: Document,
  elements: Iterable<Element>,
  pattern: RegExp,
): () => void {
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (!view?.CSS.highlights) return () => {};
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`::highlight(${name}){background:#ffe08a;color:#1a1a1a}`);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  const ranges = [...elements].flatMap((element) => rangesIn(page, element, pattern));
  view.CSS.highlights.set(name, new view.Highlight(...ranges));
  return () => {
    view.CSS.highlights.delete(name);
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

function rangesIn(page: Document, element: Element, pattern: RegExp): Range[] {
  const walker = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: { node: Node; at: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node, at: text.length });
    text += node.nodeValue ?? '';
  }
  const place = (at: number, isEnd: boolean) =>
    nodes.findLast((one) => (isEnd ? one.at < at : one.at <= at)) ?? nodes[0];
  return [...text.matchAll(pattern)].flatMap(({ index, 0: found }) => {
    const [start, end] = [place(index, false), place(index + found.length, true)];
    if (!start || !end) return [];
    const range = page.createRange();
    range.setStart(start.node, index - start.at);
    range.setEnd(end.node, index + found.length - end.at);
    return [range];
  });
}
