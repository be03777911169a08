import { useSite } from '../../app/office-context.ts';
import { useOpened } from '../../data/use-opened.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import classes from '../desk/desk.module.css';
import { Moment } from '../desk/moment.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { EndpointState } from './endpoint-state.tsx';
import { feedProblemTexts, webhookTexts as texts } from './webhook-texts.ts';

/** Webhooks, product feeds, and where the rest stands. FEED-01 */
export function Screen() {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const { name: opened, open, close } = useOpened(['add']);
  const read = useRead('GET /api/sites/:identifier/webhook-endpoints', { params: { identifier } });
  return (
    <Page
      title={write(texts.title)}
      actions={
        <Button kind="primary" onPress={() => open('add')}>
          {write(texts.add)}
        </Button>
      }
    >
      <Card title={write(texts.webhooks)} isFlush>
        {read.state === 'pending' && <PendingState lines={3} />}
        {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
        {read.state === 'success' && read.answer.endpoints.length === 0 && (
          <EmptyState
            title={write(texts.none)}
            action={<Button onPress={() => open('add')}>{write(texts.addFirst)}</Button>}
          >
            {write(texts.hint)}
          </EmptyState>
        )}
        {read.state === 'success' && read.answer.endpoints.length > 0 && (
          <DataTable
            label={write(texts.webhooks)}
            rows={read.answer.endpoints}
            idOf={({ id }) => id}
            nameOf={({ url }) => url}
            hrefOf={({ id }) => href(`connections/webhooks/${id}`)}
            columns={[
              { key: 'url', title: write(texts.url), cell: ({ url }) => url },
              {
                key: 'topics',
                title: write(texts.topics),
                isWideOnly: true,
                cell: ({ topics }) => topics.join(', '),
              },
              {
                key: 'state',
                isState: true,
                title: write(texts.state),
                cell: (endpoint) => <EndpointState endpoint={endpoint} />,
              },
              {
                key: 'created',
                title: write(texts.created),
                isWideOnly: true,
                cell: ({ createdOn }) => <Moment at={createdOn} isDateOnly />,
              },
            ]}
          />
        )}
      </Card>
      <FeedsCard />
      {may('view-orders') && (
        <Card
          title={write(texts.notices)}
          actions={<ButtonLink href={href('orders')}>{write(texts.orders)}</ButtonLink>}
        >
          <p>{write(texts.noticesHint)}</p>
        </Card>
      )}
      {opened === 'add' && <EndpointDialog onClose={close} />}
    </Page>
  );
}

function FeedsCard() {
  const write = useTexts();
  const { identifier, may } = useSite();
  const { copied, copy } = useCopy();
  const read = useRead(
    'GET /api/sites/:identifier/feeds',
    { params: { identifier } },
    { isWanted: may('view-products') },
  );
  if (!may('view-products')) return null;
  return (
    <Card title={write(texts.feeds)}>
      {read.state === 'pending' && <PendingState lines={3} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <div className={classes['form']}>
          <p className={classes['muted']}>
            {write(texts.feedsHint, { items: read.answer.items, leftOut: read.answer.leftOut })}
          </p>
          {read.answer.feeds.map(({ name, url }) => (
            <div key={name} className={classes['line']}>
              <div className={classes['grow']}>
                <TextField label={name} value={url} isReadOnly />
              </div>
              <Button aria-label={write(texts.copyOf, { name })} onPress={() => copy(url)}>
                {write(copied === url ? texts.copied : texts.copy)}
              </Button>
            </div>
          ))}
          {read.answer.problems.length > 0 && (
            <ul>
              {read.answer.problems.map(({ problem, count, examples }) => (
                <li key={problem}>
                  {write(texts.problem, { count, problem: write(feedProblemTexts[problem]) })}
                  <div className={classes['muted']}>
                    {examples.map(({ title }) => title).join(', ')}
                  </div>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Card>
  );
}
