import type { CallAnswer } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { restockTexts as texts } from './restock-texts.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

const groupsCall = 'GET /api/site-users/account/notifications/restock/groups';

type Group = CallAnswer<typeof groupsCall>['signUpGroups'][number];

/** Variants that somebody waits for; one is told, or all. RSTK-08..10 */
export function Screen() {
  const write = useTexts();
  const { href } = useSite();
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Page
      title={write(texts.title)}
      actions={<ButtonLink href={href('restock/log')}>{write(texts.log)}</ButtonLink>}
    >
      <Card isFlush>
        {cursors.map((cursor, index) => (
          <GroupPage
            key={cursor ?? ''}
            cursor={cursor}
            isLast={index === cursors.length - 1}
            onMore={(next) => setCursors([...cursors, next])}
          />
        ))}
      </Card>
    </Page>
  );
}

interface GroupPageProps {
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (cursor: string) => void;
}

function GroupPage({ cursor, isLast, onMore }: GroupPageProps) {
  const write = useTexts();
  const { identifier: site } = useSite();
  const [shown, setShown] = useState<Group>();
  const tell = (sent: number) => showToast({ message: write(texts.sent, { count: sent }) });
  const send = useWrite('POST /api/site-users/account/notifications/restock/send', {
    refreshes: [groupsCall],
    onDone: ({ sent }) => tell(sent),
  });
  const sendAll = useWrite('POST /api/site-users/account/notifications/restock/send/all', {
    refreshes: [groupsCall],
    onDone: ({ sent }) => tell(sent),
  });
  const columns = useColumns(setShown, (group) =>
    send.run({ query: { site }, body: idsOf(group) }),
  );
  const read = useRead(groupsCall, { query: { site, ...(cursor && { cursor }) } });
  if (read.state === 'pending') return <PendingState />;
  if (read.state === 'failed') return <FailedState failure={read.failure} onRetry={read.refetch} />;
  const { signUpGroups: rows, nextPageCursor } = read.answer;
  if (rows.length === 0) {
    return <EmptyState title={write(texts.none)}>{write(texts.noneText)}</EmptyState>;
  }
  return (
    <>
      <DataTable
        label={write(texts.title)}
        columns={columns}
        rows={rows}
        idOf={({ variantId }) => variantId}
        nameOf={nameOf}
        hasMore={isLast && nextPageCursor !== null}
        onMore={() => nextPageCursor !== null && onMore(nextPageCursor)}
      />
      <div style={{ padding: 'var(--space-4)' }}>
        <Button
          isPending={sendAll.isRunning}
          onPress={() => sendAll.run({ query: { site }, body: { sendRequests: rows.map(idsOf) } })}
        >
          {write(texts.sendAll)}
        </Button>
      </div>
      {shown && (
        <WaitingDialog
          name={nameOf(shown)}
          wanted={idsOf(shown)}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}

function idsOf({ productId, variantId }: Group) {
  return { productId, variantId };
}

function nameOf({ title, variant }: Group): string {
  return `${title} ${variant}`.trim();
}

function useColumns(
  onShow: (group: Group) => void,
  onSend: (group: Group) => void,
): readonly Column<Group>[] {
  const write = useTexts();
  const { timeZone } = useSite();
  return [
    { key: 'product', title: write(texts.product), cell: nameOf },
    {
      key: 'count',
      title: write(texts.count),
      isNumber: true,
      isNamed: true,
      cell: ({ count }) => count,
    },
    {
      key: 'stock',
      title: write(texts.stock),
      isNumber: true,
      isWideOnly: true,
      cell: ({ unlimited, qtyInStock }) => (unlimited ? write(texts.uncounted) : qtyInStock),
    },
    {
      key: 'since',
      title: write(texts.since),
      isWideOnly: true,
      cell: ({ oldestOn }) => (
        <DateTime at={new Date(oldestOn).toISOString()} timeZone={timeZone} isDateOnly />
      ),
    },
    {
      key: 'send',
      title: write(texts.send),
      cell: (group) => (
        <>
          <Button
            isSmall
            kind="quiet"
            aria-label={write(texts.showOf, { name: nameOf(group) })}
            onPress={() => onShow(group)}
          >
            {write(texts.show)}
          </Button>
          <Button
            isSmall
            aria-label={write(texts.sendOf, { name: nameOf(group) })}
            onPress={() => onSend(group)}
          >
            {write(texts.send)}
          </Button>
        </>
      ),
    },
  ];
}
