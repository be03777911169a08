import { useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { importRefreshes } from './import-reads.ts';
import { importTexts as texts } from './import-texts.ts';
import classes from './imports.module.css';

/** Cells that the server takes; longer ones are mended in the file. */
const longest = 2_000;

type Changed = Readonly<Record<string, string>>;

/** The rows that were not taken, to be mended here and read again, alone. */
export function BadRows({ id }: { id: string }) {
  const write = useTexts();
  const { identifier, href } = useSite();
  const router = useRouter();
  const read = useRead('GET /api/sites/:identifier/imports/:id/bad-rows', {
    params: { identifier, id },
  });
  const [changed, setChanged] = useState<Changed>({});
  const retry = useWrite('POST /api/sites/:identifier/imports/:id/retry', {
    refreshes: importRefreshes,
    onDone: (answer) => void router.navigate({ href: href(`imports/${answer.id}`) }),
  });
  if (read.state === 'pending') return <PendingState />;
  if (read.state === 'failed') return <FailedState failure={read.failure} onRetry={read.refetch} />;
  const { header, rows, hasMore } = read.answer;
  const send = () => {
    const mended = rows.filter(({ line }) =>
      header.some((_name, at) => changed[`${line}:${at}`] !== undefined),
    );
    const body = {
      rows: mended.map(({ line, cells }) => ({
        line,
        cells: cells.map((text, at) => changed[`${line}:${at}`] ?? text),
      })),
    };
    retry.run({ params: { identifier, id }, body });
  };
  return (
    <Card
      title={write(texts.mend)}
      actions={
        <ButtonLink
          isSmall
          download
          href={`/api/sites/${identifier}/imports/${id}/bad-rows.csv`}
          aria-label={write(texts.downloadRows)}
        >
          {write(texts.downloadRows)}
        </ButtonLink>
      }
    >
      <div className={classes['stack']}>
        <p className={classes['muted']}>{write(hasMore ? texts.hasMoreRows : texts.mendText)}</p>
        {!hasMore &&
          rows.map(({ line, cells, problems }) => (
            <fieldset key={line} className={classes['row']}>
              <legend>
                <Badge tone={problems.length > 0 ? 'danger' : 'neutral'}>
                  {write(texts.line, { line })}
                </Badge>{' '}
                {problems.join(' ')}
              </legend>
              {problems.length > 0 && (
                <div className={classes['cells']}>
                  {cells.map((text, at) =>
                    isMendable(text, header[at] ?? '') ? (
                      <TextField
                        // The columns of a file have no other name than their place.
                        key={`${line}:${at}`}
                        label={header[at] ?? ''}
                        value={changed[`${line}:${at}`] ?? text}
                        onChange={(value) => setChanged({ ...changed, [`${line}:${at}`]: value })}
                      />
                    ) : null,
                  )}
                </div>
              )}
            </fieldset>
          ))}
        {!hasMore && (
          <div>
            <Button kind="primary" isPending={retry.isRunning} onPress={send}>
              {write(texts.retry)}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

/** What is filled in, and what a row cannot do without. */
function isMendable(text: string, column: string): boolean {
  if (text.length > longest) return false;
  return text !== '' || /price|e-?mail|title|^name$|type/i.test(column);
}
