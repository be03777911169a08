import { staffLimits, type ReviewState } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { ModerationBar } from '../desk/moderation-bar.tsx';
import { reviewReads } from './review-query.ts';
import { showModerated } from './shown-reviews.ts';

/** What can be done with the reviews that are chosen; the toast of the write offers to undo it. */
export function ReviewSelection({
  ids,
  onDone,
}: {
  ids: readonly string[];
  /** With those that stay chosen: one request takes so many. */
  onDone: (left: readonly string[]) => void;
}) {
  const { identifier } = useSite();
  const moderate = useWrite('POST /api/sites/:identifier/reviews/moderate', {
    refreshes: reviewReads,
    shows: ({ body }) => showModerated(body.ids, body.state),
  });
  const give = (state: ReviewState) => {
    const most = staffLimits.maxPageSize;
    const body = { ids: ids.slice(0, most), state };
    moderate.run({ params: { identifier }, body });
    onDone(ids.slice(most));
  };
  return (
    <ModerationBar
      count={ids.length}
      isRunning={moderate.isRunning}
      onGive={give}
      onClear={() => onDone([])}
    />
  );
}
