import { useSite } from '../../app/office-context.ts';
import { useOpened } from '../../data/use-opened.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { AddPageDialog } from './add-page-dialog.tsx';
import { narrowPages } from './narrow-pages.ts';
import { PageDialog } from './page-dialog.tsx';
import { PageFilterBar, usePageFilter } from './page-filter-bar.tsx';
import { PageList } from './page-list.tsx';
import { menusByPage } from './page-menus.ts';
import { pageTexts as texts } from './page-texts.ts';
import { PageTree } from './page-tree-view.tsx';
import { unlinkedPages } from './page-tree.ts';

/** Until the pages are read. */
const nothing = { pages: [], kinds: [], layouts: [] };

/** All pages of the site as a tree, those that are searched for as a list, and the way to each. */
export function Screen() {
  const write = useTexts();
  const { identifier, may } = useSite();
  const read = useRead('GET /api/sites/:identifier/pages', { params: { identifier } });
  const layout = useRead('GET /api/commondata/GetSiteLayout', { query: { site: identifier } });
  const narrowing = usePageFilter();
  const {
    name: opened,
    of,
    open,
    close,
  } = useOpened([
    ...(may('create-pages') ? (['add'] as const) : []),
    ...(may('edit-content') ? (['settings'] as const) : []),
  ]);
  const { pages, kinds, layouts } = read.state === 'success' ? read.answer : nothing;
  const onEdit = may('edit-content')
    ? ({ id }: { readonly id: string }) => open('settings', id)
    : undefined;
  const edited = opened === 'settings' ? pages.find(({ id }) => id === of) : undefined;
  const addButton = may('create-pages') && (
    <Button kind="primary" keys="n" onPress={() => open('add')}>
      {write(texts.add)}
    </Button>
  );
  const menus = layout.state === 'success' ? layout.answer.layout : undefined;
  const isList =
    narrowing.search !== '' || narrowing.filter !== undefined || layout.state === 'failed';
  return (
    <Page title={write(texts.pages)} actions={addButton}>
      <Card isFlush>
        {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
        {(read.state === 'pending' || layout.state === 'pending') && <PendingState />}
        {read.state === 'success' && layout.state !== 'pending' && (
          <>
            {pages.length > 0 && <PageFilterBar />}
            {pages.length === 0 && (
              <EmptyState title={write(texts.empty)} action={addButton}>
                {write(texts.emptyText)}
              </EmptyState>
            )}
            {pages.length > 0 && isList && (
              <PageList
                pages={narrowPages(
                  pages,
                  narrowing,
                  new Set(unlinkedPages(menus ?? [], pages).map(({ id }) => id)),
                )}
                menus={menus && menusByPage(menus)}
                onEdit={onEdit}
              />
            )}
            {pages.length > 0 && !isList && layout.state === 'success' && (
              <PageTree layout={layout.answer} {...{ pages, kinds, onEdit }} />
            )}
          </>
        )}
      </Card>
      {opened === 'add' && read.state === 'success' && (
        <AddPageDialog pages={pages} kinds={kinds} onClose={close} />
      )}
      {edited && <PageDialog page={edited} layouts={layouts} onClose={close} />}
    </Page>
  );
}
