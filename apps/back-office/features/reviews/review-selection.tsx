import { staffLimits, type ReviewState } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { ModerationBar } from '../desk/moderation-bar.tsx';
import { reviewReads } from './review-query.ts';
import { showModerated } from './shown-reviews.ts';

/** What can be done with the reviews that are chosen; the toast of the write offers to undo it. */
export function ReviewSelection({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const { identifier } = useSite();
  const moderate = useWrite('POST /api/sites/:identifier/reviews/moderate', {
    refreshes: reviewReads,
    shows: ({ body }) => showModerated(body.ids, body.state),
  });
  const give = (state: ReviewState) => {
    const body = { ids: ids.slice(0, staffLimits.maxPageSize), state };
    moderate.run({ params: { identifier }, body });
    onDone();
  };
  return (
    <ModerationBar
      count={ids.length}
      isRunning={moderate.isRunning}
      onGive={give}
      onClear={onDone}
    />
  );
}
