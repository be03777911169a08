import { useSite } from '../../app/office-context.ts';
import { useOpened } from '../../data/use-opened.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { Moment } from '../desk/moment.tsx';
import { FeedsCard } from '../marketing/feeds-card.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { EndpointState } from './endpoint-state.tsx';
import { webhookTexts as texts } from './webhook-texts.ts';

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
      {may('view-products') && <FeedsCard />}
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
