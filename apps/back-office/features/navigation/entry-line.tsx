import type { SiteLink } from '@sitewright/contract';
import { Ellipsis, ExternalLink, FileText, Folder } from 'lucide-react';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DragHandle } from '../../ui/drag-handle.tsx';
import { placeOnLine, useDropLine, type DropPlace } from '../../ui/drag-line.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Menu } from '../../ui/menu.tsx';
import { isFolder, type Direction, type MenuRow } from './menu-rows.ts';
import classes from './navigation.module.css';
import { navigationTexts as texts } from './navigation-texts.ts';

/** What can be done with an entry; missing: it is only looked at. */
export interface EntryActions {
  readonly mayGo: (direction: Direction) => boolean;
  readonly onGo: (direction: Direction) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
  /** Whether what is dragged may lie here. */
  readonly mayDrop: (place: DropPlace) => boolean;
  readonly onDrop: (place: DropPlace) => void;
}

/** One entry of a menu: a handle for mouse and keyboard, what it is, and a menu of its own. */
export function EntryLine({
  row: { path, item },
  actions,
}: {
  row: MenuRow<SiteLink>;
  actions?: EntryActions | undefined;
}) {
  const write = useTexts();
  const name = item.label;
  const { className, ...drop } = useDropLine(
    actions && { ...actions, placeAt: (share) => placeOnLine(share, isFolder(item)) },
  );
  return (
    <div className={joinClasses(classes['line'], className)} {...drop}>
      {actions && (
        <DragHandle
          {...actions}
          id={`entry-${path.join('-')}`}
          name={name}
          label={write(texts.move, { name })}
        />
      )}
      <Kind item={item} />
      <span className={classes['name']}>{name}</span>
      <span className={classes['address']}>{item.fullUrl}</span>
      {!item.isShown && <Badge tone="warning">{write(texts.hidden)}</Badge>}
      {actions && (
        <Menu
          label={write(texts.more, { name })}
          choices={[
            ...(['up', 'down', 'in', 'out'] as const).map((direction) => ({
              id: direction,
              label: write(texts[direction]),
              isDisabled: !actions.mayGo(direction),
              onAction: () => actions.onGo(direction),
            })),
            { id: 'edit', label: write(texts.edit), onAction: actions.onEdit },
            { id: 'remove', label: write(texts.remove), onAction: actions.onRemove },
          ]}
        >
          <Button kind="quiet" isIcon isSmall aria-label={write(texts.more, { name })}>
            <Ellipsis size={16} aria-hidden="true" />
          </Button>
        </Menu>
      )}
    </div>
  );
}

function Kind({ item }: { item: SiteLink }) {
  const write = useTexts();
  const [Icon, label] = isFolder(item)
    ? ([Folder, texts.folder] as const)
    : item.externalLink
      ? ([ExternalLink, texts.link] as const)
      : ([FileText, texts.page] as const);
  return (
    <span className={classes['kind']} title={write(label)}>
      <Icon size={16} aria-hidden="true" />
    </span>
  );
}
