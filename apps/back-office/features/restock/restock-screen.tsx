import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { usePages } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { groupsCall, idsOf, type Group } from './waiting-groups.ts';
import { restockTexts as texts } from './restock-texts.ts';
import { useSendAll } from './use-send-all.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

/** Variants that somebody waits for; one is told, or all. RSTK-08..10 */
export function Screen() {
  const write = useTexts();
  const { href, identifier: site } = useSite();
  const [shown, setShown] = useState<Group>();
  const send = useWrite('POST /api/site-users/account/notifications/restock/send', {
    refreshes: [groupsCall],
    onDone: ({ sent }) => showToast({ message: write(texts.sent, { count: sent }) }),
  });
  const columns = useColumns(setShown, (group) =>
    send.run({ query: { site }, body: idsOf(group) }),
  );
  const { sendAll, isRunning } = useSendAll();
  const read = usePages(groupsCall, { query: { site } });
  const rows = read.state === 'success' ? read.answer.flatMap((page) => page.signUpGroups) : [];
  return (
    <Page
      title={write(texts.title)}
      actions={
        <>
          <ButtonLink href={href('restock/log')}>{write(texts.log)}</ButtonLink>
          {rows.length > 0 && (
            <Button isPending={isRunning} onPress={() => void sendAll()}>
              {write(texts.sendAll)}
            </Button>
          )}
        </>
      }
    >
      <Card isFlush>
        <ReadTable
          read={read}
          empty={<EmptyState title={write(texts.none)}>{write(texts.noneText)}</EmptyState>}
          label={write(texts.title)}
          columns={columns}
          rows={rows}
          idOf={({ variantId }) => variantId}
          nameOf={nameOf}
        />
      </Card>
      {shown && (
        <WaitingDialog
          name={nameOf(shown)}
          wanted={idsOf(shown)}
          onClose={() => setShown(undefined)}
        />
      )}
    </Page>
  );
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
