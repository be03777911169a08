import type { SavedViewList } from '@sitewright/contract';
import { Bookmark, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../app/office-context.ts';
import { useListState } from '../data/use-list-state.ts';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { LinkTabs } from '../ui/link-tabs.tsx';
import { Menu } from '../ui/menu.tsx';
import { showToast } from '../ui/toast-store.ts';
import { withQuery, type ListQuery, type SavedView } from './saved-view.ts';
import { ViewDialog } from './view-dialog.tsx';
import { viewTexts as texts } from './view-texts.ts';
import classes from './lists.module.css';

const refreshes = ['GET /api/sites/:identifier/saved-views'] as const;

/** Tabs above a list: those of the screen, then the saved views, and what is kept as one. */
export function ViewTabs({
  list,
  path,
  standing = [],
}: {
  list: SavedViewList;
  /** Of the list's screen, behind the site. */
  path: string;
  /** Tabs that are always there, behind the one of everything. */
  standing?: readonly { readonly label: string; readonly query: ListQuery }[];
}) {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { values } = useListState();
  const [edited, setEdited] = useState<SavedView | 'new'>();
  const read = useRead('GET /api/sites/:identifier/saved-views', {
    params: { identifier },
    query: { list },
  });
  const { view: currentId, ...query } = values;
  const views = read.state === 'success' ? read.answer.views : [];
  const current = views.find(({ id }) => id === currentId);
  const isChanged = current ? !isSame(current.query, query) : Object.keys(query).length > 0;
  const tabs = [
    { label: write(texts.all), query: {} },
    ...standing.map((tab) => ({ label: tab.label, query: tab.query })),
  ];
  const isStanding = tabs.some((tab) => isSame(tab.query, query));
  return (
    <div className={classes['views']}>
      <LinkTabs
        label={write(texts.views)}
        tabs={[
          ...tabs.map((tab) => ({
            href: href(withQuery(path, tab.query)),
            label: tab.label,
            isCurrent: current === undefined && isSame(tab.query, query),
          })),
          ...views.map((view) => ({
            href: href(withQuery(path, { ...view.query, view: view.id })),
            label: view.name,
            isCurrent: view.id === currentId,
          })),
        ]}
      />
      <div className={classes['tools']}>
        {isChanged && (current !== undefined || !isStanding) && (
          <Button isSmall kind="quiet" onPress={() => setEdited('new')}>
            <Bookmark size={14} aria-hidden="true" />
            {write(texts.save)}
          </Button>
        )}
        {current?.mayChange && (
          <ViewMenu
            list={list}
            view={current}
            query={query}
            isChanged={isChanged}
            onEdit={setEdited}
          />
        )}
      </div>
      {edited && read.state === 'success' && (
        <ViewDialog
          list={list}
          path={path}
          query={query}
          view={edited === 'new' ? undefined : edited}
          mayShare={read.answer.mayShare}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

function ViewMenu({
  list,
  view,
  query,
  isChanged,
  onEdit,
}: {
  list: SavedViewList;
  view: SavedView;
  query: ListQuery;
  isChanged: boolean;
  onEdit: (view: SavedView) => void;
}) {
  const write = useTexts();
  const { identifier } = useSite();
  const { correct } = useListState();
  const params = { identifier, id: view.id };
  const change = useWrite('PATCH /api/sites/:identifier/saved-views/:id', {
    refreshes,
    onDone: () => showToast({ message: write(texts.saved, { name: view.name }) }),
  });
  const add = useWrite('POST /api/sites/:identifier/saved-views', { refreshes });
  const { name, isShared } = view;
  const putBack = () =>
    add.run({ params: { identifier }, body: { list, name, isShared, query: view.query } });
  const remove = useWrite('DELETE /api/sites/:identifier/saved-views/:id', {
    refreshes,
    onDone: () => {
      correct({ view: undefined });
      showToast({
        message: write(texts.removed, { name }),
        action: { label: write(texts.undo), onPress: putBack },
      });
    },
  });
  const update = () =>
    change.run({ params, body: { changes: { query: { from: view.query, to: query } } } });
  return (
    <>
      {isChanged && (
        <Button isSmall kind="quiet" isPending={change.isRunning} onPress={update}>
          {write(texts.update)}
        </Button>
      )}
      <Menu
        label={write(texts.more)}
        choices={[
          { id: 'edit', label: write(texts.edit), onAction: () => onEdit(view) },
          { id: 'remove', label: write(texts.remove), onAction: () => remove.run({ params }) },
        ]}
      >
        <Button isSmall isIcon kind="quiet" aria-label={write(texts.more)}>
          <Ellipsis size={16} aria-hidden="true" />
        </Button>
      </Menu>
    </>
  );
}

function isSame(one: ListQuery, other: ListQuery): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}
