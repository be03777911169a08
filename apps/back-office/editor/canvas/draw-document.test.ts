// @vitest-environment happy-dom
import {
  addBlock,
  addSection,
  blockTypeTable,
  editBlock,
  emptyDocument,
  groupBlocks,
  lockBlocks,
  putOnTop,
  takeSection,
} from '@sitewright/blocks';
import type { PageDocument } from '@sitewright/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDrawer } from './draw-document.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<article id="sections" data-canvas-place></article>';
  document.adoptedStyleSheets = [];
});
afterEach(() => vi.useRealTimers());

/** A page of so many sections with fifty headings each. */
function makePage(sections: number): PageDocument {
  const heading = blockTypeTable.get('heading')!;
  let page = emptyDocument;
  for (let at = 0; at < sections; at += 1) {
    page = putOnTop(page, addSection(page, { id: `s${at}`, layout: 'stack' }, at)).document;
    for (let block = 0; block < 50; block += 1) {
      const id = `s${at}b${block}`;
      page = putOnTop(page, addBlock(page, heading, { id, sectionId: `s${at}` })).document;
    }
  }
  return page;
}

const makeDrawer = () =>
  createDrawer(document, document.querySelector<HTMLElement>('#sections')!, {
    types: blockTypeTable,
    source: {
      picture: () => undefined,
      fileUrl: () => undefined,
      pageUrl: () => undefined,
      answer: () => undefined,
      sanitize: (html) => html,
    },
    cldr: undefined,
    now: 0,
  });

const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('#sections > section')].map(
    ({ dataset }) => dataset['sectionId'],
  );

it('a short page is drawn whole at once', () => {
  makeDrawer().draw(makePage(3));
  expect(shownIds()).toEqual(['s0', 's1', 's2']);
  expect(document.adoptedStyleSheets).toHaveLength(3);
  expect(vi.getTimerCount()).toBe(0);
});

it('of a long page the beginning is there at once, and then the rest, in its order', () => {
  makeDrawer().draw(makePage(12));
  expect(shownIds()).toEqual(['s0', 's1', 's2', 's3']);
  vi.runAllTimers();
  expect(shownIds()).toEqual(Array.from({ length: 12 }, (_one, at) => `s${at}`));
  expect(document.adoptedStyleSheets).toHaveLength(12);
});

it('what changes while the rest is on its way is drawn as it is then', () => {
  const drawer = makeDrawer();
  const page = makePage(12);
  drawer.draw(page);
  const edited = putOnTop(page, [
    ...editBlock(page, 's0b0', { path: ['text'], to: 'Near' }),
    ...editBlock(page, 's11b0', { path: ['text'], to: 'Far' }),
    ...takeSection(page, 's9'),
  ]).document;
  drawer.draw(edited);
  expect(document.querySelector('#block-s0b0')?.textContent).toContain('Near');
  vi.runAllTimers();
  expect(document.querySelector('#block-s11b0')?.textContent).toContain('Far');
  expect(shownIds()).not.toContain('s9');
  expect(document.adoptedStyleSheets).toHaveLength(11);
});

it('blocks that are locked or made a group stay the elements that they are', () => {
  const drawer = makeDrawer();
  const page = makePage(1);
  drawer.draw(page);
  const [first, second] = ['s0b0', 's0b1'].map((id) => document.querySelector(`#block-${id}`));
  const locked = putOnTop(page, lockBlocks(page, ['s0b0'], true)).document;
  const grouped = putOnTop(locked, groupBlocks(locked, ['s0b0', 's0b1'], 'g')).document;
  expect(grouped.blocks['s0b0']).toMatchObject({ locked: true, group: 'g' });
  drawer.draw(grouped);
  expect(document.querySelector('#block-s0b0')).toBe(first);
  const edited = putOnTop(grouped, editBlock(grouped, 's0b1', { path: ['text'], to: 'New' }));
  drawer.draw(edited.document);
  expect(document.querySelector('#block-s0b1')).not.toBe(second);
  expect(document.querySelector('#block-s0b1')?.textContent).toContain('New');
});

it('what others do to its section, and to its place, leaves the block that is typed in', () => {
  const drawer = makeDrawer();
  const page = makePage(3);
  drawer.draw(page);
  const typed = document.querySelector<HTMLElement>('#block-s1b1 :is(h1,h2,h3,h4)')!;
  typed.setAttribute('contenteditable', 'true');
  typed.tabIndex = 0;
  typed.focus();
  typed.textContent = 'Half a wo';
  const block = document.querySelector('#block-s1b1');
  const section = { ...page.sections['s1']!, style: { theme: 'dark' } };
  const styled: PageDocument = { ...page, sections: { ...page.sections, s1: section } };
  const moved: PageDocument = {
    ...styled,
    sections: { ...styled.sections, s1: { ...section, order: 'zz' } },
  };
  const elsewhere: PageDocument = {
    ...moved,
    blocks: { ...moved.blocks, s1b1: { ...moved.blocks['s1b1']!, sectionId: 's2' } },
  };
  for (const next of [styled, moved, elsewhere]) {
    drawer.draw(next, 's1b1');
    expect(document.querySelector('#block-s1b1')).toBe(block);
    expect(document.querySelectorAll('#block-s1b1')).toHaveLength(1);
    expect([document.activeElement, typed.textContent]).toEqual([typed, 'Half a wo']);
  }
  expect(shownIds()).toEqual(['s0', 's2', 's1']);
  expect(document.querySelector('[data-section-id="s2"]')!.contains(block)).toBe(true);
  expect(document.querySelector('[data-section-id="s1"]')!.className).toContain('dark');
});

it('of a long page sections rest while they are far away, also those that are drawn anew', () => {
  type Told = (entries: { target: Element; isIntersecting: boolean }[]) => void;
  const observed = new Set<Element>();
  let tell: Told = () => undefined;
  const observer = class {
    constructor(told: Told) {
      tell = told;
    }
    observe = (element: Element) => observed.add(element);
    unobserve = (element: Element) => observed.delete(element);
  };
  vi.stubGlobal('IntersectionObserver', observer);
  const near = () => [...document.querySelectorAll('#sections > :not([data-resting])')].length;
  const tellOf = (isNear: (at: number) => boolean) =>
    tell([...observed].map((target, at) => ({ target, isIntersecting: isNear(at) })));
  makeDrawer().draw(makePage(3));
  expect(observed.size).toBe(0);
  document.querySelector('#sections')!.replaceChildren();
  const page = makePage(8);
  const drawer = makeDrawer();
  drawer.draw(page);
  vi.runAllTimers();
  expect([observed.size, near()]).toEqual([8, 8]);
  tellOf((at) => at < 2);
  expect(near()).toBe(2);
  tellOf((at) => at > 4);
  expect(near()).toBe(3);
  const heading = blockTypeTable.get('heading')!;
  const added = putOnTop(page, addBlock(page, heading, { id: 'new', sectionId: 's0' })).document;
  drawer.draw(added);
  expect([observed.size, near()]).toEqual([8, 4]);
  expect([...observed].every((section) => section.isConnected)).toBe(true);
  drawer.draw(putOnTop(added, takeSection(added, 's0')).document);
  expect([observed.size, near()]).toEqual([7, 3]);
  vi.unstubAllGlobals();
});
