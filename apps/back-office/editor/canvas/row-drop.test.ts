// @vitest-environment happy-dom
import { emptyDocument } from '@sitewright/blocks';
import type { PageDocument, Section } from '@sitewright/contract';
import { afterEach, expect, it } from 'vitest';
import { rowDropOn } from './row-drop.ts';

afterEach(() => document.body.replaceChildren());

const section = (id: string, layout: Section['layout']): Section => ({
  id,
  order: id,
  layout,
  style: {},
});
const page: PageDocument = {
  ...emptyDocument,
  sections: { a: section('a', 'rows'), b: section('b', 'grid'), c: section('c', 'rows') },
};

/** Sections below each other, 100 pixels each; those of rows hold a block each. */
function draw(): void {
  const row = (id: string) =>
    `<div class="sqs-row"><div class="col"><div class="sqs-block" id="block-${id}"></div></div></div>`;
  document.body.innerHTML =
    `<main data-canvas-place><section data-section-id="a"><div class="sqs-layout">${row('one')}</div></section>` +
    '<section data-section-id="b"><div class="fluid-engine"></div></section>' +
    `<section data-section-id="c"><div class="sqs-layout">${row('two')}</div></section></main>`;
  for (const [at, element] of [...document.querySelectorAll('section')].entries()) {
    const box = new DOMRect(0, at * 100, 600, 100);
    for (const one of [element, ...element.querySelectorAll('*')]) {
      one.getBoundingClientRect = () => box;
    }
  }
}

it('above a section of a grid a drag in rows ends in the nearest section of rows', () => {
  draw();
  const drop = (y: number) => {
    const found = rowDropOn(page, document, { x: 300, y });
    return found && `${found.sectionId} ${found.beside.id}`;
  };
  expect(drop(50)).toBe('a one');
  expect(drop(120)).toBe('a one');
  expect(drop(180)).toBe('c two');
  expect(
    rowDropOn({ ...page, sections: { b: page.sections['b']! } }, document, { x: 0, y: 0 }),
  ).toBe(undefined);
});
