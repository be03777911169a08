/** Builds a text of ours, in a document that nobody sees. */
import type { WordPoint } from './pasted-lists.ts';
import type { MarkTag } from './pasted-styles.ts';

/** Outer ones first. */
const markOrder: readonly MarkTag[] = ['strong', 'em', 'u', 's', 'sup', 'sub'];

/** A text that grows: blocks are opened and closed by what stands in them. */
export class PastedText {
  readonly #page = document.implementation.createHTMLDocument();
  #container: Element = this.#page.body;
  /** The line that is written; missing: the next word begins one. */
  #line: Element | undefined;
  /** Another space here would not be seen. */
  #hasSpace = true;
  /** Lists that Word's points are in, the outermost first. */
  #wordLists: Element[] = [];
  isInCell = false;

  /** Words, with spaces as a browser shows them. */
  write(text: string, marks: ReadonlySet<MarkTag>, href: string | undefined): void {
    const words = text.replaceAll(/[\s\u{a0}]+/gu, ' ');
    if (words === '' || (words === ' ' && !this.#line)) return;
    this.#openLine();
    this.#append(this.#hasSpace ? words.replace(/^ /, '') : words, marks, href);
  }

  lineBreak(): void {
    if (this.#line) this.#line.append(this.#page.createElement('br'));
    this.#hasSpace = true;
  }

  footnote(words: string): void {
    const note = this.#page.createElement('span');
    note.className = 'sw-note';
    note.dataset['note'] = words;
    if (words !== '') this.#openLine().append(note);
    this.#hasSpace = false;
  }

  /** A paragraph or heading. One that holds nothing but other blocks is none. */
  block(tag: string, walk: () => void): void {
    this.#closeLine();
    if (tag !== 'p') this.#openLine(tag);
    walk();
    this.#closeLine();
  }

  rule(): void {
    this.#closeLine();
    this.#wordLists = [];
    this.#container.append(this.#page.createElement('hr'));
  }

  quote(walk: () => void): void {
    this.#inside(this.#page.createElement('blockquote'), walk);
  }

  /** A list; one that stands right in a list belongs to its last point. */
  list(tag: 'ul' | 'ol', walk: () => void): void {
    const isInList = this.#isList(this.#container);
    const last = isInList ? this.#container.lastElementChild : undefined;
    const present = this.#container;
    if (isInList) this.#container = last ?? this.#addTo(present, 'li');
    this.#inside(this.#page.createElement(tag), walk);
    this.#container = present;
  }

  point(walk: () => void): void {
    if (this.#isList(this.#container)) this.#inside(this.#page.createElement('li'), walk);
    else this.list('ul', () => this.point(walk));
  }

  /** A point that Word writes as a paragraph: its lists open and close by level. */
  wordPoint({ level, isNumbered }: WordPoint, walk: () => void): void {
    this.#closeLine();
    const lists = this.#wordLists;
    this.#wordLists = [];
    lists.length = Math.min(lists.length, level);
    const tag = isNumbered ? 'ol' : 'ul';
    // Another kind of list at the same level is a list of its own.
    if (lists.length === level && lists.at(-1)?.localName !== tag) lists.length = level - 1;
    while (lists.length < level) {
      const parent = lists.at(-1);
      const around = parent
        ? (parent.lastElementChild ?? this.#addTo(parent, 'li'))
        : this.#container;
      lists.push(this.#addTo(around, tag));
    }
    const present = this.#container;
    this.#container = lists.at(-1) ?? present;
    this.#inside(this.#page.createElement('li'), walk);
    this.#container = present;
    this.#wordLists = lists;
  }

  table(walk: () => void): void {
    const table = this.#page.createElement('table');
    this.#inside(table, () => this.#inside(this.#page.createElement('tbody'), walk));
    if (!table.querySelector('td, th')) table.remove();
  }

  row(walk: () => void): void {
    this.#inside(this.#page.createElement('tr'), walk);
  }

  cell(
    { isHeader, colspan, rowspan }: { isHeader: boolean; colspan: number; rowspan: number },
    walk: () => void,
  ): void {
    const cell = this.#page.createElement(isHeader ? 'th' : 'td');
    if (isHeader) cell.setAttribute('scope', 'col');
    if (colspan > 1) cell.setAttribute('colspan', String(colspan));
    if (rowspan > 1) cell.setAttribute('rowspan', String(rowspan));
    this.isInCell = true;
    this.#inside(cell, walk);
    this.isInCell = false;
  }

  /** The text as HTML. */
  end(): string {
    this.#closeLine();
    // Inner ones first: what held nothing but them is empty then.
    for (const one of [...this.#page.body.querySelectorAll('li, ul, ol, tr')].toReversed()) {
      if (one.childNodes.length === 0) one.remove();
    }
    return this.#page.body.innerHTML;
  }

  #inside(element: Element, walk: () => void): void {
    this.#closeLine();
    this.#wordLists = [];
    const present = this.#container;
    present.append(element);
    this.#container = element;
    walk();
    this.#closeLine();
    this.#wordLists = [];
    this.#container = present;
  }

  #addTo(parent: Element, tag: string): Element {
    const element = this.#page.createElement(tag);
    parent.append(element);
    return element;
  }

  #isList({ localName }: Element): boolean {
    return localName === 'ul' || localName === 'ol';
  }

  #openLine(tag = 'p'): Element {
    if (this.#line) return this.#line;
    // What stands between two points of Word ends their list.
    this.#wordLists = [];
    this.#hasSpace = true;
    // Words right in a list are a point of it.
    const parent = this.#isList(this.#container)
      ? this.#addTo(this.#container, 'li')
      : this.#container;
    this.#line = this.#addTo(parent, tag);
    return this.#line;
  }

  /** What is empty goes, and so do spaces and breaks at its end. */
  #closeLine(): void {
    const line = this.#line;
    this.#line = undefined;
    if (!line) return;
    while (line.lastChild && isNothing(line.lastChild)) line.lastChild.remove();
    if (line.lastChild?.nodeType === Node.TEXT_NODE) {
      line.lastChild.nodeValue = (line.lastChild.nodeValue ?? '').trimEnd();
    }
    if (line.childNodes.length === 0) line.remove();
  }

  #append(words: string, marks: ReadonlySet<MarkTag>, href: string | undefined): void {
    if (words === '') return;
    let parent: Element = this.#openLine();
    if (href !== undefined) {
      parent = this.#addTo(parent, 'a');
      parent.setAttribute('href', href);
    }
    for (const mark of markOrder) if (marks.has(mark)) parent = this.#addTo(parent, mark);
    parent.append(words);
    this.#hasSpace = words.endsWith(' ');
  }
}

function isNothing(node: ChildNode): boolean {
  if (node.nodeName === 'BR') return true;
  const isNote = node instanceof Element && node.className === 'sw-note';
  return !isNote && (node.textContent ?? '').trim() === '';
}
