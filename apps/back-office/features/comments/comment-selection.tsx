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
  /** With those that stay chosen: one request takes so many. */
  onDone: (left: readonly string[]) => void;
}) {
  const { identifier } = useSite();
  const moderate = useWrite('POST /api/sites/:identifier/comments/moderate', { refreshes });
  const give = async (state: CommentState) => {
    const most = staffLimits.maxPageSize;
    const body = { ids: ids.slice(0, most), state };
    if (await moderate.runAndWait({ params: { identifier }, body })) onDone(ids.slice(most));
  };
  return (
    <ModerationBar
      count={ids.length}
      isRunning={moderate.isRunning}
      onGive={(state) => void give(state)}
      onClear={() => onDone([])}
    />
  );
}
