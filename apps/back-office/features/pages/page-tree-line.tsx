import type { SiteLink, SitePage } from '@sitewright/contract';
import { Ellipsis, ExternalLink, FileText, Folder, House } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import type { ScreenText } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DragHandle, type Way } from '../../ui/drag-handle.tsx';
import { placeOnLine, useDropLine, type DropPlace } from '../../ui/drag-line.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Menu, type MenuChoice } from '../../ui/menu.tsx';
import { isFolder } from '../navigation/menu-rows.ts';
import { navigationTexts } from '../navigation/navigation-texts.ts';
import { PageBadges } from './page-badges.tsx';
import { PageSettingsButton } from './page-list.tsx';
import { pageTexts as texts } from './page-texts.ts';
import type { TreePlace } from './page-tree.ts';
import classes from './page-tree.module.css';
import { whereEdited } from './where-edited.ts';

/** How an entry moves. */
export interface LineActions {
  readonly mayGo: (way: Way) => boolean;
  readonly onGo: (way: Way) => void;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
  readonly mayDrop: (place: DropPlace) => boolean;
  readonly onDrop: (place: DropPlace) => void;
  /** Where it goes in one step. */
  readonly moves: readonly MenuChoice[];
}

/** What else can be done with an entry of a menu. */
export interface EntryActions {
  readonly onAddBehind: () => void;
  readonly onAddBelow: () => void;
  readonly onEditEntry: () => void;
  readonly onRemove: () => void;
}

/** The id of a handle on the screen. */
export function keyOfPlace({ menu, path }: TreePlace & { readonly menu: string }): string {
  return `entry-${menu}-${path.join('-')}`;
}

/** A page, folder or link of the tree: its handle, what it is, and what can be done with it. */
export function PageTreeLine({
  place,
  entry,
  page,
  moves,
  acts,
  onEdit,
}: {
  place: TreePlace;
  entry: SiteLink;
  /** Missing: it is a folder or a link. */
  page: SitePage | undefined;
  /** Missing: it is only looked at. */
  moves: LineActions | undefined;
  acts?: EntryActions | undefined;
  onEdit: ((page: SitePage) => void) | undefined;
}) {
  const write = useTexts();
  const takes = isFolder(entry) && place.menu !== undefined && place.path.length === 1;
  const { className, ...drop } = useDropLine(
    moves && { ...moves, placeAt: (share) => placeOnLine(share, takes) },
  );
  const name = page ? page.title || `/${page.urlId}` : entry.label;
  const isBelow = place.menu !== undefined && place.path.length > 1;
  const id = place.menu === undefined ? `page-${entry.collectionId}` : keyOfPlace(place);
  return (
    <li className={isBelow ? classes['below'] : undefined}>
      <div className={joinClasses(classes['line'], className)} {...drop}>
        {moves && (
          <DragHandle
            {...moves}
            id={id}
            name={name}
            label={write(navigationTexts.move, { name })}
          />
        )}
        <Kind entry={entry} page={page} />
        <Name name={name} page={page} />
        {page && entry.label !== page.title && entry.label !== '' && (
          <span className={joinClasses(classes['muted'], classes['otherwise'])}>
            {write(texts.calledThere, { name: entry.label })}
          </span>
        )}
        <span className={classes['address']}>
          {page ? (page.isHomepage ? '/' : `/${page.urlId}`) : entry.fullUrl}
        </span>
        {page && (
          <span className={classes['badges']}>
            <PageBadges page={page} />
          </span>
        )}
        {page && onEdit && <PageSettingsButton page={page} onEdit={onEdit} />}
        {moves && (
          <Choices
            name={name}
            isPage={page !== undefined}
            takes={takes}
            moves={moves}
            acts={acts}
          />
        )}
      </div>
    </li>
  );
}

function Name({ name, page }: { name: string; page: SitePage | undefined }) {
  const { href } = useSite();
  const where = page && whereEdited(page);
  return where === undefined ? (
    <span className={classes['name']}>{name}</span>
  ) : (
    <Link href={href(where)} className={classes['name'] ?? ''}>
      {name}
    </Link>
  );
}

function Choices({
  name,
  isPage,
  takes,
  moves: { mayGo, onGo, moves },
  acts,
}: {
  name: string;
  isPage: boolean;
  takes: boolean;
  moves: LineActions;
  acts: EntryActions | undefined;
}) {
  const write = useTexts();
  const choose = (id: string, text: ScreenText, onAction: () => void) => ({
    id,
    label: write(text, { name }),
    onAction,
  });
  // A page leaves a menu for what is not linked, which is said by its moves.
  const isRemoved = !isPage || !moves.some(({ id }) => id === 'unlink');
  return (
    <Menu
      label={write(navigationTexts.more, { name })}
      choices={[
        ...(['up', 'down', 'in', 'out'] as const).map((way) => ({
          id: way,
          label: write(navigationTexts[way]),
          isDisabled: !mayGo(way),
          onAction: () => onGo(way),
        })),
        ...moves,
        ...(acts ? [choose('add', texts.addBehind, acts.onAddBehind)] : []),
        ...(acts && takes ? [choose('add-below', texts.addBelow, acts.onAddBelow)] : []),
        ...(acts ? [choose('edit', texts.editEntry, acts.onEditEntry)] : []),
        ...(acts && isRemoved ? [choose('remove', texts.takeOut, acts.onRemove)] : []),
      ]}
    >
      <Button kind="quiet" isIcon isSmall aria-label={write(navigationTexts.more, { name })}>
        <Ellipsis size={16} aria-hidden="true" />
      </Button>
    </Menu>
  );
}

function Kind({ entry, page }: { entry: SiteLink; page: SitePage | undefined }) {
  const write = useTexts();
  const [Icon, label] = page?.isHomepage
    ? ([House, texts.home] as const)
    : isFolder(entry)
      ? ([Folder, navigationTexts.folder] as const)
      : page
        ? ([FileText, navigationTexts.page] as const)
        : ([ExternalLink, navigationTexts.link] as const);
  return (
    <span className={classes['kind']} title={write(label)}>
      <Icon size={16} aria-hidden="true" />
    </span>
  );
}
