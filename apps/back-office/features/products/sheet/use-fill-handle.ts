import { useState } from 'react';
import type { PointerEvent } from 'react';
import { fill } from './sheet-commands.ts';
import { rangeOf, type CellPlace, type CellRange } from './sheet-state.ts';
import type { SheetStore } from './sheet-store.ts';

type PlaceAt = (event: PointerEvent) => CellPlace | undefined;

/** The small square at the corner of the selection: what it is dragged over is filled. */
export function useFillHandle(store: SheetStore, placeAt: PlaceAt) {
  const [handleRange, setRange] = useState<CellRange>();
  const onHandleDown = (begun: PointerEvent) => {
    begun.stopPropagation();
    begun.preventDefault();
    const source = rangeOf(store.read());
    let target: CellRange | undefined;
    const onMove = (event: globalThis.PointerEvent) => {
      const place = placeAt(event as unknown as PointerEvent);
      target = place && grow(source, place);
      setRange(target);
    };
    const stop = (event: globalThis.PointerEvent) => {
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', stop);
      document.removeEventListener('pointercancel', stop);
      setRange(undefined);
      if (!target || event.type === 'pointercancel') return;
      const { top, bottom, left, right } = target;
      store.set({ active: { row: top, column: left }, end: { row: bottom, column: right } });
      fill(store, source, target);
    };
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', stop);
    document.addEventListener('pointercancel', stop);
  };
  return { handleRange, onHandleDown };
}

/** The range with the cell in it, in the direction in which it is further away. */
function grow(range: CellRange, { row, column }: CellPlace): CellRange {
  const { top, bottom, left, right } = range;
  const down = Math.max(row - bottom, top - row, 0);
  const aside = Math.max(column - right, left - column, 0);
  return down >= aside
    ? { ...range, top: Math.min(top, row), bottom: Math.max(bottom, row) }
    : { ...range, left: Math.min(left, column), right: Math.max(right, column) };
}
