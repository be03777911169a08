/** Draws the document in the canvas: what changed, and nothing else. */
import {
  blockTypeTable,
  inkCss,
  migrateDocument,
  orderedBlocks,
  orderedSections,
  renderBlock,
  renderSection,
  type RenderSettings,
} from '@sitewright/blocks';
import type { Block, PageDocument, Section } from '@sitewright/contract';

/** Draws documents into one page. */
export interface DocumentDrawer {
  /**
   * Brings the page to this document. The block that is typed in stays as it is.
   */
  draw(document: PageDocument, typedIn?: string): void;
  /** Draws everything anew: what blocks show of the site was read again. */
  redraw(settings: RenderSettings): void;
}

/** Fills the place of the sections; `settings` are those of visitors' pages. */
export function createDrawer(page: Document, given: RenderSettings): DocumentDrawer {
  let settings = given;
  let drawn: PageDocument | undefined;
  const sheets = new Map<string, CSSStyleSheet>();
  const place = page.querySelector('#sections');
  const inks = createInks(page);

  const drawSection = (document: PageDocument, section: Section) => {
    const { html, css } = renderSection(document, section, settings);
    const template = page.createElement('template');
    template.innerHTML = html;
    const element = template.content.firstElementChild;
    const present = findSectionElement(page, section.id);
    if (element && present) present.replaceWith(element);
    else if (element) place?.append(element);
    styleOf(section.id).replaceSync(css);
  };

  const styleOf = (id: string): CSSStyleSheet => {
    const known = sheets.get(id);
    if (known) return known;
    const view = page.defaultView as (Window & typeof globalThis) | null;
    const sheet = new (view ?? globalThis).CSSStyleSheet();
    sheets.set(id, sheet);
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
    return sheet;
  };

  const drawChanges = (document: PageDocument, section: Section, typedIn: string | undefined) => {
    const isNew = drawn?.sections[section.id] !== section;
    const before = drawn ? orderedBlocks(drawn, section.id) : [];
    const now = orderedBlocks(document, section.id);
    const areSamePlaces =
      !isNew &&
      before.length === now.length &&
      now.every((block, index) => isInPlace(block, before[index]));
    if (!areSamePlaces) {
      const isTypedHere = now.some(({ id }) => id === typedIn);
      if (isTypedHere && !isNew) {
        // Only places moved around the one that is typed in: its element stays.
        keepTyped(page, typedIn ?? '', () => drawSection(document, section));
      } else drawSection(document, section);
      return;
    }
    for (const [index, block] of now.entries()) {
      if (block === before[index]) continue;
      inks.add(JSON.stringify(block.data));
      if (block.id === typedIn) continue;
      drawBlock(page, block, settings);
    }
  };

  return {
    draw(document, typedIn) {
      if (document === drawn) return;
      const current = migrateDocument(document, blockTypeTable);
      const sections = orderedSections(current).filter(({ hidden }) => hidden !== true);
      const ids = new Set(sections.map(({ id }) => id));
      for (const [id, sheet] of sheets) {
        if (ids.has(id)) continue;
        findSectionElement(page, id)?.remove();
        sheets.delete(id);
        page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
      }
      for (const section of sections) drawChanges(current, section, typedIn);
      arrange(page, place, sections);
      drawn = current;
    },
    redraw(next) {
      settings = next;
      if (!drawn) return;
      for (const section of orderedSections(drawn)) {
        if (section.hidden !== true) drawSection(drawn, section);
      }
    },
  };
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
function isInPlace(block: Block, before: Block | undefined): boolean {
  return (
    before !== undefined &&
    before.id === block.id &&
    before.type === block.type &&
    before.placement === block.placement
  );
}

function drawBlock(page: Document, block: Block, settings: RenderSettings): void {
  const element = page.getElementById(`block-${block.id}`);
  if (!element) return;
  const template = page.createElement('template');
  template.innerHTML = renderBlock(block, settings);
  if (template.content.firstElementChild) element.replaceWith(template.content);
}

function keepTyped(page: Document, id: string, draw: () => void): void {
  const typed = page.getElementById(`block-${id}`);
  draw();
  const fresh = page.getElementById(`block-${id}`);
  if (typed && fresh && typed !== fresh) fresh.replaceWith(typed);
}

function arrange(page: Document, place: Element | null, sections: readonly Section[]): void {
  for (const [index, { id }] of sections.entries()) {
    const element = findSectionElement(page, id);
    if (element && place && place.children[index] !== element) {
      place.insertBefore(element, place.children[index] ?? null);
    }
  }
}

/** The element of a section; undefined while it is hidden. */
export function findSectionElement(page: Document, id: string): HTMLElement | undefined {
  return page.querySelector<HTMLElement>(`#sections > [data-section-id="${id}"]`) ?? undefined;
}

/** The cell of a block on the grid, which may be larger than what stands in it. */
export function cellOf(block: Element): Element {
  return block.closest('.fe-block') ?? block;
}

/** The element of a block. */
export function findBlockElement(page: Document, id: string): HTMLElement | undefined {
  return page.getElementById(`block-${id}`) ?? undefined;
}
