import { staffLimits, type CallAddress, type CommentState } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { ModerationBar } from '../desk/moderation-bar.tsx';

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
  const { identifier } = useSite();
  const moderate = useWrite('POST /api/sites/:identifier/comments/moderate', { refreshes });
  const give = async (state: CommentState) => {
    const body = { ids: ids.slice(0, staffLimits.maxPageSize), state };
    if (await moderate.runAndWait({ params: { identifier }, body })) onDone();
  };
  return (
    <ModerationBar
      count={ids.length}
      isRunning={moderate.isRunning}
      onGive={(state) => void give(state)}
      onClear={onDone}
    />
  );
}
