import { isNoEdit } from '@sitewright/contract';
import { expect, it } from 'vitest';
import {
  afterAct,
  beginHistory,
  flipDraft,
  ratioOf,
  shapeDraft,
  toDraft,
  toEdit,
  turnDraft,
  wholeDraft,
} from './picture-draft.ts';

const size = { width: 400, height: 300 };
const whole = wholeDraft(size);

it('FILE-12 what was saved opens as it was', () => {
  const part = { ...whole, box: { left: 40, top: 30, width: 200, height: 100 }, warmth: 20 };
  const edit = toEdit(part, size);
  expect(edit.crop).toEqual({ left: 0.1, top: 0.1, width: 0.5, height: 1 / 3 });
  expect(toDraft(edit, size, part.focal)).toEqual(part);
  expect(isNoEdit(toEdit(whole, size))).toBe(true);
});

it('FILE-12 four quarters, and two mirrors, are nothing', () => {
  const part = {
    ...whole,
    box: { left: 40, top: 30, width: 200, height: 100 },
    focal: { x: 0.2, y: 0.7 },
  };
  let turned = part;
  for (let n = 0; n < 4; n++) turned = turnDraft(turned, size, 'right');
  expect(turned.box).toEqual(part.box);
  expect(turnDraft(turnDraft(part, size, 'left'), size, 'right').box).toEqual(part.box);
  const mirrored = flipDraft(part, size, 'flipX');
  expect(mirrored.box.left).toBe(400 - 40 - 200);
  expect(mirrored.focal.x).toBeCloseTo(0.8);
  expect(flipDraft(mirrored, size, 'flipX').box).toEqual(part.box);
});

it('FILE-12 a shape is kept by the part', () => {
  const own = { width: 5, height: 2 };
  for (const [shape, ratio] of [
    ['1:1', 1],
    ['16:9', 16 / 9],
    ['own', 2.5],
  ] as const) {
    const { box } = shapeDraft(whole, size, ratioOf(shape, size, own));
    expect(box.width / box.height).toBeCloseTo(ratio, 1);
  }
  expect(shapeDraft(whole, size, ratioOf('any', size, own))).toBe(whole);
});

it('FILE-12 acts are taken back and done again; a drag is one act', () => {
  const change = (name: string, brightness: number) =>
    ({ type: 'change', name, draft: { ...whole, brightness } }) as const;
  let history = beginHistory(whole);
  history = afterAct(history, change('brightness', 1));
  history = afterAct(history, change('brightness', 2));
  history = afterAct(history, { type: 'settle' });
  history = afterAct(history, change('brightness', 3));
  history = afterAct(history, { type: 'undo' });
  expect(history.present.brightness).toBe(2);
  history = afterAct(history, { type: 'undo' });
  expect(history.present).toEqual(whole);
  expect(afterAct(history, { type: 'undo' })).toBe(history);
  history = afterAct(history, { type: 'redo' });
  expect(history.present.brightness).toBe(2);
  expect(afterAct(history, change('warmth', 0)).future).toEqual([]);
});
