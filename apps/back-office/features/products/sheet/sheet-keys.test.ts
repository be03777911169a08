import type { KeyboardEvent } from 'react';
import { expect, it } from 'vitest';
import type { SheetColumn } from './sheet-columns.ts';
import { handleSheetKey } from './sheet-keys.ts';
import type { SheetStore } from './sheet-store.ts';

/** A sheet of 40 rows and 5 columns with the keyboard in the middle; answers where it is then. */
function press(key: string, more: Partial<KeyboardEvent> = {}): [row: number, column: number] {
  let state = {
    rows: Array.from({ length: 40 }, () => ({})),
    columns: Array.from({ length: 5 }, () => ({}) as SheetColumn),
    active: { row: 20, column: 2 },
    end: { row: 20, column: 2 },
  };
  const store = {
    read: () => state,
    set: (changes: object) => {
      state = { ...state, ...changes };
    },
  } as unknown as SheetStore;
  const modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const event = {
    ...modifiers,
    key,
    target: 1,
    currentTarget: 1,
    preventDefault: () => {},
    ...more,
  };
  handleSheetKey(store, event as unknown as KeyboardEvent, { current: false });
  return [state.end.row, state.end.column];
}

it('keys go about the sheet as they do in spreadsheets', () => {
  expect(press('ArrowUp')).toEqual([19, 2]);
  expect(press('ArrowRight', { ctrlKey: true })).toEqual([20, 4]);
  expect([press('Enter'), press('Enter', { shiftKey: true })]).toEqual([
    [21, 2],
    [19, 2],
  ]);
  expect([press('PageUp'), press('PageDown')]).toEqual([
    [5, 2],
    [35, 2],
  ]);
  expect([press('Home'), press('End')]).toEqual([
    [20, 0],
    [20, 4],
  ]);
  const far = { ctrlKey: true };
  expect([press('Home', far), press('End', far)]).toEqual([
    [0, 0],
    [39, 4],
  ]);
});
