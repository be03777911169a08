import type { SiteLink } from '@sitewright/contract';
import { useState } from 'react';
import { EntryLine } from './entry-line.tsx';
import { dropTarget, listRows, targetOf, type EntryPath } from './menu-rows.ts';
import classes from './navigation.module.css';

/** What happens to entries. */
interface ListActions {
  /** `to` is a path of the menu without the entry. */
  readonly onMove: (from: EntryPath, to: EntryPath) => void;
  readonly onEdit: (path: EntryPath, entry: SiteLink) => void;
  readonly onRemove: (path: EntryPath) => void;
}

/** All entries of a menu, those of folders set in. */
export function EntryList({
  items,
  actions,
}: {
  items: readonly SiteLink[];
  actions?: ListActions;
}) {
  const [dragged, setDragged] = useState<EntryPath>();
  return (
    <ul className={classes['entries']}>
      {listRows(items).map((row) => {
        const { path, item } = row;
        const dropAt = (place: 'before' | 'after' | 'into') =>
          dragged && dropTarget(items, dragged, { path, place });
        return (
          <li key={path.join('-')} className={path.length > 1 ? classes['below'] : undefined}>
            <EntryLine
              row={row}
              actions={
                actions && {
                  mayGo: (direction) => targetOf(items, path, direction) !== undefined,
                  onGo: (direction) => {
                    const target = targetOf(items, path, direction);
                    if (target) actions.onMove(path, target);
                  },
                  onEdit: () => actions.onEdit(path, item),
                  onRemove: () => actions.onRemove(path),
                  onDragStart: () => setDragged(path),
                  onDragEnd: () => setDragged(undefined),
                  mayDrop: (place) => dropAt(place) !== undefined,
                  onDrop: (place) => {
                    const target = dropAt(place);
                    if (dragged && target) actions.onMove(dragged, target);
                    setDragged(undefined);
                  },
                }
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
