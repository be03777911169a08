import { emptyDocument } from '@sitewright/blocks';
import type { PageDocument } from '@sitewright/contract';
import { expect, it, vi } from 'vitest';
import { findMove, type OutlineThing } from './use-outline-drag.ts';

const wide = { column: 1, row: 1, width: 12, height: 2, layer: 0, hidden: false };
const block = (id: string, sectionId: string, order: string) =>
  ({ id, sectionId, order, type: 'text', version: 1, data: {}, placement: { wide } }) as const;
const section = (id: string, order: string) => ({ id, order, layout: 'grid', style: {} }) as const;
const document: PageDocument = {
  ...emptyDocument,
  sections: { a: section('a', 'a0'), b: section('b', 'a1'), c: section('c', 'a2') },
  blocks: {
    a1: block('a1', 'a', 'a0'),
    a2: block('a2', 'a', 'a1'),
    a3: block('a3', 'a', 'a2'),
    b1: block('b1', 'b', 'a0'),
  },
};

function drop(
  thing: OutlineThing,
  over: OutlineThing,
  place: 'before' | 'after' | 'into',
  chosen: readonly string[] = [],
) {
  const moves = { moveBlocksTo: vi.fn(), moveSectionTo: vi.fn() };
  findMove({ document, chosen, moves }, thing, { over, place })?.();
  return [...moves.moveBlocksTo.mock.calls, ...moves.moveSectionTo.mock.calls][0] as unknown;
}
const one = (id: string): OutlineThing => ({ kind: 'block', id });
const whole = (id: string): OutlineThing => ({ kind: 'section', id });

it('blocks lie before or behind others, and first in a section', () => {
  expect(drop(one('a1'), one('b1'), 'before')).toEqual([
    ['a1'],
    { sectionId: 'b', beforeId: 'b1' },
  ]);
  expect(drop(one('b1'), one('a1'), 'after')).toEqual([['b1'], { sectionId: 'a', beforeId: 'a2' }]);
  expect(drop(one('a1'), whole('b'), 'into')).toEqual([['a1'], { sectionId: 'b', beforeId: 'b1' }]);
  expect(drop(one('a1'), whole('c'), 'after')).toEqual([['a1'], { sectionId: 'c' }]);
});

it('all that are chosen with one go along, and none lies at itself', () => {
  expect(drop(one('a1'), one('b1'), 'after', ['a1', 'a2'])).toEqual([
    ['a1', 'a2'],
    { sectionId: 'b', beforeId: undefined },
  ]);
  expect(drop(one('a1'), one('a2'), 'after', ['a1', 'a2'])).toBeUndefined();
  expect(drop(one('a1'), one('a1'), 'before')).toBeUndefined();
});

it('sections lie beside others, never in them', () => {
  expect(drop(whole('a'), whole('c'), 'after')).toEqual(['a', 2]);
  expect(drop(whole('c'), whole('a'), 'before')).toEqual(['c', 0]);
  expect(drop(whole('a'), whole('c'), 'into')).toBeUndefined();
  expect(drop(whole('a'), one('b1'), 'before')).toBeUndefined();
});
