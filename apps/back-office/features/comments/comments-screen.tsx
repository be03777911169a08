import { commentStates, type PostComment } from '@sitewright/contract';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { usePages } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts, type WriteText } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { FilterBar } from '../../ui/filter-chips.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { Moment } from '../desk/moment.tsx';
import { CommentSelection } from './comment-selection.tsx';
import { commentTexts as texts } from './comment-texts.ts';
import classes from './comments.module.css';

/** What shows comments. */
const commentsRead = 'GET /api/sites/:identifier/comments';
const tones = { waiting: 'warning', published: 'success', hidden: 'neutral' } as const;
const none: ReadonlySet<string> = new Set();

/** All comments of the site, those that wait behind a tab of their own. SOCL-01 */
export function Screen() {
  const write = useTexts();
  const { href } = useSite();
  const { values } = useListState();
  const state = commentStates.find((one) => one === values['state']);
  return (
    <Page title={write(texts.title)}>
      <LinkTabs
        label={write(texts.states)}
        tabs={[undefined, ...commentStates].map((one) => ({
          href: href(one === undefined ? 'comments' : `comments?state=${one}`),
          label: write(texts[one ?? 'all']),
          isCurrent: one === state,
        }))}
      />
      <Card isFlush>
        <CommentList />
      </Card>
    </Page>
  );
}

function CommentList() {
  const write = useTexts();
  const { identifier } = useSite();
  const { values, set } = useListState();
  const asked = JSON.stringify(values);
  const [choice, setChoice] = useState({ asked, ids: none });
  // Who looks at others has chosen none of them.
  const chosen = choice.asked === asked ? choice.ids : none;
  const choose = (ids: Iterable<string>) => setChoice({ asked, ids: new Set(ids) });
  const search = values['search'] ?? '';
  const state = commentStates.find((one) => one === values['state']);
  const read = usePages(commentsRead, {
    params: { identifier },
    query: { ...(search && { search }), ...(state && { state }) },
  });
  const removing = useWrite('DELETE /api/sites/:identifier/comments/:id', {
    refreshes: [commentsRead],
  });
  const remove = ({ id }: PostComment) => removing.run({ params: { identifier, id } });
  const count = read.state === 'success' ? read.answer[0]?.count : undefined;
  const rows = read.state === 'success' ? read.answer.flatMap(({ comments }) => comments) : [];
  return (
    <>
      <FilterBar>
        <SearchField
          label={write(texts.search)}
          value={search}
          onSearch={(text) => set({ search: text })}
        />
        {count && (
          <output className={classes['count']}>
            {write(count.isMore ? texts.countMore : texts.count, { count: count.count })}
          </output>
        )}
      </FilterBar>
      {read.state === 'pending' && <PendingState lines={10} />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' &&
        (rows.length === 0 ? (
          <NoComments isFiltered={search !== '' || state !== undefined} />
        ) : (
          <DataTable
            label={write(texts.title)}
            columns={listColumns(write, remove)}
            rows={rows}
            idOf={({ id }) => id}
            nameOf={({ authorName }) => authorName}
            selection={{ ids: chosen, onChange: choose }}
            hasMore={read.hasMore}
            isLoadingMore={read.isLoadingMore}
            onMore={read.loadMore}
          />
        ))}
      {chosen.size > 0 && (
        <CommentSelection ids={[...chosen]} refreshes={[commentsRead]} onDone={choose} />
      )}
    </>
  );
}

function listColumns(
  write: WriteText,
  remove: (comment: PostComment) => void,
): Column<PostComment>[] {
  return [
    {
      key: 'comment',
      title: write(texts.comment),
      cell: ({ authorName, body }) => (
        <span className={classes['words']}>
          <strong>{authorName}</strong>
          <span className={classes['body']}>{body}</span>
        </span>
      ),
    },
    {
      key: 'state',
      title: write(texts.state),
      isState: true,
      cell: ({ state }) => <Badge tone={tones[state]}>{write(texts[state])}</Badge>,
    },
    {
      key: 'post',
      title: write(texts.post),
      cell: ({ itemTitle }) => itemTitle || write(texts.gone),
    },
    {
      key: 'written',
      title: write(texts.written),
      cell: ({ createdOn }) => <Moment at={createdOn} />,
    },
    {
      key: 'more',
      title: write(texts.actions),
      isAction: true,
      cell: (comment) => {
        const label = write(texts.more, { name: comment.authorName });
        const { itemPath } = comment;
        return (
          <Menu
            label={label}
            choices={[
              ...(itemPath === null
                ? []
                : [{ id: 'see', label: write(texts.see), href: itemPath }]),
              { id: 'remove', label: write(texts.remove), onAction: () => remove(comment) },
            ]}
          >
            <Button kind="quiet" isIcon isSmall aria-label={label}>
              <Ellipsis size={16} aria-hidden="true" />
            </Button>
          </Menu>
        );
      },
    },
  ];
}

function NoComments({ isFiltered }: { isFiltered: boolean }) {
  const write = useTexts();
  const { href, may } = useSite();
  return isFiltered ? (
    <EmptyState title={write(texts.notFound)} />
  ) : (
    <EmptyState
      title={write(texts.none)}
      action={
        may('edit-settings') ? (
          <ButtonLink href={href('settings/social')}>{write(texts.toSettings)}</ButtonLink>
        ) : undefined
      }
    >
      {write(texts.noneText)}
    </EmptyState>
  );
}
