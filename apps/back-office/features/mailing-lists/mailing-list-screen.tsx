import { Download, MoreHorizontal } from 'lucide-react';
import { useParams, useRouter } from '@tanstack/react-router';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useOpened } from '../../data/use-opened.ts';
import { usePages } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { FilterBar } from '../../ui/filter-chips.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { ListDialog } from './list-dialog.tsx';
import { listsRead, membersRead, type MailingList } from './mailing-list.ts';
import { mailingListTexts as texts } from './mailing-list-texts.ts';
import { MemberTable } from './member-table.tsx';

const states = ['in', 'waiting', 'out'] as const;

/** Who signed up for one list. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { id = '' } = useParams({ strict: false });
  const values = useListState();
  const state = states.find((one) => one === values.values['state']);
  const search = values.values['search'] ?? '';
  const read = usePages(membersRead, {
    params: { identifier, id },
    query: { ...(state && { state }), ...(search && { search }) },
  });
  const list = read.state === 'success' ? read.answer[0]?.list : undefined;
  const members = read.state === 'success' ? read.answer.flatMap((page) => page.members) : [];
  const isNarrowed = state !== undefined || search !== '';
  const here = href(`mailing-lists/${id}`);
  return (
    <Page
      title={list?.name ?? write(texts.list)}
      badges={
        list && (
          <Badge tone={list.requireDoubleOptIn ? 'success' : 'neutral'}>
            {write(list.requireDoubleOptIn ? texts.doubleOptIn : texts.singleOptIn)}
          </Badge>
        )
      }
      back={{ href: href('mailing-lists'), label: write(texts.title) }}
      actions={list && <ListActions list={list} state={state ?? 'in'} />}
    >
      <LinkTabs
        label={write(texts.state)}
        tabs={[
          { href: here, label: write(texts.all), isCurrent: state === undefined },
          ...states.map((one) => ({
            href: `${here}?state=${one}`,
            label: list ? `${write(texts[one])} (${list[one]})` : write(texts[one]),
            isCurrent: state === one,
          })),
        ]}
      />
      <FilterBar>
        <SearchField
          label={write(texts.search)}
          value={search}
          onSearch={(typed) => values.set({ search: typed })}
        />
      </FilterBar>
      <Card isFlush>
        {read.state === 'pending' && <PendingState />}
        {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
        {read.state === 'success' && members.length === 0 && (
          <EmptyState title={write(isNarrowed ? texts.notFound : texts.nobody)}>
            {write(isNarrowed ? texts.notFoundText : texts.nobodyText)}
          </EmptyState>
        )}
        {members.length > 0 && (
          <MemberTable
            listId={id}
            members={members}
            hasMore={read.hasMore}
            isLoadingMore={read.isLoadingMore}
            onMore={read.loadMore}
          />
        )}
      </Card>
    </Page>
  );
}

function ListActions({ list, state }: { list: MailingList; state: (typeof states)[number] }) {
  const write = useTexts();
  const router = useRouter();
  const { identifier, href } = useSite();
  const { ask } = useConfirm();
  const { name: opened, open, close } = useOpened(['edit']);
  const remove = useWrite('DELETE /api/sites/:identifier/mailing-lists/:id', {
    refreshes: [listsRead],
    onDone: () => void router.navigate({ href: href('mailing-lists') }),
  });
  const { id, name } = list;
  const askAndRemove = async () => {
    const isSure = await ask({
      title: write(texts.deleteTitle, { name }),
      text: write(texts.deleteText, { count: list.in + list.waiting + list.out }),
      confirmLabel: write(texts.delete),
      isDangerous: true,
    });
    if (isSure) remove.run({ params: { identifier, id } });
  };
  const site = encodeURIComponent(identifier);
  return (
    <>
      <ButtonLink
        href={`/api/sites/${site}/mailing-lists/${encodeURIComponent(id)}/members/export?state=${state}`}
        download
      >
        <Download size={16} aria-hidden="true" />
        {write(texts.export)}
      </ButtonLink>
      <Button onPress={() => open('edit')}>{write(texts.edit)}</Button>
      <Menu
        label={write(texts.actions)}
        choices={[
          { id: 'delete', label: write(texts.delete), onAction: () => void askAndRemove() },
        ]}
      >
        <Button isIcon aria-label={write(texts.actions)}>
          <MoreHorizontal size={16} aria-hidden="true" />
        </Button>
      </Menu>
      {opened === 'edit' && <ListDialog list={list} onClose={close} />}
    </>
  );
}
