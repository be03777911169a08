import type { SitePage } from '@sitewright/contract';
import { Settings2 } from 'lucide-react';
import { useSite } from '../../app/office-context.ts';
import { useTexts, type WriteText } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { PageBadges } from './page-badges.tsx';
import { pageTexts as texts } from './page-texts.ts';
import { whereEdited } from './where-edited.ts';

interface ListScope {
  /** What the menus are called that lead to a page; undefined: unknown. */
  readonly menus: ReadonlyMap<string, readonly string[]> | undefined;
  readonly onEdit: ((page: SitePage) => void) | undefined;
}

/** Pages that were searched for, one below the other. */
export function PageList({ pages, ...scope }: ListScope & { pages: readonly SitePage[] }) {
  const write = useTexts();
  const { href } = useSite();
  if (pages.length === 0) {
    return <EmptyState title={write(texts.noneFound)}>{write(texts.noneFoundText)}</EmptyState>;
  }
  return (
    <DataTable
      label={write(texts.pages)}
      rows={pages}
      idOf={({ id }) => id}
      nameOf={({ title, urlId }) => title || `/${urlId}`}
      hrefOf={(page) => {
        const where = whereEdited(page);
        return where === undefined ? undefined : href(where);
      }}
      columns={columnsFor(write, scope)}
    />
  );
}

function columnsFor(write: WriteText, { menus, onEdit }: ListScope): Column<SitePage>[] {
  const columns: Column<SitePage>[] = [
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
      cell: (page) => <PageBadges page={page} />,
    },
  ];
  if (!onEdit) return columns;
  return [
    ...columns,
    {
      key: 'settings',
      title: write(texts.settings),
      isAction: true,
      cell: (page) => <PageSettingsButton page={page} onEdit={onEdit} />,
    },
  ];
}

/** Opens the settings of a page. */
export function PageSettingsButton({
  page,
  onEdit,
}: {
  page: SitePage;
  onEdit: (page: SitePage) => void;
}) {
  const write = useTexts();
  return (
    <Button
      kind="quiet"
      isIcon
      isSmall
      aria-label={write(texts.settingsOf, { title: page.title })}
      onPress={() => onEdit(page)}
    >
      <Settings2 size={16} aria-hidden="true" />
    </Button>
  );
}
