/** Letters of Hebrew, Arabic, Syriac, Thaana, N'Ko and others that are read from right to left. */
const rightToLeft =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Whether a text has letters that are read from right to left. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/** What is read as a whole: what stands in it has its direction. */
const wholes: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'table', 'blockquote']);

/** What has a direction of its own anywhere else. */
const parts: ReadonlySet<string> = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 pre address figcaption caption legend label summary input textarea button ' +
    'select'
  ).split(' '),
);

/** What has one where words stand right in it. */
const holders: ReadonlySet<string> = new Set(['div', 'span', 'a', 'li', 'td', 'th', 'dt', 'dd']);

/** An element's beginning or end. What stands in quotes may hold any sign. */
const tag = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;

/**
 * Lets a reader's browser find the direction of each part of some markup, where any of it is read from
 * right to left: lists, tables and quotations stand on their side then, too. Other markup stays as it
 * is; its style has lines begin where their letters do.
 */
export function showDirections(html: string): string {
  if (!hasRightToLeft(html)) return html;
  /** The whole that is open, and how many of its name are open in it. */
  let open: { readonly name: string; depth: number } | undefined;
  return html.replaceAll(tag, (whole, slash: string, written: string, rest: string, at: number) => {
    const name = written.toLowerCase();
    if (open) {
      if (name === open.name) open.depth += slash === '' ? 1 : -1;
      if (open.depth === 0) open = undefined;
      return whole;
    }
    if (slash !== '' || /\sdir\s*=/i.test(rest)) return whole;
    const isWhole = wholes.has(name);
    if (isWhole) open = { name, depth: 1 };
    const holdsWords =
      holders.has(name) && hasRightToLeft(/^[^<]*/.exec(html.slice(at + whole.length))?.[0] ?? '');
    if (!isWhole && !parts.has(name) && !holdsWords) return whole;
    return `<${written} dir="auto"${rest}>`;
  });
}
