import { staffLimits, type ReviewState } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { reviewReads } from './review-query.ts';
import { showModerated } from './shown-reviews.ts';
import { reviewTexts as texts } from './review-texts.ts';
import classes from './reviews.module.css';

/** What can be done with the reviews that are chosen; the toast of the write offers to undo it. */
export function ReviewSelection({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const write = useTexts();
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
    <div className={classes['selection']}>
      <output>{write(texts.chosen, { count: ids.length })}</output>
      <Button kind="primary" isPending={moderate.isRunning} onPress={() => give('published')}>
        {write(texts.approve)}
      </Button>
      <Button isPending={moderate.isRunning} onPress={() => give('hidden')}>
        {write(texts.hide)}
      </Button>
      <Button kind="quiet" onPress={onDone}>
        {write(texts.clearChosen)}
      </Button>
    </div>
  );
}
