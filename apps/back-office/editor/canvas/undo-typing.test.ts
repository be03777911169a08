import { expect, it } from 'vitest';
import type { TextSession } from '../frame/frame-api.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { stepInText, typingGesture } from './undo-typing.ts';

const typing = typingGesture('a');
const rich = {} as TextSession;

/** A store whose history has these gestures, from the oldest on, and a key that is pressed in a text. */
function makeStore(gestures: readonly (string | undefined)[]) {
  const done = gestures.map((joinsAs, order) => ({ joinsAs, order }));
  const undone: typeof done = [];
  const store = {
    read: () => ({ history: { done } }),
    undo: () => undone.push(...done.splice(-1)),
    redo: () => done.push(...undone.splice(-1)),
  } as unknown as EditorStore;
  let stopped = 0;
  const press = (
    text: { since: number; rich?: TextSession },
    more: Partial<KeyboardEvent> = {},
  ) => {
    const key = { key: 'z', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };
    const preventDefault = () => void (stopped += 1);
    const event = { ...key, defaultPrevented: false, preventDefault, ...more };
    stepInText(event, store, { id: 'a', rich: undefined, ...text });
    return done.map(({ joinsAs = 'other' }) => joinsAs);
  };
  return { press, stopped: () => stopped };
}

it('of rich text what came and went goes back with what was done before it, and no more', () => {
  const { press } = makeStore([undefined, typing, undefined, typing, typing]);
  expect(press({ since: 2, rich })).toEqual(['other', typing]);
  // Nothing was typed since: one step.
  expect(press({ since: 1, rich })).toEqual(['other']);
});

it('a line goes back step by step, and comes again', () => {
  const { press } = makeStore([undefined, typing, typing]);
  expect(press({ since: 0 })).toEqual(['other', typing]);
  expect(press({ since: 0 })).toEqual(['other']);
  expect(press({ since: 0 }, { shiftKey: true })).toEqual(['other', typing]);
  expect(press({ since: 0 }, { key: 'y' })).toEqual(['other', typing, typing]);
});

it('a key that the text took, or that is none of these, does nothing', () => {
  const { press, stopped } = makeStore([typing]);
  press({ since: -1, rich }, { defaultPrevented: true });
  press({ since: -1 }, { ctrlKey: false });
  press({ since: -1 }, { altKey: true });
  expect(press({ since: -1 }, { key: 'b' })).toEqual([typing]);
  expect(stopped()).toBe(0);
});
