import type { StaffVariant, StockReason } from '@sitewright/contract';
import { onlineManager } from '@tanstack/react-query';
import { useSite } from '../../app/office-context.ts';
import { activityRead, useUndo } from '../../data/use-undo.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { inventoryTexts as texts } from './inventory-texts.ts';
import { locationsCall } from './use-locations.ts';

/** Reads that change with stock. */
export const stockReads = [
  'GET /api/sites/:identifier/inventory',
  'GET /api/sites/:identifier/inventory/:id/changes',
  'GET /api/sites/:identifier/inventory/to-count',
  'GET /api/sites/:identifier/products',
  'GET /api/sites/:identifier/products/:id',
  locationsCall,
  activityRead,
] as const;

/** A variant whose units are moved. */
export interface MovedVariant {
  readonly id: string;
  readonly name: string;
  readonly stock: StaffVariant['stock'];
  /** What of it lies elsewhere than at the main location; missing: not told here. */
  readonly levels?: readonly { readonly locationId: string; readonly quantity: number }[];
  /** From so many units on it counts as low, null: as the shop says; missing: not told here. */
  readonly lowStockUnits?: number | null;
}

interface Move {
  /** Missing: no units are moved. */
  readonly adjustment:
    | { variantId: string; by: number; unlimited?: boolean; locationId?: string }
    | undefined;
  readonly reason: StockReason;
  readonly note: string;
  /** From so many units on it counts as low; missing: as before. */
  readonly lowStock?: { readonly units: number | null };
}

/** Moves units of a variant, and offers to move them back. */
export function useMoveStock({ id, name }: MovedVariant, onDone: () => void) {
  const write = useTexts();
  const { identifier } = useSite();
  const undo = useUndo();
  const options = { refreshes: stockReads, isToldByScreen: true, onKept: onDone };
  const adjust = useWrite('POST /api/sites/:identifier/inventory/adjustments', options);
  const setLow = useWrite('PUT /api/sites/:identifier/inventory/low-stock', options);
  const params = { identifier };
  const run = async ({ adjustment, reason, note, lowStock }: Move) => {
    const ids: string[] = [];
    const move = async () => {
      if (!adjustment) return true;
      const body = { adjustments: [adjustment], reason, note };
      const moved = await adjust.runAndWait({ params, headers: {}, body });
      if (moved?.activityId !== undefined) ids.push(moved.activityId);
      return moved !== undefined;
    };
    const say = async () => {
      if (!lowStock) return true;
      const body = { variantIds: [id], units: lowStock.units };
      const set = await setLow.runAndWait({ params, body });
      if (set?.activityId !== undefined) ids.push(set.activityId);
      return set !== undefined;
    };
    if (!onlineManager.isOnline()) {
      // Both wait on the device, and are told of when they are sent.
      await Promise.all([move(), say()]);
      return;
    }
    if (!(await move()) || !(await say())) return;
    onDone();
    showToast({
      message: write(texts.saved, { name }),
      action: {
        label: write(texts.undo),
        onPress: () => void undo.run(identifier, ids),
      },
    });
  };
  return {
    run: (move: Move) => void run(move),
    isRunning: adjust.isRunning || setLow.isRunning,
  };
}
