/** Batches of cells that are on their way: one at a time, in the order in which they were made. */
import type { CallAnswer, CallResult } from '@sitewright/contract';
import type { PlannedCell } from './plan-cells.ts';
import type { SheetRow } from './sheet-columns.ts';
import {
  batchesOf,
  halves,
  isPassing,
  settle,
  toBody,
  type SavedBatch,
  type SavedCell,
} from './sheet-saver.ts';

type SaveAnswer = CallAnswer<'PATCH /api/sites/:identifier/product-sheet'>;

interface QueueOptions<Step> {
  readonly send: (body: ReturnType<typeof toBody>) => Promise<CallResult<SaveAnswer>>;
  readonly retryMs: number;
  /** A row as the server has it: what is sent says what was seen there. */
  readonly find: (rowId: string) => SheetRow | undefined;
  readonly onWaiting: (isWaiting: boolean) => void;
  readonly onSettled: (batch: SavedBatch, step: Step) => void;
}

export interface SaveQueue<Step = unknown> {
  /** Sends cells of a step when everything before them was. */
  readonly add: (step: Step, cells: readonly PlannedCell[]) => void;
  /** Lets go of what of a step was not sent yet. */
  readonly remove: (step: Step) => void;
  /** Runs something between two batches. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
  /** Asks how products stand. */
  readonly reread: (productIds: readonly string[], step: Step) => Promise<void>;
  readonly stop: () => void;
}

export function createSaveQueue<Step extends object>(options: QueueOptions<Step>): SaveQueue<Step> {
  const removed = new WeakSet<Step>();
  let isStopped = false;
  let last: Promise<void> = Promise.resolve();

  const run = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work);
    return last;
  };

  async function ask(body: ReturnType<typeof toBody>): Promise<CallResult<SaveAnswer>> {
    let result = await options.send(body);
    while (!result.ok && !isStopped && isPassing(result.failure)) {
      options.onWaiting(true);
      await new Promise((resolve) => setTimeout(resolve, options.retryMs));
      // Whoever took over what was kept sends it.
      if (isStopped) break;
      result = await options.send(body);
    }
    options.onWaiting(false);
    return result;
  }

  /** Cells that others of their product kept back go again, in halves when nobody is at fault alone. */
  async function save(step: Step, planned: readonly PlannedCell[]): Promise<void> {
    if (removed.has(step) || isStopped) return;
    const cells = planned.flatMap(({ rowId, column, mark }): SavedCell[] => {
      const row = options.find(rowId);
      return row && mark ? [{ row, column, mark }] : [];
    });
    if (cells.length === 0) return;
    const result = await ask(toBody(cells));
    if (!result.ok) {
      const { code, message } = result.failure;
      const refused = cells.map((cell) => {
        return { ...cell, refusal: { kind: 'refused' as const, code, message } };
      });
      const none = { saved: [], left: [], products: [], gone: [], activityIds: [] };
      options.onSettled({ ...none, refused }, step);
      return;
    }
    const batch = settle(cells, result.answer);
    options.onSettled(batch, step);
    const again = batch.refused.length > 0 ? [batch.left] : halves(batch.left);
    for (const part of again) {
      const left = part.map(({ row, column, mark }) => ({ rowId: row.variant.id, column, mark }));
      await save(step, left);
    }
  }

  return {
    add(step, cells) {
      const known = cells.flatMap((cell) => {
        const row = options.find(cell.rowId);
        return row && cell.mark ? [{ row, column: cell.column, mark: cell.mark }] : [];
      });
      for (const batch of batchesOf(known)) {
        const planned = batch.map(({ row, column, mark }) => {
          return { rowId: row.variant.id, column, mark };
        });
        void run(() => save(step, planned));
      }
    },
    remove: (step) => void removed.add(step),
    run,
    async reread(productIds, step) {
      const ids = productIds.map((id) => ({ id }));
      for (let at = 0; at < ids.length; at += 25) {
        const result = await ask({ products: ids.slice(at, at + 25) });
        if (result.ok) options.onSettled(settle([], result.answer), step);
      }
    },
    stop() {
      isStopped = true;
    },
  };
}
