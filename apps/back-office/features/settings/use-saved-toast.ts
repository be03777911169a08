import type { CallAddress } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { settingsTexts as texts } from './settings-texts.ts';

/** Tells that settings were saved, and offers to take all of it back. */
export function useSavedToast(
  /** What else is asked for anew once it is taken back. */
  reads: readonly CallAddress[] = [],
): (changeIds: readonly string[]) => void {
  const write = useTexts();
  const { identifier } = useSite();
  const undo = useWrite('POST /api/sites/:identifier/activity/:id/undo', {
    refreshes: ['GET /api/sites/:identifier/settings', ...reads],
  });
  return (changeIds) => {
    if (changeIds.length === 0) return;
    const takeBack = async () => {
      // The latest first: each was made on top of the one before.
      for (const id of changeIds.toReversed()) {
        const isUndone = await undo.runAndWait({ params: { identifier, id } });
        if (!isUndone) return;
      }
      showToast({ message: write(texts.undone) });
    };
    showToast({
      message: write(texts.saved),
      action: { label: write(texts.undo), onPress: () => void takeBack() },
    });
  };
}
