import type { CallAnswer } from '@sitewright/contract';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSite } from '../../../app/office-context.ts';
import { useRead } from '../../../data/use-read.ts';
import { useWrite } from '../../../data/use-write.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm-context.ts';
import { Card, Page } from '../../../ui/page.tsx';
import { FailedState, PendingState } from '../../../ui/states.tsx';
import { bulkTexts as texts } from './bulk-texts.ts';
import { splitField, useWriteValue } from './use-write-value.ts';
import classes from './bulk.module.css';

type Status = CallAnswer<'GET /api/sites/:identifier/bulk-edits/:id'>;

const pollMs = 1_000;
const address = 'GET /api/sites/:identifier/bulk-edits/:id';
const refreshes = [
  address,
  'GET /api/sites/:identifier/bulk-edits',
  'GET /api/sites/:identifier/products',
  'GET /api/sites/:identifier/products/:id',
  'GET /api/sites/:identifier/products/count',
  'GET /api/sites/:identifier/inventory',
] as const;

const tones: Readonly<Record<Status['state'], Tone>> = {
  running: 'info',
  done: 'success',
  canceled: 'warning',
  undoing: 'info',
  undone: 'neutral',
};

/** How far a change of many products is, with its stop and its undoing. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const read = useRead(address, { params: { identifier, id } });
  const isUnderWay = read.state === 'success' && ['running', 'undoing'].includes(read.answer.state);
  const refetch = read.state === 'success' ? read.refetch : undefined;
  useEffect(() => {
    if (!isUnderWay || !refetch) return undefined;
    const timer = setInterval(refetch, pollMs);
    return () => clearInterval(timer);
  }, [isUnderWay, refetch]);
  return (
    <Page
      title={write(texts.statusTitle)}
      back={{ href: href('products'), label: write(texts.products) }}
      isNarrow
      {...(read.state === 'success' && {
        badges: <Badge tone={tones[read.answer.state]}>{write(texts[read.answer.state])}</Badge>,
        actions: <StatusActions status={read.answer} />,
      })}
    >
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && <StatusCards status={read.answer} />}
    </Page>
  );
}

function StatusActions({ status: { id, state, mayUndo } }: { status: Status }) {
  const write = useTexts();
  const { identifier } = useSite();
  const { ask } = useConfirm();
  const input = { params: { identifier, id } };
  const stop = useWrite('POST /api/sites/:identifier/bulk-edits/:id/cancel', { refreshes });
  const undo = useWrite('POST /api/sites/:identifier/bulk-edits/:id/undo', { refreshes });
  const askAndUndo = async () => {
    const isSure = await ask({
      title: write(texts.undoTitle),
      text: write(texts.undoText),
      confirmLabel: write(texts.undo),
    });
    if (isSure) undo.run(input);
  };
  if (state === 'running') {
    return (
      <Button kind="danger" isPending={stop.isRunning} onPress={() => stop.run(input)}>
        {write(texts.stop)}
      </Button>
    );
  }
  if (!mayUndo) return null;
  return (
    <Button isPending={undo.isRunning} onPress={() => void askAndUndo()}>
      {write(texts.undo)}
    </Button>
  );
}

function StatusCards({ status }: { status: Status }) {
  const write = useTexts();
  const { total, written, unchanged, refused, gone, undone, kept, state, madeBy } = status;
  const isUndoing = state === 'undoing' || state === 'undone';
  const reached = written + unchanged + refused + gone;
  const [done, whole] = isUndoing ? [undone + kept, written] : [reached, total];
  const isUnderWay = state === 'running' || state === 'undoing';
  const counts = [
    [texts.changedCount, written],
    [texts.unchangedCount, unchanged],
    [texts.refusedCount, refused],
    [texts.goneCount, gone],
    ...(isUndoing
      ? ([
          [texts.undoneCount, undone],
          [texts.keptCount, kept],
        ] as const)
      : []),
  ] as const;
  return (
    <>
      <Card>
        <div className={classes['form']}>
          <label className={classes['form']}>
            <span>
              {write(texts.progress, { done: Math.min(done, whole), total: whole })} ·{' '}
              {write(texts.by, { name: madeBy })}
            </span>
            <progress className={classes['bar']} value={done} max={Math.max(whole, 1)} />
          </label>
          {isUnderWay && <p className={classes['muted']}>{write(texts.leave)}</p>}
          <dl className={classes['counts']}>
            {counts.map(([text, count]) => (
              <div key={text.en}>
                <dt>{write(text)}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
      <ToldProducts status={status} />
    </>
  );
}

function ToldProducts({ status: { refusals, keptProducts } }: { status: Status }) {
  const write = useTexts();
  const { href } = useSite();
  const { writeField, writeValue } = useWriteValue();
  return (
    <>
      {refusals.length > 0 && (
        <Card title={write(texts.refusedCount)}>
          <ul className={classes['list']}>
            {refusals.map(({ id, title, reason }) => (
              <li key={id} className={classes['line']}>
                <a href={href(`products/${id}`)}>{title}</a>
                <span className={classes['muted']}>{write(texts[reason])}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {keptProducts.length > 0 && (
        <Card title={write(texts.keptCount)}>
          <ul className={classes['list']}>
            {keptProducts.map(({ id, title, values }) => (
              <li key={id} className={classes['line']}>
                <a href={href(`products/${id}`)}>{title}</a>
                <span className={classes['muted']}>
                  {Object.entries(values)
                    .map(([name, value]) => {
                      const { field } = splitField(name);
                      return `${writeField(field)}: ${writeValue(field, value)}`;
                    })
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
