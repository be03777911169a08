import { MoreHorizontal } from 'lucide-react';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { listsRead, membersRead, type ListMember } from './mailing-list.ts';
import classes from './mailing-lists.module.css';
import { mailingListTexts as texts } from './mailing-list-texts.ts';

interface MemberTableProps {
  readonly listId: string;
  readonly members: readonly ListMember[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

const tones = { in: 'success', waiting: 'warning', out: 'neutral' } as const;

/** Sign-ups, the latest first; each can be taken off, or deleted for good. */
export function MemberTable({ listId, members, ...more }: MemberTableProps) {
  const write = useTexts();
  const { timeZone } = useSite();
  const acts = useMemberActs(listId);
  return (
    <DataTable
      {...more}
      label={write(texts.list)}
      rows={members}
      idOf={({ id }) => id}
      nameOf={({ email }) => email}
      columns={[
        { key: 'email', title: write(texts.email), cell: ({ email }) => email },
        {
          key: 'state',
          isState: true,
          title: write(texts.state),
          cell: ({ state, isSuppressed }) => (
            <span className={classes['badges']}>
              <Badge tone={tones[state]}>{write(texts[state])}</Badge>
              {isSuppressed && <Badge tone="danger">{write(texts.suppressed)}</Badge>}
            </span>
          ),
        },
        {
          key: 'since',
          title: write(texts.since),
          cell: ({ askedOn }) => (
            <DateTime at={new Date(askedOn).toISOString()} timeZone={timeZone} />
          ),
        },
        {
          key: 'place',
          title: write(texts.place),
          isWideOnly: true,
          cell: ({ place, consentText }) => <span title={consentText}>{write(texts[place])}</span>,
        },
        {
          key: 'actions',
          isAction: true,
          title: write(texts.actions),
          cell: (member) => (
            <Menu
              label={write(texts.actions)}
              choices={[
                {
                  id: 'end',
                  label: write(texts.end),
                  isDisabled: member.state === 'out',
                  onAction: () => void acts.end(member),
                },
                { id: 'erase', label: write(texts.erase), onAction: () => void acts.erase(member) },
              ]}
            >
              <Button
                isSmall
                isIcon
                kind="quiet"
                aria-label={write(texts.actionsOf, { name: member.email })}
              >
                <MoreHorizontal size={16} aria-hidden="true" />
              </Button>
            </Menu>
          ),
        },
      ]}
    />
  );
}

function useMemberActs(id: string) {
  const write = useTexts();
  const { identifier } = useSite();
  const { ask } = useConfirm();
  const refreshes = [listsRead, membersRead] as const;
  const endCall = useWrite('POST /api/sites/:identifier/mailing-lists/:id/members/:memberId/end', {
    refreshes,
  });
  const eraseCall = useWrite('DELETE /api/sites/:identifier/mailing-lists/:id/members/:memberId', {
    refreshes,
  });
  const paramsOf = (member: ListMember) => ({ params: { identifier, id, memberId: member.id } });
  return {
    end: async (member: ListMember) => {
      if (!(await endCall.runAndWait(paramsOf(member)))) return;
      showToast({ message: write(texts.ended, { email: member.email }) });
    },
    erase: async (member: ListMember) => {
      const isSure = await ask({
        title: write(texts.eraseTitle, { email: member.email }),
        text: write(texts.eraseText),
        confirmLabel: write(texts.erase),
        isDangerous: true,
      });
      if (isSure) eraseCall.run(paramsOf(member));
    },
  };
}
