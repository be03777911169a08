import { useSite } from '../../app/office-context.ts';
import { usePages } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import type { ImportAnswer } from './import-reads.ts';
import { importTexts as texts } from './import-texts.ts';
import classes from './imports.module.css';
import { useReadAnew } from './use-read-anew.ts';

/** Every row that was not taken, or was taken otherwise, in plain words. */
export function ImportReport({ status: { id, state, counts } }: { status: ImportAnswer }) {
  const write = useTexts();
  const { identifier } = useSite();
  // A run tells anew what the look at the file has told.
  const read = usePages('GET /api/sites/:identifier/imports/:id/lines', {
    params: { identifier, id },
    query: {},
  });
  const isPending = read.state === 'pending';
  // A first answer may have been asked for before the last change: it is asked for once more.
  useReadAnew(JSON.stringify([state, counts, isPending]), isPending ? () => {} : read.refetch);
  const lines = read.state === 'success' ? read.answer.flatMap((page) => page.lines) : [];
  return (
    <Card
      key={state}
      title={write(texts.report)}
      {...(lines.length > 0 && {
        actions: (
          <ButtonLink
            isSmall
            download
            href={`/api/sites/${identifier}/imports/${id}/report.csv`}
            aria-label={write(texts.downloadReport)}
          >
            {write(texts.downloadReport)}
          </ButtonLink>
        ),
      })}
    >
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && lines.length === 0 && (
        <p className={classes['muted']}>{write(texts.noProblems)}</p>
      )}
      <ul className={classes['list']}>
        {lines.map(({ line, kind, code, reason }) => (
          <li key={`${line} ${code}`} className={classes['told']}>
            <Badge tone={kind === 'rejected' ? 'danger' : 'neutral'}>
              {write(texts.line, { line })}
            </Badge>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      {read.state === 'success' && read.hasMore && (
        <Button isPending={read.isLoadingMore} onPress={read.loadMore}>
          {write(texts.more)}
        </Button>
      )}
    </Card>
  );
}
