import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { navigationTexts as texts } from './navigation-texts.ts';

/** Tells that a menu was saved, and offers to take it back. */
export function useSavedMenu(): (activityId: string | null) => void {
  const write = useTexts();
  const { identifier } = useSite();
  const undo = useWrite('POST /api/sites/:identifier/activity/:id/undo', {
    refreshes: ['GET /api/commondata/GetSiteLayout'],
    onDone: () => showToast({ message: write(texts.undone) }),
  });
  return (activityId) => {
    if (activityId === null) return;
    showToast({
      message: write(texts.saved),
      action: {
        label: write(texts.undo),
        onPress: () => undo.run({ params: { identifier, id: activityId } }),
      },
    });
  };
}
