import { staffLimits, type CallAddress, type CommentState } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { commentTexts as texts } from './comment-texts.ts';
import classes from './comments.module.css';

/** What can be done with the comments that are chosen; the toast of the write offers to undo it. */
export function CommentSelection({
  ids,
  refreshes,
  onDone,
}: {
  ids: readonly string[];
  refreshes: readonly CallAddress[];
  onDone: () => void;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const moderate = useWrite('POST /api/sites/:identifier/comments/moderate', { refreshes });
  const give = async (state: CommentState) => {
    const body = { ids: ids.slice(0, staffLimits.maxPageSize), state };
    if (await moderate.runAndWait({ params: { identifier }, body })) onDone();
  };
  return (
    <div className={classes['selection']}>
      <output>{write(texts.chosen, { count: ids.length })}</output>
      <Button kind="primary" isPending={moderate.isRunning} onPress={() => void give('published')}>
        {write(texts.approve)}
      </Button>
      <Button isPending={moderate.isRunning} onPress={() => void give('hidden')}>
        {write(texts.hide)}
      </Button>
      <Button kind="quiet" onPress={onDone}>
        {write(texts.clearChosen)}
      </Button>
    </div>
  );
}
