import type { PageKind, SiteLink, SitePage } from '@sitewright/contract';
import { useState, type ReactNode } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useOpened } from '../../data/use-opened.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useDropLine } from '../../ui/drag-line.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Banner } from '../../ui/states.tsx';
import { toLink } from '../navigation/menu-entry.ts';
import {
  behind,
  insertEntry,
  listRows,
  removeEntry,
  replaceEntry,
  type EntryPath,
} from '../navigation/menu-rows.ts';
import { AddPageDialog } from './add-page-dialog.tsx';
import { AddToMenu, EntryAbove, type OpenedEntry } from './add-to-menu.tsx';
import { PageTreeLine, type EntryActions } from './page-tree-line.tsx';
import {
  changesOf,
  endOf,
  readPlace,
  unlinkedPages,
  writePlace,
  type MenuPlace,
} from './page-tree.ts';
import { pageTexts as texts } from './page-texts.ts';
import classes from './page-tree.module.css';
import { useMenuWrites, type SiteLayout } from './use-menu-writes.ts';
import { usePageMoves } from './use-page-moves.ts';

interface TreeProps {
  readonly layout: SiteLayout;
  readonly pages: readonly SitePage[];
  readonly kinds: readonly PageKind[];
  readonly onEdit: ((page: SitePage) => void) | undefined;
}

/**
 * Menus with their folders and indexes, the pages of each, and what none leads to. An entry moves by
 * mouse, by the arrow keys of its handle and by its menu; each move is written at once. NAVL-01
 */
export function PageTree({ layout, pages, kinds, onEdit }: TreeProps) {
  const write = useTexts();
  const mayMove = useSite().may('create-pages');
  const writes = useMenuWrites(layout);
  const { menus, change } = writes;
  const { titleOf, movesOf, headDrop } = usePageMoves(writes);
  const [opened, setOpened] = useState<OpenedEntry>();
  const above = useOpened(mayMove ? ['add-at'] : []);
  const addsAt = above.name && readPlace(above.of, menus);
  const setAddsAt = (at: MenuPlace) => above.open('add-at', writePlace(at));
  const known = new Map(pages.map((page) => [page.id, page]));
  const linksOf = (menu: string) =>
    menus.find(({ identifier }) => identifier === menu)?.links ?? [];
  const actsOf = (menu: string, path: EntryPath, entry: SiteLink): EntryActions => ({
    onAddBehind: () => setAddsAt({ menu, path: behind(path) }),
    onAddBelow: () => setAddsAt({ menu, path: [...path, entry.items?.length ?? 0] }),
    onEditEntry: () => setOpened({ menu, path, entry }),
    onRemove: () => {
      const from = linksOf(menu);
      const said = write(texts.takenOut, { name: entry.label, menu: titleOf(menu) });
      void change([{ menu, items: removeEntry(from, path), from }], said);
    },
  });
  const saveEntry = ({ menu, path }: OpenedEntry, entry: SiteLink) => {
    const from = linksOf(menu);
    const items = path ? replaceEntry(from, path, entry) : insertEntry(from, [from.length], entry);
    void change([{ menu, items, from }], write(texts.menuSaved, { menu: titleOf(menu) }));
    setOpened(undefined);
  };
  return (
    <div className={classes['tree']}>
      {mayMove && <Banner>{write(texts.treeHint)}</Banner>}
      {menus.map((menu) => (
        <Branch
          key={menu.identifier}
          title={titleOf(menu.identifier)}
          empty={write(texts.emptyMenu)}
          drop={mayMove ? headDrop(menu) : undefined}
          actions={
            mayMove && (
              <AddToMenu
                title={titleOf(menu.identifier)}
                onAddPage={() => setAddsAt(endOf(menu))}
                onAddEntry={(kind) => setOpened({ menu: menu.identifier, kind })}
              />
            )
          }
        >
          {listRows(menu.links).map(({ path, item }) => {
            const place = { menu: menu.identifier, path };
            return (
              <PageTreeLine
                key={path.join('-')}
                place={place}
                entry={item}
                page={known.get(item.collectionId ?? '')}
                moves={mayMove ? movesOf(place) : undefined}
                acts={mayMove ? actsOf(menu.identifier, path, item) : undefined}
                onEdit={onEdit}
              />
            );
          })}
        </Branch>
      ))}
      <Branch
        title={write(texts.notLinked)}
        empty={write(texts.allLinked)}
        drop={mayMove ? headDrop(undefined) : undefined}
      >
        {unlinkedPages(menus, pages).map((page) => {
          const entry = toLink({ collectionId: page.id }, layout.collections);
          return (
            <PageTreeLine
              key={page.id}
              place={{ entry }}
              entry={entry}
              page={page}
              moves={mayMove ? movesOf({ entry }) : undefined}
              onEdit={onEdit}
            />
          );
        })}
      </Branch>
      {opened && (
        <EntryAbove
          opened={opened}
          pages={layout.collections}
          onClose={() => setOpened(undefined)}
          onSave={(entry) => saveEntry(opened, entry)}
        />
      )}
      {addsAt && (
        <AddPageDialog
          pages={pages}
          kinds={kinds}
          onClose={above.close}
          onMade={async ({ id, title }) => {
            const entry = { collectionId: id, label: title, fullUrl: '', isShown: true };
            const said = write(texts.added, { name: title, menu: titleOf(addsAt.menu) });
            await change(changesOf(menus, { entry }, addsAt), said);
          }}
        />
      )}
    </div>
  );
}

/** A menu, or what none leads to: its heading takes what is dropped on it. */
function Branch({
  title,
  empty,
  drop,
  actions,
  children,
}: {
  title: string;
  /** Read where nothing stands in it. */
  empty: string;
  drop: { readonly mayDrop: () => boolean; readonly onDrop: () => void } | undefined;
  actions?: ReactNode;
  children: readonly ReactNode[];
}) {
  const { className, ...handlers } = useDropLine(drop && { ...drop, placeAt: () => 'into' });
  return (
    <section aria-label={title}>
      <div className={joinClasses(classes['head'], className)} {...handlers}>
        <h2>{title}</h2>
        {actions}
      </div>
      {children.length === 0 ? (
        <p className={classes['empty']}>{empty}</p>
      ) : (
        <ul className={classes['lines']}>{children}</ul>
      )}
    </section>
  );
}
