import type { CallAnswer, CallFailure, DraftOrderContent } from '@sitewright/contract';
import { useEffect, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useSettled } from '../../data/use-settled.ts';
import type { completeDraft } from './complete-draft.ts';
import { emptyDraft } from './empty-draft.ts';

const address = 'POST /api/sites/:identifier/draft-orders/preview';

/** What a draft comes to while it is typed. */
export interface DraftPreview {
  /** Undefined while it is not known, or nothing is in it. */
  readonly cart: CallAnswer<typeof address>['cart'] | undefined;
  readonly failure: CallFailure | undefined;
  /** Asks again; undefined while nothing failed that could go well by itself. */
  readonly retry: (() => void) | undefined;
  readonly shippingOptions: CallAnswer<typeof address>['shippingOptions'];
}

/** Asks what the content comes to, a moment after the last key. What is half typed is left out. */
export function useDraftPreview(content: DraftOrderContent): DraftPreview {
  const { identifier, may } = useSite();
  const asked = useSettled(useCompleted(content) ?? emptyDraft);
  const read = useRead(
    address,
    { params: { identifier }, body: { content: asked } },
    { isWanted: may('edit-orders'), keepsPrevious: true },
  );
  const answer = read.state === 'success' ? read.answer : undefined;
  return {
    cart: asked.lines.length > 0 ? answer?.cart : undefined,
    failure: read.state === 'failed' ? read.failure : undefined,
    retry: read.state === 'failed' && read.failure.status !== 400 ? read.refetch : undefined,
    shippingOptions: answer?.shippingOptions ?? [],
  };
}

/** Leaves out what is half typed; undefined until the schemas are here. */
function useCompleted(content: DraftOrderContent): DraftOrderContent | undefined {
  const [loaded, setLoaded] = useState<{ complete: typeof completeDraft }>();
  useEffect(() => {
    let isShown = true;
    const take = (complete: typeof completeDraft) => {
      if (isShown) setLoaded({ complete });
    };
    import('./complete-draft.ts').then((part) => take(part.completeDraft)).catch(() => {});
    return () => {
      isShown = false;
    };
  }, []);
  return loaded?.complete(content);
}
