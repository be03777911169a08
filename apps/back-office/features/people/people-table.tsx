import { MoreHorizontal } from 'lucide-react';
import { useSite } from '../../app/office-context.ts';
import { useOpened } from '../../data/use-opened.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Menu, type MenuChoice } from '../../ui/menu.tsx';
import { Banner } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useProvedWrite } from '../proof/use-proved-write.tsx';
import { peopleTexts as texts } from './people-texts.ts';
import { peopleReads, RolesDialog, type People, type Person } from './role-dialogs.tsx';
import { useRoleNames } from './role-fields.tsx';

/** Who works here: roles, removing, handing over. */
export function PeopleTable({ listed, isOwner }: { listed: People; isOwner: boolean }) {
  const write = useTexts();
  const nameOfRole = useRoleNames();
  const { identifier, timeZone } = useSite();
  const { ask } = useConfirm();
  const { name: opened, of, open, close } = useOpened(['roles']);
  const changed = listed.people.find(
    ({ id, isChangeable }) => opened === 'roles' && id === of && isChangeable,
  );
  const remove = useWrite('DELETE /api/sites/:identifier/people/:id', { refreshes: peopleReads });
  const offer = useProvedWrite('POST /api/sites/:identifier/people/ownership', {
    refreshes: peopleReads,
  });
  const takeBack = useWrite('DELETE /api/sites/:identifier/people/ownership', {
    refreshes: peopleReads,
  });
  const offered = listed.people.find(({ id }) => id === listed.ownershipOfferedTo);

  const askAndRemove = async ({ id, displayName: name }: Person) => {
    const isSure = await ask({
      title: write(texts.removeTitle, { name }),
      text: write(texts.removeText),
      confirmLabel: write(texts.remove),
      isDangerous: true,
    });
    if (!isSure || !(await remove.runAndWait({ params: { identifier, id } }))) return;
    showToast({ message: write(texts.removed, { name }) });
  };
  const askAndOffer = async ({ id, displayName: name }: Person) => {
    const isSure = await ask({
      title: write(texts.transfer, { name }),
      text: write(texts.transferText, { name }),
      confirmLabel: write(texts.offer),
      isDangerous: true,
    });
    if (isSure) offer.run({ params: { identifier }, body: { personId: id } });
  };
  const choicesOf = (person: Person): MenuChoice[] => [
    ...(person.isChangeable
      ? [
          {
            id: 'roles',
            label: write(texts.changeRoles),
            onAction: () => open('roles', person.id),
          },
          {
            id: 'remove',
            label: write(texts.remove),
            onAction: () => void askAndRemove(person),
          },
        ]
      : []),
    ...(person.isYou && !person.isOwner
      ? [{ id: 'leave', label: write(texts.leave), onAction: () => void askAndRemove(person) }]
      : []),
    ...(isOwner && !person.isOwner
      ? [
          {
            id: 'transfer',
            label: write(texts.transfer, { name: person.displayName }),
            onAction: () => void askAndOffer(person),
          },
        ]
      : []),
  ];

  return (
    <>
      {offered && (
        <Banner
          tone="warning"
          action={
            <Button isSmall onPress={() => takeBack.run({ params: { identifier } })}>
              {write(texts.takeBack)}
            </Button>
          }
        >
          {write(texts.offered, { name: offered.displayName })}
        </Banner>
      )}
      <DataTable
        label={write(texts.title)}
        rows={listed.people}
        idOf={({ id }) => id}
        nameOf={({ displayName }) => displayName}
        columns={[
          {
            key: 'name',
            title: write(texts.name),
            cell: ({ displayName, isYou }) => (
              <>
                {displayName} {isYou && <Badge tone="info">{write(texts.you)}</Badge>}
              </>
            ),
          },
          { key: 'email', title: write(texts.email), cell: ({ email }) => email, isWideOnly: true },
          {
            key: 'roles',
            title: write(texts.roles),
            cell: (person) =>
              [
                ...(person.isOwner ? [write(texts.owner)] : []),
                ...person.roles.map(nameOfRole),
              ].join(', '),
          },
          {
            key: 'seen',
            title: write(texts.lastSeen),
            cell: ({ lastSeenOn }) =>
              lastSeenOn === null ? (
                write(texts.never)
              ) : (
                <DateTime at={new Date(lastSeenOn).toISOString()} timeZone={timeZone} />
              ),
            isWideOnly: true,
          },
          {
            key: 'actions',
            isAction: true,
            title: write(texts.actions),
            cell: (person) => {
              const choices = choicesOf(person);
              const label = write(texts.actionsFor, { name: person.displayName });
              if (choices.length === 0) return null;
              return (
                <Menu label={label} choices={choices}>
                  <Button kind="quiet" isIcon aria-label={label}>
                    <MoreHorizontal size={16} aria-hidden="true" />
                  </Button>
                </Menu>
              );
            },
          },
        ]}
      />
      {changed && <RolesDialog person={changed} choices={listed.givableRoles} onClose={close} />}
      {offer.dialog}
    </>
  );
}
