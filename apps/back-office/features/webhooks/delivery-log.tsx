import { useSite } from '../../app/office-context.ts';
import { usePages } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import classes from '../desk/desk.module.css';
import { Moment } from '../desk/moment.tsx';
import { useNow } from '../rules/use-now.ts';
import { deliveryStateTexts, webhookTexts as texts } from './webhook-texts.ts';

const logCall = 'GET /api/sites/:identifier/webhook-endpoints/:id/deliveries';
const dayMs = 86_400_000;

const tones: Readonly<Record<keyof typeof deliveryStateTexts, Tone>> = {
  pending: 'info',
  delivered: 'success',
  failed: 'danger',
};

/** What was sent to an endpoint, with every try; each can be sent again. */
export function DeliveryLog({ endpointId }: { endpointId: string }) {
  const write = useTexts();
  const { identifier } = useSite();
  const now = useNow();
  const params = { identifier, id: endpointId };
  const pages = usePages(logCall, { params, query: {} });
  const replay = useWrite('POST /api/sites/:identifier/webhook-endpoints/:id/replays', {
    refreshes: [logCall],
    onDone: ({ replayed }) => showToast({ message: write(texts.replayed, { count: replayed }) }),
  });
  const rows =
    pages.state === 'success' ? pages.answer.flatMap(({ deliveries }) => deliveries) : [];
  return (
    <Card
      isFlush
      title={write(texts.log)}
      actions={
        <Button
          isSmall
          isPending={replay.isRunning}
          onPress={() => replay.run({ params, body: { from: now - dayMs, until: now } })}
        >
          {write(texts.replayDay)}
        </Button>
      }
    >
      <ReadTable
        read={pages}
        empty={<EmptyState title={write(texts.logNone)}>{write(texts.logNoneText)}</EmptyState>}
        label={write(texts.log)}
        rows={rows}
        idOf={({ messageId }) => messageId}
        nameOf={({ topic }) => topic}
        columns={[
          { key: 'topic', title: write(texts.message), cell: ({ topic }) => topic },
          {
            key: 'when',
            title: write(texts.when),
            cell: ({ createdOn }) => <Moment at={createdOn} />,
          },
          {
            key: 'state',
            isState: true,
            title: write(texts.state),
            cell: ({ state }) => (
              <Badge tone={tones[state]}>{write(deliveryStateTexts[state])}</Badge>
            ),
          },
          {
            key: 'tries',
            title: write(texts.tries),
            cell: ({ attempts, nextTryOn }) => (
              <>
                {attempts.map(({ at, status, milliseconds, answer }) => (
                  <div key={at}>
                    {status ?? write(texts.noAnswer)} · {milliseconds} ms
                    <div className={classes['muted']}>{answer.slice(0, 200)}</div>
                  </div>
                ))}
                {nextTryOn !== null && (
                  <div className={classes['muted']}>
                    {write(texts.nextTry)} <Moment at={nextTryOn} />
                  </div>
                )}
              </>
            ),
          },
          {
            key: 'replay',
            title: write(texts.replay),
            cell: ({ messageId, topic }) => (
              <Button
                isSmall
                aria-label={write(texts.replayOf, { topic })}
                onPress={() => replay.run({ params, body: { messageId } })}
              >
                {write(texts.replay)}
              </Button>
            ),
          },
        ]}
      />
    </Card>
  );
}
