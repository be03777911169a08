import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Card } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { accountReads, type OwnAccount } from './account-reads.ts';
import { accountTexts as texts } from './account-texts.ts';

/** Where the account is signed in; each can be signed out, or all others. */
export function SessionsCard({ account }: { account: OwnAccount }) {
  const write = useTexts();
  const { timeZone } = useSite();
  const end = useWrite('DELETE /api/staff/account/sessions/:id', {
    refreshes: accountReads,
    onDone: () => showToast({ message: write(texts.ended) }),
  });
  return (
    <Card
      title={write(texts.sessions)}
      actions={
        account.sessions.length > 1 && (
          <Button onPress={() => end.run({ params: { id: 'others' } })}>
            {write(texts.endOthers)}
          </Button>
        )
      }
    >
      <DataTable
        label={write(texts.sessions)}
        rows={account.sessions}
        idOf={({ id }) => id}
        nameOf={({ device }) => device}
        columns={[
          { key: 'device', title: write(texts.device), cell: ({ device }) => device },
          {
            key: 'address',
            title: write(texts.address),
            cell: ({ address }) => address,
            isWideOnly: true,
          },
          {
            key: 'used',
            title: write(texts.lastUsed),
            cell: ({ lastUsedOn }) => (
              <DateTime at={new Date(lastUsedOn).toISOString()} timeZone={timeZone} />
            ),
          },
          {
            key: 'end',
            isAction: true,
            title: write(texts.end),
            cell: ({ id, device, isThis }) =>
              isThis ? (
                <Badge tone="info">{write(texts.thisOne)}</Badge>
              ) : (
                <Button
                  isSmall
                  aria-label={write(texts.endNamed, { device })}
                  onPress={() => end.run({ params: { id } })}
                >
                  {write(texts.end)}
                </Button>
              ),
          },
        ]}
      />
    </Card>
  );
}
