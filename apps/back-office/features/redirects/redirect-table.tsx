import type { CallAnswer } from '@sitewright/contract';
import { MoreHorizontal } from 'lucide-react';
import { useSite } from '../../app/office-context.ts';
import type { PagedRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Moment } from '../desk/moment.tsx';
import { redirectsRead, type Redirect } from './redirect-reads.ts';
import { redirectTexts as texts } from './redirect-texts.ts';
import classes from './redirects.module.css';

interface RedirectTableProps {
  readonly read: PagedRead<CallAnswer<typeof redirectsRead>>;
  readonly isNarrowed: boolean;
  /** Missing for who may not write. */
  readonly onAdd: (() => void) | undefined;
  readonly onEdit: ((redirect: Redirect) => void) | undefined;
}

/** Redirects by address, each with what is wrong with it. */
export function RedirectTable({ read, isNarrowed, onAdd, onEdit }: RedirectTableProps) {
  const write = useTexts();
  return (
    <ReadTable
      read={read}
      label={write(texts.title)}
      rows={read.state === 'success' ? read.answer.flatMap((page) => page.redirects) : []}
      empty={
        <EmptyState
          title={write(isNarrowed ? texts.notFound : texts.none)}
          action={!isNarrowed && onAdd && <Button onPress={onAdd}>{write(texts.add)}</Button>}
        >
          {write(isNarrowed ? texts.notFoundText : texts.noneText)}
        </EmptyState>
      }
      idOf={({ id }) => id}
      nameOf={({ from }) => from}
      columns={[
        {
          key: 'from',
          title: write(texts.from),
          cell: ({ from }) => <span className={classes['path']}>{from}</span>,
        },
        {
          key: 'to',
          title: write(texts.to),
          isNamed: true,
          cell: ({ to }) => <span className={classes['path']}>{to}</span>,
        },
        {
          key: 'status',
          title: write(texts.status),
          isWideOnly: true,
          cell: ({ status }) => write(status === 301 ? texts.permanent : texts.temporary),
        },
        {
          key: 'created',
          title: write(texts.created),
          isWideOnly: true,
          cell: ({ createdOn }) => <Moment at={createdOn} isDateOnly />,
        },
        {
          key: 'state',
          isState: true,
          title: write(texts.state),
          cell: ({ problem, isAutomatic }) => (
            <span className={classes['badges']}>
              {problem ? (
                <Badge tone={problem === 'hidden' ? 'warning' : 'danger'}>
                  {write(texts[problem])}
                </Badge>
              ) : (
                <Badge tone="success">{write(texts.works)}</Badge>
              )}
              {isAutomatic && <Badge>{write(texts.automatic)}</Badge>}
            </span>
          ),
        },
        ...(onEdit
          ? [
              {
                key: 'actions',
                isAction: true,
                title: write(texts.actions),
                cell: (redirect: Redirect) => <RowMenu {...{ redirect, onEdit }} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function RowMenu({
  redirect,
  onEdit,
}: {
  redirect: Redirect;
  onEdit: (redirect: Redirect) => void;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const { id, from } = redirect;
  const remove = useWrite('DELETE /api/sites/:identifier/redirects/:id', {
    refreshes: [redirectsRead],
    onDone: () => showToast({ message: write(texts.removed) }),
  });
  return (
    <Menu
      label={write(texts.actions)}
      choices={[
        { id: 'edit', label: write(texts.change), onAction: () => onEdit(redirect) },
        {
          id: 'delete',
          label: write(texts.remove),
          onAction: () => remove.run({ params: { identifier, id } }),
        },
      ]}
    >
      <Button isSmall isIcon kind="quiet" aria-label={write(texts.actionsOf, { from })}>
        <MoreHorizontal size={16} aria-hidden="true" />
      </Button>
    </Menu>
  );
}
