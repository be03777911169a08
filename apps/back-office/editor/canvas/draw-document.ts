/** Draws the document in the canvas: what changed, and nothing else. */
import {
  blockTypeTable,
  inkCss,
  listBlocks,
  migrateDocument,
  orderedBlocks,
  orderedSections,
  renderBlock,
  renderSection,
  type RenderSettings,
} from '@sitewright/blocks';
import type { Block, PageDocument, Section } from '@sitewright/contract';
import { isSameList } from '../same-list.ts';
import { canvasPlace } from './canvas-place.ts';
import { createResting, longPage, type Resting } from './rest-far.ts';

/** Draws documents into one page. */
export interface DocumentDrawer {
  /**
   * Brings the page to this document. The block that is typed in stays as it is. Of a long document
   * the first sections are drawn at once, the others right after they are shown.
   */
  draw(document: PageDocument, typedIn?: string): void;
  /**
   * Draws everything anew but the block that is typed in: what blocks show of the site was read
   * again.
   */
  redraw(settings: RenderSettings, typedIn?: string): void;
}

/** So many blocks are drawn before the page is shown, and again between two looks at it. */
const blocksAtOnce = 200;

/** Fills the place of the sections; `settings` are those of visitors' pages. */
export function createDrawer(
  page: Document,
  place: HTMLElement,
  given: RenderSettings,
): DocumentDrawer {
  let settings = given;
  let drawn: PageDocument | undefined;
  const sheets = new Map<string, CSSStyleSheet>();
  let adopted: readonly CSSStyleSheet[] = [];
  /** Sections whose turn to be drawn for the first time has not come. */
  const waiting = new Set<string>();
  const inks = createInks(page);
  let resting: Resting | undefined;

  const drawSection = (document: PageDocument, section: Section) => {
    const { html, css } = renderSection(document, section, settings);
    const template = page.createElement('template');
    template.innerHTML = html;
    const element = template.content.firstElementChild;
    const present = findSectionElement(page, section.id);
    if (element && present) present.replaceWith(element);
    else if (element) place.append(element);
    if (element) resting?.watch(element as HTMLElement, present);
    styleOf(section.id).replaceSync(css);
  };

  const styleOf = (id: string): CSSStyleSheet => {
    const known = sheets.get(id);
    if (known) return known;
    const view = page.defaultView as (Window & typeof globalThis) | null;
    const sheet = new (view ?? globalThis).CSSStyleSheet();
    sheets.set(id, sheet);
    return sheet;
  };

  /** All at once: the page is styled anew for each list of sheets that it is given. */
  const adoptSheets = () => {
    const others = page.adoptedStyleSheets.filter((sheet) => !adopted.includes(sheet));
    adopted = [...sheets.values()];
    page.adoptedStyleSheets = [...others, ...adopted];
  };

  const drawChanges = (document: PageDocument, section: Section, typedIn: string | undefined) => {
    const isNew = drawn?.sections[section.id] !== section;
    const before = drawn ? orderedBlocks(drawn, section.id) : [];
    const now = orderedBlocks(document, section.id);
    if (!isNew && now === before) return;
    const areSamePlaces =
      !isNew &&
      before.length === now.length &&
      now.every((block, index) => isInPlace(block, before[index]));
    if (!areSamePlaces) {
      drawSection(document, section);
      return;
    }
    for (const [index, block] of now.entries()) {
      if (hasSameLook(block, before[index])) continue;
      inks.add(JSON.stringify(block.data));
      if (block.id === typedIn) continue;
      drawBlock(page, block, settings);
    }
  };

  /** Draws the next of those that wait, from the newest document. */
  const drawNext = () => {
    if (!drawn) return;
    const next = takeNext(drawn, waiting);
    for (const section of next) drawSection(drawn, section);
    adoptSheets();
    arrange(place, shownSections(drawn));
    if (waiting.size > 0) setTimeout(drawNext);
  };

  const drawAll = (current: PageDocument, typedIn: string | undefined) => {
    const sections = shownSections(current);
    const ids = new Set(sections.map(({ id }) => id));
    for (const id of [...sheets.keys(), ...waiting]) {
      if (ids.has(id)) continue;
      const gone = findSectionElement(page, id);
      gone?.remove();
      if (gone) resting?.forget(gone);
      sheets.delete(id);
      waiting.delete(id);
    }
    if (!drawn) {
      if (listBlocks(current).length > longPage) resting = createResting(page);
      for (const id of ids) waiting.add(id);
      takeNext(current, waiting);
      if (waiting.size > 0) setTimeout(drawNext);
    }
    for (const section of sections) {
      if (!waiting.has(section.id)) drawChanges(current, section, typedIn);
    }
    if (!isSameList(adopted, [...sheets.values()])) adoptSheets();
    arrange(place, sections);
  };

  return {
    draw(document, typedIn) {
      if (document === drawn) return;
      const current = migrateDocument(document, blockTypeTable);
      keepTyped(page, typedIn, () => drawAll(current, typedIn));
      drawn = current;
    },
    redraw(next, typedIn) {
      settings = next;
      if (!drawn) return;
      const document = drawn;
      keepTyped(page, typedIn, () => {
        for (const section of shownSections(document)) {
          if (!waiting.has(section.id)) drawSection(document, section);
        }
      });
    },
  };
}

function shownSections(document: PageDocument): Section[] {
  return orderedSections(document).filter(({ hidden }) => hidden !== true);
}

/** Takes sections out of those that wait, as many as are drawn at once. */
function takeNext(document: PageDocument, waiting: Set<string>): Section[] {
  const taken: Section[] = [];
  let blocks = 0;
  for (const section of shownSections(document)) {
    if (blocks >= blocksAtOnce) break;
    if (!waiting.delete(section.id)) continue;
    taken.push(section);
    blocks += orderedBlocks(document, section.id).length;
  }
  return taken;
}

/** The colours of letters that came since their section was drawn. */
function createInks(page: Document): { add(text: string): void } {
  let rules = '';
  let sheet: CSSStyleSheet | undefined;
  return {
    add(text) {
      const next = inkCss(rules + text);
      if (next === rules) return;
      rules = next;
      if (!sheet) {
        const view = page.defaultView as (Window & typeof globalThis) | null;
        sheet = new (view ?? globalThis).CSSStyleSheet();
        page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
      }
      sheet.replaceSync(rules);
    },
  };
}

/** Whether a block stands where it stood: then its data alone can have changed. */
export function isInPlace(block: Block, before: Block | undefined): boolean {
  return (
    before !== undefined &&
    before.id === block.id &&
    before.type === block.type &&
    before.placement === block.placement
  );
}

/** Whether a block that stands where it stood is drawn as it was: locks and groups are not seen. */
function hasSameLook(block: Block, before: Block | undefined): boolean {
  return before !== undefined && block.data === before.data && block.version === before.version;
}

/** Draws a block anew where it stands. */
export function drawBlock(page: Document, block: Block, settings: RenderSettings): void {
  const element = page.getElementById(`block-${block.id}`);
  if (!element) return;
  const template = page.createElement('template');
  template.innerHTML = renderBlock(block, settings);
  if (template.content.firstElementChild) element.replaceWith(template.content);
}

/**
 * Draws around the block that is typed in, wherever that is: its element stays, and so do the focus
 * and the caret.
 */
export function keepTyped(page: Document, id: string | undefined, draw: () => void): void {
  const typed = id === undefined ? null : page.getElementById(`block-${id}`);
  const focused = page.activeElement as HTMLElement | null;
  const isTypedIn = typed?.contains(focused) === true;
  const selection = page.getSelection();
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection ?? {};
  draw();
  const fresh = typed && page.getElementById(`block-${id}`);
  if (!typed || !fresh) return;
  if (typed !== fresh) fresh.replaceWith(typed);
  // Its section may have been moved, with it inside.
  else if (page.activeElement === focused) return;
  // A browser takes both from what leaves the page, if only for a moment.
  if (isTypedIn) focused?.focus({ preventScroll: true });
  if (!anchorNode || !focusNode || !typed.contains(anchorNode) || !typed.contains(focusNode))
    return;
  selection?.setBaseAndExtent(anchorNode, anchorOffset ?? 0, focusNode, focusOffset ?? 0);
}

/** Brings what is drawn into its order. */
function arrange(place: Element, sections: readonly Section[]): void {
  const drawn = [...place.children] as HTMLElement[];
  const elements = new Map(drawn.map((element) => [element.dataset['sectionId'], element]));
  const wanted = sections.flatMap(({ id }) => elements.get(id) ?? []);
  if (isSameList(drawn, wanted)) return;
  for (const [index, element] of wanted.entries()) {
    if (place.children[index] !== element)
      place.insertBefore(element, place.children[index] ?? null);
  }
}

/** The element of a section; undefined while it is hidden. An area is the one of its own section. */
export function findSectionElement(page: Document, id: string): HTMLElement | undefined {
  const place = page.querySelector<HTMLElement>(canvasPlace);
  if (!place || place.dataset['sectionId'] === id) return place ?? undefined;
  // Not by a selector: that looks at everything which stands in the sections.
  for (let one = place.firstElementChild; one; one = one.nextElementSibling) {
    if (one.getAttribute('data-section-id') === id) return one as HTMLElement;
  }
  return undefined;
}

/** The cell of a block on the grid, which may be larger than what stands in it. */
export function cellOf(block: Element): Element {
  return block.closest('.fe-block') ?? block;
}

/** The element of a block. */
export function findBlockElement(page: Document, id: string): HTMLElement | undefined {
  return page.getElementById(`block-${id}`) ?? undefined;
}
