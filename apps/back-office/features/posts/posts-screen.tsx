import { postStates, type SitePage, type SitePost } from '@sitewright/contract';
import { useParams } from '@tanstack/react-router';
import { Settings2 } from 'lucide-react';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useOpened } from '../../data/use-opened.ts';
import { usePages } from '../../data/use-read.ts';
import { useTexts, type WriteText } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { FilterBar, FilterChip, FilterMenu } from '../../ui/filter-chips.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { UnreadPage } from '../../ui/unread-page.tsx';
import { AddPostDialog } from './add-post-dialog.tsx';
import { PostBadges } from './post-badges.tsx';
import { nameOfPage, postsRead, useCollection } from './post-reads.ts';
import { postTexts as texts } from './post-texts.ts';

/** The posts of a blog, or the events of a page of events. */
export function Screen() {
  const write = useTexts();
  const { href } = useSite();
  const { id = '' } = useParams({ strict: false });
  const read = useCollection(id);
  if (read.state === 'success') return <PostList key={id} page={read.page} />;
  const back = { href: href('pages'), label: write(texts.pages) };
  return <UnreadPage title={write(texts.posts)} back={back} read={read} />;
}

function PostList({ page }: { page: SitePage }) {
  const write = useTexts();
  const { identifier, may, href, timeZone } = useSite();
  const { values } = useListState();
  const { name: opened, open, close } = useOpened(may('edit-drafts') ? ['add'] : []);
  const isEvents = page.typeName === 'events';
  const search = values['search'] ?? '';
  const state = postStates.find((one) => one === values['state']);
  const read = usePages(postsRead, {
    params: { identifier },
    query: { collection: page.id, ...(search && { search }), ...(state && { state }) },
  });
  const isNarrowed = search !== '' || state !== undefined;
  const addButton = may('edit-drafts') && (
    <Button kind="primary" keys="n" onPress={() => open('add')}>
      {write(isEvents ? texts.addEvent : texts.addPost)}
    </Button>
  );
  const name = nameOfPage(page);
  return (
    <Page
      title={name}
      back={{ href: href('pages'), label: write(texts.pages) }}
      actions={addButton}
    >
      <Card isFlush>
        <Filters count={read.state === 'success' ? read.answer[0]?.count : undefined} />
        <ReadTable
          label={name}
          read={read}
          rows={read.state === 'success' ? read.answer.flatMap(({ posts }) => posts) : []}
          idOf={({ id }) => id}
          nameOf={({ title }) => title}
          hrefOf={({ id }) => href(`pages/post/${id}`)}
          columns={columnsFor({ write, isEvents, timeZone, href })}
          empty={
            <EmptyState
              title={write(isNarrowed ? texts.notFound : texts.none)}
              action={!isNarrowed && addButton}
            >
              {write(emptyText(isNarrowed, isEvents))}
            </EmptyState>
          }
        />
      </Card>
      {opened === 'add' && <AddPostDialog page={page} onClose={close} />}
    </Page>
  );
}

function emptyText(isNarrowed: boolean, isEvents: boolean) {
  if (isNarrowed) return texts.notFoundText;
  return isEvents ? texts.noEvents : texts.noPosts;
}

interface ColumnScope {
  readonly write: WriteText;
  readonly isEvents: boolean;
  readonly timeZone: string;
  readonly href: (path: string) => string;
}

function columnsFor({ write, isEvents, timeZone, href }: ColumnScope): Column<SitePost>[] {
  return [
    { key: 'title', title: write(texts.title), cell: ({ title }) => title },
    {
      key: 'day',
      title: write(isEvents ? texts.begins : texts.day),
      cell: ({ startsAt, publishOn }) => (
        <DateTime at={startsAt ?? publishOn} timeZone={timeZone} />
      ),
    },
    {
      key: 'author',
      title: write(texts.author),
      isWideOnly: true,
      cell: ({ authorName }) => authorName,
    },
    {
      key: 'state',
      title: write(texts.state),
      isState: true,
      cell: (post) => <PostBadges post={post} />,
    },
    {
      key: 'settings',
      title: write(texts.settings),
      isAction: true,
      cell: ({ id, title }) => (
        <ButtonLink
          kind="quiet"
          isIcon
          isSmall
          href={href(`pages/post/${id}/settings`)}
          aria-label={write(texts.settingsOf, { title })}
        >
          <Settings2 size={16} aria-hidden="true" />
        </ButtonLink>
      ),
    },
  ];
}

function Filters({ count }: { count: { count: number; isMore: boolean } | undefined }) {
  const write = useTexts();
  const { values, set } = useListState();
  const state = postStates.find((one) => one === values['state']);
  return (
    <FilterBar>
      <SearchField
        label={write(texts.search)}
        value={values['search'] ?? ''}
        onSearch={(search) => set({ search })}
      />
      <FilterMenu
        choices={postStates.map((one) => ({
          id: one,
          label: write(texts[one]),
          onAction: () => set({ state: one }),
        }))}
      />
      {state && (
        <FilterChip name={write(texts[state])} onRemove={() => set({ state: undefined })} />
      )}
      {count && (
        <span>{write(count.isMore ? texts.countMore : texts.count, { count: count.count })}</span>
      )}
    </FilterBar>
  );
}
