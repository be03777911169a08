import type { SitePage } from '@sitewright/contract';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';
import { documentStateTexts } from '../../texts/document-states.ts';
import { useTexts, type WriteText } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { AddPageDialog } from './add-page-dialog.tsx';
import { PageDialog } from './page-dialog.tsx';
import { menusByPage } from './page-menus.ts';
import { pageTexts as texts } from './page-texts.ts';
import { whereEdited } from './where-edited.ts';

/** Until the pages are read. */
const nothing = { pages: [], kinds: [], layouts: [] };

/** All pages of the site, and the way into the editor. */
export function Screen() {
  const write = useTexts();
  const { identifier, may, href } = useSite();
  const read = useRead('GET /api/sites/:identifier/pages', { params: { identifier } });
  const layout = useRead('GET /api/commondata/GetSiteLayout', { query: { site: identifier } });
  const menus = layout.state === 'success' ? menusByPage(layout.answer.layout) : undefined;
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<SitePage>();
  const { pages, kinds, layouts } = read.state === 'success' ? read.answer : nothing;
  const addButton = may('create-pages') && (
    <Button kind="primary" keys="n" onPress={() => setAdding(true)}>
      {write(texts.add)}
    </Button>
  );
  return (
    <Page title={write(texts.pages)} actions={addButton}>
      <Card isFlush>
        <ReadTable
          label={write(texts.pages)}
          read={read}
          rows={pages}
          idOf={({ id }) => id}
          nameOf={({ title, urlId }) => title || `/${urlId}`}
          hrefOf={(page) => {
            const where = whereEdited(page);
            return where === undefined ? undefined : href(where);
          }}
          columns={columnsFor({
            write,
            menus,
            onEdit: may('edit-content') ? setEdited : undefined,
          })}
          empty={
            <EmptyState title={write(texts.empty)} action={addButton}>
              {write(texts.emptyText)}
            </EmptyState>
          }
        />
      </Card>
      {isAdding && <AddPageDialog pages={pages} kinds={kinds} onClose={() => setAdding(false)} />}
      {edited && (
        <PageDialog page={edited} layouts={layouts} onClose={() => setEdited(undefined)} />
      )}
    </Page>
  );
}

interface ColumnScope {
  readonly write: WriteText;
  /** Undefined until the menus are read. */
  readonly menus: ReadonlyMap<string, readonly string[]> | undefined;
  readonly onEdit: ((page: SitePage) => void) | undefined;
}

function columnsFor({ write, menus, onEdit }: ColumnScope): Column<SitePage>[] {
  return [
    {
      key: 'title',
      title: write(texts.title),
      cell: (page) => page.title || `/${page.urlId}`,
    },
    {
      key: 'address',
      title: write(texts.address),
      cell: (page) => (page.isHomepage ? '/' : `/${page.urlId}`),
    },
    {
      key: 'menus',
      title: write(texts.menus),
      isWideOnly: true,
      cell: ({ id }) => menus && (menus.get(id)?.join(', ') ?? write(texts.notLinked)),
    },
    {
      key: 'state',
      title: write(texts.state),
      isState: true,
      cell: (page) => stateOf(page, write),
    },
    ...(onEdit
      ? [
          {
            key: 'settings',
            title: write(texts.settings),
            isAction: true,
            cell: (page: SitePage) => (
              <Button
                kind="quiet"
                isIcon
                isSmall
                aria-label={write(texts.settingsOf, { title: page.title })}
                onPress={() => onEdit(page)}
              >
                <Settings2 size={16} aria-hidden="true" />
              </Button>
            ),
          },
        ]
      : []),
  ];
}

function stateOf(page: SitePage, write: WriteText) {
  const { document, isHomepage, isEnabled, isProtected, isLocked, isBuilt, typeName } = page;
  const kinds = {
    products: texts.kindStore,
    blog: texts.kindBlog,
    events: texts.kindEvents,
    page: texts.kindTheme,
    'splash-page': texts.kindCover,
  };
  const kind = kinds[typeName as keyof typeof kinds] ?? texts.kindOther;
  return (
    <>
      {isHomepage && <Badge tone="info">{write(texts.home)}</Badge>}{' '}
      {(!isBuilt || typeName === 'splash-page') && <Badge>{write(kind)}</Badge>}{' '}
      {isProtected && (
        <Badge tone="warning">{write(isLocked ? texts.locked : texts.members)}</Badge>
      )}{' '}
      {!isEnabled && !isProtected && <Badge tone="warning">{write(texts.off)}</Badge>}{' '}
      {document && document.state !== 'published' && (
        <Badge>{write(documentStateTexts[document.state])}</Badge>
      )}{' '}
      {isBuilt && isEnabled && document?.state === 'published' && (
        <Badge tone="success">{write(texts.live)}</Badge>
      )}
    </>
  );
}
