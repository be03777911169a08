/** The sheet without a screen: its commands, what is on its way, and how steps are taken back. */
import type { CallAnswer, CallResult, SheetProduct } from '@sitewright/contract';
import { planCells, type CellText, type PlannedCell, type SheetRights } from './plan-cells.ts';
import type { Writing } from './read-typed.ts';
import { rowsOf, sheetColumns } from './sheet-columns.ts';
import { createSaveQueue, type SaveQueue } from './save-queue.ts';
import { batchesOf, toBody, type SavedBatch, type SavedCell } from './sheet-saver.ts';
import {
  markOf,
  withMarks,
  type CellMark,
  type CellPlace,
  type SheetState,
} from './sheet-state.ts';

type SaveAnswer = CallAnswer<'PATCH /api/sites/:identifier/product-sheet'>;

export interface SheetOptions {
  readonly writing: Writing;
  readonly rights: SheetRights;
  readonly send: (body: ReturnType<typeof toBody>) => Promise<CallResult<SaveAnswer>>;
  /** Takes rows of the log back, the latest first; false: it was told that it cannot be. */
  readonly undo: (activityIds: readonly string[]) => Promise<boolean>;
  /** Keeps what is not saved yet on this device, in place of what was kept before; none: forgets it. */
  readonly keep?: (bodies: readonly ReturnType<typeof toBody>[]) => void;
  /** Something was written. */
  readonly onSaved: () => void;
  /** Milliseconds until a batch without an answer is sent again. */
  readonly retryMs?: number;
}

/** One step of somebody who edits: what it changed, and by which rows of the log. */
export interface SheetStep {
  readonly cells: readonly PlannedCell[];
  readonly activityIds: string[];
}

export interface SheetStore {
  readonly read: () => SheetState;
  readonly follow: (listener: () => void) => () => void;
  readonly set: (changed: Partial<SheetState>) => void;
  /** Rows behind those that are there. */
  readonly load: (products: readonly SheetProduct[]) => void;
  /** Puts texts into cells: what can be read is saved, the rest is marked. */
  readonly apply: (texts: readonly CellText[]) => void;
  /** Lets go of what was typed: the cell is as the server has it. */
  readonly drop: (place: CellPlace) => void;
  /** Takes the latest step back. */
  readonly undo: () => Promise<void>;
  readonly canUndo: () => boolean;
  /** What is on its way is kept on this device: it is not lost with the sheet. */
  readonly isKept: () => boolean;
  /** Ends waiting for answers. */
  readonly stop: () => void;
}

/** More steps are not kept. */
const keptSteps = 200;

export function createSheetStore(options: SheetOptions): SheetStore {
  let state: SheetState = {
    rows: [],
    columns: sheetColumns,
    writing: options.writing,
    active: { row: 0, column: 0 },
    end: { row: 0, column: 0 },
    editing: undefined,
    marks: new Map(),
    isWaiting: false,
    cutOff: 0,
  };
  const listeners = new Set<() => void>();
  const steps: SheetStep[] = [];
  let hasKept = false;
  let isStopped = false;
  /** What waits for a connection outlives the tab; what only takes its time is sent by the sheet. */
  const keepWaiting = (isOffline: boolean) => {
    if (isStopped || (!isOffline && !hasKept)) return;
    const bodies = batchesOf(unsavedCells(state)).map(toBody);
    hasKept = bodies.length > 0;
    options.keep?.(bodies);
  };
  const set = (changed: Partial<SheetState>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };
  const queue: SaveQueue<SheetStep> = createSaveQueue<SheetStep>({
    send: options.send,
    retryMs: options.retryMs ?? 4_000,
    find: (rowId) => state.rows.find(({ variant }) => variant.id === rowId),
    onWaiting: (isWaiting) => {
      set({ isWaiting });
      keepWaiting(isWaiting);
    },
    onSettled: (batch, step) => {
      step.activityIds.push(...batch.activityIds);
      set(settled(state, batch));
      keepWaiting(state.isWaiting);
      if (batch.activityIds.length > 0) options.onSaved();
    },
  });
  return {
    read: () => state,
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set,
    load: (products) => set({ rows: [...state.rows, ...rowsOf(products)] }),
    apply(texts) {
      const cells = planCells(state, texts, options.rights);
      if (cells.length === 0) return;
      const step: SheetStep = { cells, activityIds: [] };
      steps.push(step);
      steps.splice(0, steps.length - keptSteps);
      set({ marks: withMarks(state.marks, cells.map(toMark)) });
      const sent = cells.filter(({ mark, before }) => mark?.state === 'saving' && mark !== before);
      queue.add(step, sent);
      keepWaiting(state.isWaiting || navigator.onLine === false);
    },
    drop({ row, column }) {
      const [own, ofColumn] = [state.rows[row], state.columns[column]];
      if (!own || !ofColumn) return;
      set({ marks: withMarks(state.marks, [{ rowId: own.variant.id, key: ofColumn.key }]) });
      keepWaiting(state.isWaiting);
    },
    async undo() {
      const step = steps.pop();
      if (!step) return;
      queue.remove(step);
      set({ marks: withMarks(state.marks, restored(state, step)) });
      keepWaiting(state.isWaiting);
      await queue.run(async () => {
        if (step.activityIds.length === 0) return;
        if (await options.undo(step.activityIds)) options.onSaved();
        // As it stands now.
        const ids = new Set(step.cells.map(({ rowId }) => rowId));
        const rows = state.rows.filter(({ variant }) => ids.has(variant.id));
        await queue.reread([...new Set(rows.map(({ product }) => product.id))], step);
      });
    },
    canUndo: () => steps.length > 0,
    isKept: () => hasKept,
    stop() {
      isStopped = true;
      queue.stop();
    },
  };
}

/** Cells that are on their way, as they stand now: what was typed in one before is not sent any more. */
function unsavedCells(state: SheetState): SavedCell[] {
  return state.rows.flatMap((row) =>
    state.columns.flatMap((column) => {
      const mark = markOf(state, row, column);
      if (mark?.state !== 'saving') return [];
      const there = column.read(row);
      const units = typeof there === 'number' ? there : 0;
      // All steps that were made in a cell of units are one, from what the server has.
      const by = typeof mark.value === 'number' ? mark.value - units : 0;
      return [{ row, column, mark: column.of === 'stock' ? { ...mark, by } : mark }];
    }),
  );
}

function toMark({ rowId, column, mark }: PlannedCell) {
  return { rowId, key: column.key, ...(mark && { mark }) };
}

/** Cells that still show what the step put there show again what was there before. */
function restored(state: SheetState, { cells }: SheetStep) {
  return cells.flatMap(({ rowId, column, mark, before }) => {
    const present = state.marks.get(rowId)?.[column.key];
    const isSaved = present === undefined && mark?.state === 'saving';
    if (!isSaved && present?.text !== mark?.text) return [];
    // What was on its way before has arrived.
    const kept = before?.state === 'saving' ? undefined : before;
    return [{ rowId, key: column.key, ...(kept && { mark: kept }) }];
  });
}

/** The sheet after a batch: rows as the server has them, and marks of what was refused. */
function settled(state: SheetState, { saved, refused, products, gone }: SavedBatch) {
  const fresh = new Map(rowsOf(products).map((row) => [row.variant.id, row]));
  const rows = state.rows.map((row) => fresh.get(row.variant.id) ?? row);
  const wasSent = ({ row, column, mark }: SavedCell) => markOf(state, row, column) === mark;
  const done = saved.filter(wasSent).map(({ row, column }) => {
    return { rowId: row.variant.id, key: column.key };
  });
  const told = refused.filter(wasSent).map(({ row, column, mark, refusal }) => {
    const now = fresh.get(row.variant.id);
    const isGone = gone.includes(row.product.id) || !now;
    const told: CellMark =
      refusal.kind === 'conflict' && !isGone
        ? { ...mark, state: 'conflict', theirs: column.read(now) }
        : {
            ...mark,
            state: 'refused',
            ...(refusal.kind === 'refused' && { message: refusal.message }),
          };
    return { rowId: row.variant.id, key: column.key, mark: told };
  });
  return { rows, marks: withMarks(state.marks, [...done, ...told]) };
}
