import { findWaitingWrites, takeHolder } from '../../../data/waiting-writes.ts';
import type { toBody } from './sheet-saver.ts';

/** The call that saves cells. */
export const saveCall = 'PATCH /api/sites/:identifier/product-sheet';

/** Cells of a sheet that are kept on this device while the sheet sends them by itself. */
export interface CellKeeper {
  readonly keep: (bodies: readonly ReturnType<typeof toBody>[]) => void;
  /** The sheet is gone: what is kept goes out without it. */
  readonly letGo: () => void;
}

/** Keeps cells of a site. */
export function createCellKeeper(identifier: string): CellKeeper {
  let held: ReturnType<typeof takeHolder> | undefined;
  return {
    keep(bodies) {
      held ??= takeHolder();
      const inputs = bodies.map((body) => ({ params: { identifier }, body }));
      findWaitingWrites()?.hold(held.name, saveCall, inputs);
    },
    letGo() {
      held?.letGo();
      held = undefined;
    },
  };
}
