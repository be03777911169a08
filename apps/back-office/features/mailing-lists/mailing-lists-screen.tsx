import { signUpPlaces } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useOpened } from '../../data/use-opened.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import { ConnectionsCard } from './connections-card.tsx';
import { ListDialog } from './list-dialog.tsx';
import { connectionProviders, listsRead, type MailingList } from './mailing-list.ts';
import { mailingListTexts as texts } from './mailing-list-texts.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { PlacesCard } from './places-card.tsx';

/** What may stand above the screen. */
const dialogs = ['create', ...signUpPlaces, ...connectionProviders] as const;

/** The lists of the shop, and where people sign up for them. CONN-03 */
export function Screen() {
  const write = useTexts();
  const { identifier, may } = useSite();
  const { name: above, open, close } = useOpened(dialogs);
  const read = useRead(listsRead, { params: { identifier } });
  const create = () => open('create');
  const place =
    read.state === 'success' ? read.answer.places.find((one) => one.place === above) : undefined;
  const provider = connectionProviders.find((one) => one === above);
  return (
    <Page
      title={write(texts.title)}
      actions={
        <Button kind="primary" onPress={create}>
          {write(texts.create)}
        </Button>
      }
    >
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && (
        <>
          <Card isFlush>
            {read.answer.lists.length === 0 ? (
              <EmptyState
                title={write(texts.none)}
                action={<Button onPress={create}>{write(texts.create)}</Button>}
              >
                {write(texts.noneText)}
              </EmptyState>
            ) : (
              <ListTable lists={read.answer.lists} />
            )}
          </Card>
          <PlacesCard listed={read.answer} onChoose={open} />
          {may('manage-integrations') && (
            <ConnectionsCard lists={read.answer.lists} onConnect={open} />
          )}
        </>
      )}
      {above === 'create' && <ListDialog onClose={close} />}
      {read.state === 'success' && provider && (
        <ConnectDialog
          provider={provider}
          lists={read.answer.lists}
          onClose={close}
          onCreate={create}
        />
      )}
      {read.state === 'success' && place && (
        <PlaceDialog {...place} lists={read.answer.lists} onClose={close} onCreate={create} />
      )}
    </Page>
  );
}

function ListTable({ lists }: { lists: readonly MailingList[] }) {
  const write = useTexts();
  const { href } = useSite();
  return (
    <DataTable
      label={write(texts.title)}
      rows={lists}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => href(`mailing-lists/${id}`)}
      columns={[
        { key: 'name', title: write(texts.name), cell: ({ name }) => name },
        {
          key: 'in',
          title: write(texts.in),
          isNumber: true,
          isNamed: true,
          cell: (list) => list.in,
        },
        {
          key: 'waiting',
          title: write(texts.waiting),
          isNumber: true,
          isWideOnly: true,
          cell: ({ waiting }) => waiting,
        },
        {
          key: 'out',
          title: write(texts.out),
          isNumber: true,
          isWideOnly: true,
          cell: ({ out }) => out,
        },
        {
          key: 'doubleOptIn',
          title: write(texts.requireDoubleOptIn),
          cell: ({ requireDoubleOptIn }) => (
            <Badge tone={requireDoubleOptIn ? 'success' : 'neutral'}>
              {write(requireDoubleOptIn ? texts.doubleOptIn : texts.singleOptIn)}
            </Badge>
          ),
        },
      ]}
    />
  );
}
