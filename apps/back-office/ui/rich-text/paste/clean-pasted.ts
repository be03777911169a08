/**
 * What comes from a word processor, in our words: headings, lists, bold and italic, tables, links and
 * footnotes. All else is dropped. It is read in a document that runs and loads nothing.
 */
import { PastedText } from './pasted-text.ts';
import { isNoteLink, takeFootnotes } from './pasted-footnotes.ts';
import { isMarker, readWordPoint } from './pasted-lists.ts';
import {
  isHidden,
  marksIn,
  readSheets,
  readStyles,
  type MarkTag,
  type Styles,
} from './pasted-styles.ts';

/** What became of what was pasted. */
export interface Cleaned {
  readonly html: string;
  /** What pictures that were left out are called; empty names too. */
  readonly leftOut: readonly string[];
}

/** Deeper than that nobody writes: what lies below is its words alone. */
const deepest = 150;

const silent = new Set(
  (
    'script style head title meta link xml template noscript svg math iframe object embed applet ' +
    'form input select textarea button video audio canvas map'
  ).split(' '),
);

const blocks = new Set(
  (
    'p div section article header footer main aside address figure figcaption center pre dl dt dd ' +
    'body details summary'
  ).split(' '),
);

/**
 * HTML of another program as HTML of ours. Where a text shows no footnotes, their words stand in
 * brackets.
 */
export function cleanPasted(given: string, { hasFootnotes = true } = {}): Cleaned {
  const source = new DOMParser().parseFromString(withoutData(given), 'text/html');
  const walker = new Walker(source, hasFootnotes);
  walker.children(source.body, { marks: new Set(), href: undefined, depth: 0 });
  return { html: walker.text.end(), leftOut: walker.leftOut };
}

/** Pictures in the text make it many times as long; they are named, and not read. */
function withoutData(html: string): string {
  return html.replaceAll(/\bsrc\s*=\s*(["'])data:[^"']*\1/gi, 'src="data:,"');
}

interface Around {
  readonly marks: ReadonlySet<MarkTag>;
  readonly href: string | undefined;
  readonly depth: number;
}

class Walker {
  readonly text: PastedText;
  readonly leftOut: string[] = [];
  readonly #notes: ReadonlyMap<string, string>;
  readonly #hasFootnotes: boolean;
  readonly #sheets: ReadonlyMap<string, Styles>;

  constructor(source: Document, hasFootnotes: boolean) {
    this.#hasFootnotes = hasFootnotes;
    this.#sheets = readSheets(source);
    this.#notes = takeFootnotes(source);
    this.text = new PastedText();
  }

  children(parent: Node, around: Around): void {
    for (const child of parent.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        this.text.write(child.nodeValue ?? '', around.marks, around.href);
      } else if (child instanceof Element) this.#element(child, around);
    }
  }

  #element(element: Element, { marks, href, depth }: Around): void {
    const tag = element.localName;
    const styles = this.#stylesOf(element);
    if (silent.has(tag) || isMarker(element) || isHidden(styles) || isNotes(styles)) return;
    const inner = {
      marks: marksIn(marks, { tag, styles, isInLink: href !== undefined }),
      href,
      depth: depth + 1,
    };
    if (depth > deepest) this.text.write(element.textContent, inner.marks, href);
    else if (tag === 'br') this.#lineBreak(element);
    else if (tag === 'img' || tag === 'v:imagedata') this.#picture(element);
    else if (tag === 'hr') this.text.rule();
    else if (tag === 'a') this.#link(element, inner);
    else if (tag === 'ul' || tag === 'ol') this.text.list(tag, () => this.children(element, inner));
    else if (tag === 'li') this.text.point(() => this.children(element, inner));
    else if (tag === 'blockquote') this.text.quote(() => this.children(element, inner));
    else if (tag === 'table') this.#table(element, inner);
    else if (/^h[1-6]$/.test(tag) || blocks.has(tag)) this.#block(element, styles, inner);
    else this.children(element, inner);
  }

  #stylesOf(element: Element): Styles {
    const own = readStyles(element.getAttribute('style') ?? '');
    const [sheet] = [...element.classList].flatMap((name) => this.#sheets.get(name) ?? []);
    return sheet ? new Map([...sheet, ...own]) : own;
  }

  #lineBreak(element: Element): void {
    if (!element.classList.contains('Apple-interchange-newline')) this.text.lineBreak();
  }

  #picture(element: Element): void {
    this.leftOut.push(
      (element.getAttribute('alt') ?? element.getAttribute('o:title') ?? '').trim(),
    );
  }

  #link(element: Element, inner: Around): void {
    const href = element.getAttribute('href') ?? '';
    const note = this.#notes.get(href);
    if (note !== undefined && this.#hasFootnotes) this.text.footnote(note);
    else if (note !== undefined) this.text.write(` (${note})`, inner.marks, undefined);
    else if (!isNoteLink(href))
      this.children(element, { ...inner, href: safeAddress(href) ?? inner.href });
  }

  #block(element: Element, styles: Styles, inner: Around): void {
    const point = readWordPoint(element, styles);
    const level = levelOf(element, styles);
    const walk = () => this.children(element, level ? { ...inner, marks: new Set() } : inner);
    if (point) this.text.wordPoint(point, walk);
    else this.text.block(level ? `h${level}` : 'p', walk);
  }

  #table(element: Element, inner: Around): void {
    // A table in a cell is its words: ours lie in none.
    if (this.text.isInCell) {
      this.children(element, inner);
      return;
    }
    const rows = [...element.querySelectorAll('tr')].filter(
      (row) => row.closest('table') === element,
    );
    this.text.table(() => {
      for (const row of rows) {
        const cells = [...row.children].filter(({ localName }) => /^t[dh]$/.test(localName));
        const isHead = row.parentElement?.localName === 'thead';
        this.text.row(() => {
          for (const cell of cells) {
            const isHeader = isHead || cell.localName === 'th';
            const marks = isHeader ? new Set<MarkTag>() : inner.marks;
            this.text.cell({ isHeader, ...spansOf(cell) }, () =>
              this.children(cell, { ...inner, marks }),
            );
          }
        });
      }
    });
  }
}

/** What is left where Word lists its footnotes: a line above nothing. */
function isNotes(styles: Styles): boolean {
  return styles.get('mso-element') === 'footnote-list';
}

function spansOf(cell: Element) {
  const read = (name: string) => Math.min(50, Math.max(1, Number(cell.getAttribute(name)) || 1));
  return { colspan: read('colspan'), rowspan: read('rowspan') };
}

/** The level of a heading: its element, or the style that Word calls it by. */
function levelOf(element: Element, styles: Styles): number | undefined {
  const tagged = /^h([1-6])$/.exec(element.localName)?.[1];
  if (tagged !== undefined) return Number(tagged);
  const name = element.className;
  if (/\bMsoTitle/.test(name)) return 1;
  if (/\bMsoSubtitle/.test(name)) return 2;
  const outline = /^[1-6]$/.exec(styles.get('mso-outline-level') ?? '')?.[0];
  return outline === undefined ? undefined : Number(outline);
}

/** An address that a link of ours may have; Google wraps those of its documents. */
export function safeAddress(href: string): string | undefined {
  const wrapped = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(href)?.[1];
  let address = href.trim();
  if (wrapped !== undefined) {
    try {
      address = decodeURIComponent(wrapped);
    } catch {
      return undefined;
    }
  }
  return /^(?:https?:\/\/|mailto:|tel:|sms:)\S+$/i.test(address) ? address : undefined;
}
