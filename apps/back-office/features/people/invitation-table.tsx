import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { peopleTexts as texts } from './people-texts.ts';
import { peopleReads, type People } from './role-dialogs.tsx';
import { useRoleNames } from './role-fields.tsx';

/** Who was invited and has not come. */
export function InvitationTable({ invitations }: Pick<People, 'invitations'>) {
  const write = useTexts();
  const nameOfRole = useRoleNames();
  const { identifier, timeZone } = useSite();
  const takeBack = useWrite('DELETE /api/sites/:identifier/people/invitations/:id', {
    refreshes: peopleReads,
  });
  return (
    <DataTable
      label={write(texts.invitations)}
      rows={invitations}
      idOf={({ id }) => id}
      nameOf={({ email }) => email}
      columns={[
        { key: 'email', title: write(texts.email), cell: ({ email }) => email },
        {
          key: 'roles',
          title: write(texts.roles),
          cell: ({ roles }) => roles.map(nameOfRole).join(', '),
        },
        {
          key: 'until',
          isNamed: true,
          title: write(texts.until),
          cell: ({ expiresOn, isOver }) =>
            isOver ? (
              <Badge tone="warning">{write(texts.isOver)}</Badge>
            ) : (
              <DateTime at={new Date(expiresOn).toISOString()} timeZone={timeZone} />
            ),
        },
        {
          key: 'actions',
          isAction: true,
          title: write(texts.actions),
          cell: ({ id, email }) => (
            <Button
              isSmall
              aria-label={write(texts.takeBackNamed, { name: email })}
              onPress={() => takeBack.run({ params: { identifier, id } })}
            >
              {write(texts.takeBack)}
            </Button>
          ),
        },
      ]}
    />
  );
}
