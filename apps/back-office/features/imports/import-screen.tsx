import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { Card, Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { BadRows } from './bad-rows.tsx';
import { ImportOptionsForm } from './import-options-form.tsx';
import { importTexts as texts } from './import-texts.ts';
import { importTones } from './import-tones.ts';
import { importRefreshes, type ImportAnswer } from './import-reads.ts';
import { ImportReport } from './import-report.tsx';
import classes from './imports.module.css';

const address = 'GET /api/sites/:identifier/imports/:id';
const pollMs = 1_000;
const busy = ['fetching', 'checking', 'running', 'undoing'];
const over = ['done', 'canceled', 'undone', 'undoing'];

/** One import: what was recognised, what it would do, how far it is, what became of every row. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const read = useRead(address, { params: { identifier, id } });
  const isBusy = read.state === 'success' && busy.includes(read.answer.state);
  const refetch = read.state === 'success' ? read.refetch : undefined;
  useEffect(() => {
    if (!isBusy || !refetch) return undefined;
    const timer = setInterval(refetch, pollMs);
    return () => clearInterval(timer);
  }, [isBusy, refetch]);
  const isThere = read.state === 'success';
  return (
    <Page
      title={isThere ? read.answer.filename : write(texts.title)}
      back={{ href: href('imports'), label: write(texts.title) }}
      isNarrow
      {...(isThere && {
        badges: (
          <Badge tone={importTones[read.answer.state]}>{write(texts[read.answer.state])}</Badge>
        ),
        actions: <ImportActions status={read.answer} />,
      })}
    >
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {isThere && <ImportCards key={read.answer.id} status={read.answer} />}
    </Page>
  );
}

function ImportActions({ status: { id, state, mayUndo, kind } }: { status: ImportAnswer }) {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { ask } = useConfirm();
  const input = { params: { identifier, id } };
  const stop = useWrite('POST /api/sites/:identifier/imports/:id/cancel', {
    refreshes: importRefreshes,
  });
  const undo = useWrite('POST /api/sites/:identifier/imports/:id/undo', {
    refreshes: importRefreshes,
  });
  const askAndUndo = async () => {
    const isSure = await ask({
      title: write(texts.undoTitle),
      text: write(texts.undoText),
      confirmLabel: write(texts.undo),
    });
    if (isSure) undo.run(input);
  };
  if (['fetching', 'checking', 'ready', 'running'].includes(state)) {
    return (
      <Button isPending={stop.isRunning} onPress={() => stop.run(input)}>
        {write(state === 'ready' ? texts.discard : texts.stop)}
      </Button>
    );
  }
  return (
    <>
      {mayUndo && (
        <Button isPending={undo.isRunning} onPress={() => void askAndUndo()}>
          {write(texts.undo)}
        </Button>
      )}
      {state === 'done' && (
        <ButtonLink kind="primary" href={href(openPaths[kind])}>
          {write(openTexts[kind])}
        </ButtonLink>
      )}
      {(state === 'failed' || state === 'canceled') && (
        <ButtonLink href={href('imports')}>{write(texts.another)}</ButtonLink>
      )}
    </>
  );
}

const openPaths = {
  products: 'products',
  customers: 'customers',
  reviews: 'reviews',
  content: 'pages',
  unknown: 'imports',
} as const;

const openTexts = {
  products: texts.openProducts,
  customers: texts.openCustomers,
  reviews: texts.openReviews,
  content: texts.openPages,
  unknown: texts.title,
} as const;

function ImportCards({ status }: { status: ImportAnswer }) {
  const write = useTexts();
  const { state, counts, problem } = status;
  const hasReport = ['ready', 'done', 'canceled', 'failed', 'undone'].includes(state);
  return (
    <>
      {problem !== '' && (
        <Card title={write(texts.whatFailed)}>
          <p role="alert" className={classes['problem']}>
            {problem}
          </p>
        </Card>
      )}
      {busy.includes(state) && <ProgressCard status={status} />}
      {status.kind !== 'unknown' && <Recognised status={status} />}
      {over.includes(state) && <Counts status={status} />}
      {state === 'ready' && (
        <>
          <WhatHappens status={status} />
          <ImportOptionsForm status={status} />
        </>
      )}
      {hasReport && status.kind !== 'unknown' && (
        <>
          <ImportReport status={status} />
          {counts.rowsRejected > 0 && state !== 'ready' && status.kind !== 'content' && (
            <BadRows id={status.id} />
          )}
        </>
      )}
    </>
  );
}

function ProgressCard({ status: { state, counts, totalRows } }: { status: ImportAnswer }) {
  const write = useTexts();
  const isUndoing = state === 'undoing';
  const isRunning = state === 'running';
  const reached = isUndoing ? counts.undone + counts.kept : counts.rowsTaken + counts.rowsRejected;
  const whole = isUndoing ? counts.created + counts.updated : totalRows;
  return (
    <Card>
      <label className={classes['stack']}>
        <span>
          {isRunning || isUndoing
            ? write(texts.progress, { done: Math.min(reached, whole), total: whole })
            : write(texts.rowsSoFar, { count: counts.rowsRead })}
        </span>
        <progress
          className={classes['bar']}
          {...((isRunning || isUndoing) && { value: reached, max: Math.max(whole, 1) })}
        />
      </label>
      <p className={classes['muted']}>{write(texts.leaveScreen)}</p>
    </Card>
  );
}

function Recognised({ status: { kind, dialect, counts, columns } }: { status: ImportAnswer }) {
  const write = useTexts();
  const names = (isRead: boolean) =>
    columns
      .filter((column) => column.isRead === isRead)
      .map(({ name }) => name)
      .join(', ');
  const left = names(false);
  const isContent = kind === 'content';
  return (
    <Card title={write(texts.recognised)}>
      <dl className={classes['facts']}>
        <dt>{write(texts.kind)}</dt>
        <dd>
          {write(texts[kind])} · {dialect}
        </dd>
        <dt>{write(isContent ? texts.things : texts.rows)}</dt>
        <dd>{counts.rowsRead}</dd>
        <dt>{write(isContent ? texts.contentRead : texts.columnsRead)}</dt>
        <dd>{names(true)}</dd>
        {left !== '' && (
          <>
            <dt>{write(isContent ? texts.contentLeft : texts.columnsLeft)}</dt>
            <dd>{left}</dd>
          </>
        )}
      </dl>
    </Card>
  );
}

function Counts({ status: { counts, state } }: { status: ImportAnswer }) {
  const write = useTexts();
  const isUndone = state === 'undone' || state === 'undoing';
  const shown = [
    [texts.created, counts.created],
    [texts.updated, counts.updated],
    [texts.unchanged, counts.unchanged],
    ...(counts.left > 0 ? [[texts.left, counts.left] as const] : []),
    [texts.rowsRejected, counts.rowsRejected],
    ...(counts.picturesFailed > 0 ? [[texts.picturesFailed, counts.picturesFailed] as const] : []),
    ...(isUndone
      ? [[texts.undoneCount, counts.undone] as const, [texts.keptCount, counts.kept] as const]
      : []),
  ] as const;
  return (
    <Card>
      <Numbers shown={shown.map(([text, count]) => [write(text), count])} />
    </Card>
  );
}

function WhatHappens({ status: { counts, samples } }: { status: ImportAnswer }) {
  const write = useTexts();
  const shown = [
    [texts.created, counts.created],
    [texts.updated, counts.updated],
    [texts.unchanged, counts.unchanged],
    [texts.rowsRejected, counts.rowsRejected],
    [texts.notes, counts.notes],
  ] as const;
  return (
    <Card title={write(texts.wouldDo)}>
      <Numbers shown={shown.map(([text, count]) => [write(text), count])} />
      {samples.length > 0 && (
        <>
          <h3 className={classes['subtitle']}>{write(texts.examples)}</h3>
          <ul className={classes['list']}>
            {samples.map(({ line, title, detail, outcome }) => (
              <li key={`${line} ${title}`} className={classes['entry']}>
                <span className={classes['names']}>
                  <span>{title}</span>
                  <span className={classes['muted']}>{detail}</span>
                </span>
                <Badge tone={outcome === 'created' ? 'success' : 'neutral'}>
                  {write(texts[outcome])}
                </Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Numbers({ shown }: { shown: readonly (readonly [string, number])[] }) {
  return (
    <dl className={classes['counts']}>
      {shown.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
