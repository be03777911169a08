import { findMainNavigation, type CallAnswer } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useOpened } from '../../data/use-opened.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Page } from '../../ui/page.tsx';
import { Banner, EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { MenuEditor } from './menu-editor.tsx';
import { navigationTexts as texts } from './navigation-texts.ts';
import { newStoreAsked } from './new-store-asked.ts';
import { NewStoreDialog } from './new-store-dialog.tsx';

type Layout = CallAnswer<'GET /api/commondata/GetSiteLayout'>;

/** The menus of the site. NAVL-01..05 */
export function Screen() {
  const write = useTexts();
  const { identifier, may } = useSite();
  const { name: opened, open, close } = useOpened(may('create-products') ? [newStoreAsked] : []);
  const read = useRead('GET /api/commondata/GetSiteLayout', { query: { site: identifier } });
  return (
    <Page
      title={write(texts.title)}
      isNarrow
      actions={
        may('create-products') && (
          <Button onPress={() => open(newStoreAsked)}>{write(texts.newStore)}</Button>
        )
      }
    >
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && (
        <FailedState title={write(texts.failed)} failure={read.failure} onRetry={read.refetch} />
      )}
      {read.state === 'success' && (
        <>
          <Menus layout={read.answer} />
          {opened === newStoreAsked && <NewStoreDialog layout={read.answer} onClose={close} />}
        </>
      )}
    </Page>
  );
}

function Menus({ layout }: { layout: Layout }) {
  const write = useTexts();
  const { href, may } = useSite();
  const { values } = useListState();
  const main = mainOf(layout);
  if (!main) return <EmptyState title={write(texts.noMain)}>{write(texts.noMainText)}</EmptyState>;
  const menu = layout.layout.find(({ identifier }) => identifier === values['menu']) ?? main;
  return (
    <>
      {!may('create-pages') && <Banner>{write(texts.readOnly)}</Banner>}
      {layout.layout.length > 1 && (
        <LinkTabs
          label={write(texts.menus)}
          tabs={layout.layout.map(({ identifier, title }) => ({
            href: href(`navigation?menu=${encodeURIComponent(identifier)}`),
            label: title,
            isCurrent: identifier === menu.identifier,
          }))}
        />
      )}
      <MenuEditor
        key={menu.identifier}
        menu={menu}
        templateId={layout.templateId}
        pages={layout.collections}
      />
    </>
  );
}

/** NAVL-05: a theme without a menu throws; the screen says so. */
function mainOf(layout: Layout) {
  try {
    return findMainNavigation(layout);
  } catch {
    return undefined;
  }
}
