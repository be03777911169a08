import type { CallAnswer, CallFailure } from '@sitewright/contract';
import { useRef } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useUndo } from '../../data/use-undo.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { productListTexts as texts } from './product-list-texts.ts';
import { showArchived } from './shown-products.ts';

type Archived = CallAnswer<'POST /api/sites/:identifier/products/archive'>;

/** Products of one call. */
const atOnce = 100;

/**
 * Puts products into the archive or takes them out, however many there are, and tells of all of them
 * at once, with Undo. `onLeft` is told of those that stay because something failed.
 */
export function useArchive(onLeft: (ids: readonly string[]) => void) {
  const write = useTexts();
  const { identifier } = useSite();
  const undo = useUndo();
  const failures = useRef(new Map<readonly string[], CallFailure>());
  const archive = useWrite('POST /api/sites/:identifier/products/archive', {
    refreshes: [
      'GET /api/sites/:identifier/products',
      'GET /api/sites/:identifier/products/count',
      'GET /api/sites/:identifier/products/:id',
      'GET /api/sites/:identifier/store-pages',
    ],
    shows: showArchived,
    isToldByScreen: true,
    onFailed: (failure, { body: { ids } }) => failures.current.set(ids, failure),
  });
  /** As they were, those that were visible too. */
  const takeBack = (answers: readonly (Archived | undefined)[]) => {
    const activityIds = answers.flatMap((answer) => answer?.activityIds ?? []);
    if (activityIds.length > atOnce) showToast({ message: write(texts.takingBack) });
    void undo.run(identifier, activityIds);
  };
  const move = async (ids: readonly string[], isArchived: boolean): Promise<void> => {
    const parts = partsOf(ids);
    const answers = await Promise.all(
      parts.map((part) =>
        archive.runAndWait({ params: { identifier }, body: { ids: part, isArchived } }),
      ),
    );
    const moved = answers.flatMap((answer) => answer?.ids ?? []);
    if (moved.length > 0) {
      const message = isArchived ? texts.archivedNow : texts.unarchivedNow;
      showToast({
        message: write(message, { count: moved.length }),
        action: { label: write(texts.undo), onPress: () => takeBack(answers) },
      });
    }
    const failed = parts.filter((part) => failures.current.has(part));
    const [first] = failed;
    if (!first) return;
    const left = failed.flat();
    const reason = failures.current.get(first)?.message ?? '';
    for (const part of failed) failures.current.delete(part);
    showToast({
      tone: 'danger',
      message: write(texts.left, { count: left.length, reason }),
    });
    onLeft(left);
  };
  return { move, isRunning: archive.isRunning };
}

function partsOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) =>
    ids.slice(at * atOnce, (at + 1) * atOnce),
  );
}
