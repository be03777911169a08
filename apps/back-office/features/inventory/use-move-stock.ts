import type { StockReason } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { inventoryTexts as texts } from './inventory-texts.ts';
import type { MovedVariant } from './stock-dialog.tsx';

interface Move {
  readonly adjustment: { variantId: string; by: number; unlimited?: boolean };
  readonly reason: StockReason;
  readonly note: string;
}

/** Moves units of a variant, and offers to move them back. */
export function useMoveStock({ name, stock }: MovedVariant, onDone: () => void) {
  const write = useTexts();
  const { identifier } = useSite();
  const adjust = useWrite('POST /api/sites/:identifier/inventory/adjustments', {
    refreshes: [
      'GET /api/sites/:identifier/inventory',
      'GET /api/sites/:identifier/inventory/:id/changes',
      'GET /api/sites/:identifier/products',
      'GET /api/sites/:identifier/products/:id',
    ],
  });
  const send = ({ adjustment, reason, note }: Move) =>
    adjust.runAndWait({
      params: { identifier },
      body: { adjustments: [adjustment], reason, note },
    });
  const run = async (move: Move) => {
    if (!(await send(move))) return;
    onDone();
    const { variantId, by, unlimited } = move.adjustment;
    // What began to be counted goes back to uncounted; what ended to be counted, to its units.
    const isBackCounted = unlimited === true;
    const back = {
      variantId,
      by: isBackCounted ? stock.quantity : unlimited === false ? 0 : -by,
      ...(unlimited !== undefined && { unlimited: !unlimited }),
    };
    showToast({
      message: write(texts.saved, { name }),
      action: {
        label: write(texts.undo),
        onPress: () => void send({ adjustment: back, reason: 'correction', note: move.note }),
      },
    });
  };
  return { run: (move: Move) => void run(move), isRunning: adjust.isRunning };
}
