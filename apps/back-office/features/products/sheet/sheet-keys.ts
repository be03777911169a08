import type { KeyboardEvent, RefObject } from 'react';
import { clear, fillDown, goTo, move, tab } from './sheet-commands.ts';
import { cellText } from './sheet-state.ts';
import type { SheetStore } from './sheet-store.ts';

/** Rows that Page Up and Page Down go. */
const pageRows = 15;

type Key = (store: SheetStore, event: KeyboardEvent) => void;

const keys: Readonly<Record<string, Key>> = {
  ArrowUp: (store, event) => step(store, event, { rows: -1 }),
  ArrowDown: (store, event) => step(store, event, { rows: 1 }),
  ArrowLeft: (store, event) => step(store, event, { columns: -1 }),
  ArrowRight: (store, event) => step(store, event, { columns: 1 }),
  PageUp: (store, { shiftKey }) => move(store, { rows: -pageRows }, shiftKey),
  PageDown: (store, { shiftKey }) => move(store, { rows: pageRows }, shiftKey),
  Home: (store, event) => edge(store, event, 0),
  End: (store, event) => edge(store, event, Infinity),
  Enter: (store, { shiftKey }) => move(store, { rows: shiftKey ? -1 : 1 }),
  F2: (store) => editCell(store),
  Delete: (store) => clear(store),
  Backspace: (store) => clear(store),
};

const keysWithControl: Readonly<Record<string, Key>> = {
  a: (store) => {
    const { rows, columns } = store.read();
    const end = { row: rows.length - 1, column: columns.length - 1 };
    store.set({ active: { row: 0, column: 0 }, end });
  },
  d: (store) => fillDown(store),
  z: (store) => void store.undo(),
};

/** A key on the grid itself. While a cell is edited, its field has them. */
export function handleSheetKey(
  store: SheetStore,
  event: KeyboardEvent,
  leaving: RefObject<boolean>,
): void {
  if (event.target !== event.currentTarget || event.altKey) return;
  const { key, shiftKey } = event;
  const hasControl = event.ctrlKey || event.metaKey;
  const { rows } = store.read();
  if (rows.length === 0) return;
  if (key === 'Tab') {
    // After Escape the keyboard leaves, as everywhere else on the page.
    if (!leaving.current && tab(store, shiftKey ? -1 : 1)) event.preventDefault();
    leaving.current = false;
    return;
  }
  leaving.current = key === 'Escape';
  const own = keys[key] ?? (hasControl ? keysWithControl[key.toLowerCase()] : undefined);
  if (own) {
    event.preventDefault();
    own(store, event);
  } else if (!hasControl && key.length === 1) {
    event.preventDefault();
    if (!toggle(store, key)) store.set({ editing: key });
  }
}

function step(
  store: SheetStore,
  { shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  { rows = 0, columns = 0 }: { rows?: number; columns?: number },
): void {
  const far = ctrlKey || metaKey ? 1_000_000 : 1;
  move(store, { rows: rows * far, columns: columns * far }, shiftKey);
}

function edge(store: SheetStore, { shiftKey, ctrlKey }: KeyboardEvent, column: number): void {
  const { end, active, rows } = store.read();
  const from = shiftKey ? end : active;
  const row = ctrlKey ? (column === 0 ? 0 : rows.length - 1) : from.row;
  goTo(store, { row, column }, shiftKey);
}

/** Edits what stands in the cell. */
export function editCell(store: SheetStore): void {
  const state = store.read();
  const row = state.rows[state.active.row];
  const column = state.columns[state.active.column];
  if (row && column) store.set({ editing: cellText(state, row, column) });
}

/** Space turns yes to no and back. */
function toggle(store: SheetStore, key: string): boolean {
  const state = store.read();
  const row = state.rows[state.active.row];
  const column = state.columns[state.active.column];
  if (key !== ' ' || !row?.isFirst || !column?.isFlag) return false;
  const isOn = cellText(state, row, column) === column.write(true, state.writing);
  store.apply([{ ...state.active, text: column.write(!isOn, state.writing) }]);
  return true;
}
