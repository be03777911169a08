import type { SiteLink } from '@sitewright/contract';
import { Ellipsis, ExternalLink, FileText, Folder, GripVertical } from 'lucide-react';
import { useState } from 'react';
import type { DragEvent, KeyboardEvent } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Menu } from '../../ui/menu.tsx';
import { isFolder, type Direction, type MenuRow } from './menu-rows.ts';
import classes from './navigation.module.css';
import { navigationTexts as texts } from './navigation-texts.ts';

/** Where a dragged entry would come to lie at this one. */
export type DropPlace = 'before' | 'after' | 'into';

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

const keys: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** One entry of a menu: a handle for mouse and keyboard, what it is, and a menu of its own. */
export function EntryLine({
  row: { path, item },
  actions,
}: {
  row: MenuRow<SiteLink>;
  actions?: EntryActions | undefined;
}) {
  const write = useTexts();
  const [over, setOver] = useState<DropPlace>();
  const name = item.label;
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = keys[event.key];
    if (!direction || !actions) return;
    event.preventDefault();
    event.stopPropagation();
    if (actions.mayGo(direction)) actions.onGo(direction);
  };
  const onDragOver = (event: DragEvent<HTMLElement>) => {
    if (!actions) return;
    const place = placeAt(event, isFolder(item));
    const found = actions.mayDrop(place) ? place : undefined;
    setOver(found);
    if (found) event.preventDefault();
  };
  return (
    <div
      className={joinClasses(classes['line'], over && classes[over])}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(undefined)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(undefined);
        if (over) actions?.onDrop(over);
      }}
    >
      {actions && (
        <button
          type="button"
          draggable
          className={classes['handle']}
          id={`entry-${path.join('-')}`}
          aria-label={write(texts.move, { name })}
          onKeyDown={onKeyDown}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', name);
            actions.onDragStart();
          }}
          onDragEnd={actions.onDragEnd}
        >
          <GripVertical size={16} aria-hidden="true" />
        </button>
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

/** The upper part is before it, the lower behind it; the middle of a folder is in it. */
function placeAt(event: DragEvent<HTMLElement>, isFolder: boolean): DropPlace {
  const box = event.currentTarget.getBoundingClientRect();
  const share = (event.clientY - box.top) / box.height;
  if (isFolder && share > 0.3 && share < 0.7) return 'into';
  return share < 0.5 ? 'before' : 'after';
}
