import { findBlock, moveToRows, withGroups } from '@sitewright/blocks';
import { useMemo, useRef, useState, type RefObject } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import { chosenIds, selectionOf } from '../store/selection.ts';
import { followPointer } from './follow-pointer.ts';
import { rowDropOn, type RowDropOn } from './row-drop.ts';

/** Drags of blocks in rows. Nothing is written before the drop. */
export interface RowDragControl {
  readonly active: RowDropOn | undefined;
  readonly begin: (press: PointerEvent, id: string) => void;
}

/** Moves blocks between rows and columns by pointer. Escape lets go. */
export function useRowDrag({
  store,
  page,
  frame,
}: {
  readonly store: EditorStore;
  readonly page: Document | undefined;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}): RowDragControl {
  const [active, setActive] = useState<RowDropOn>();
  const last = useRef<RowDropOn>(undefined);
  const begin = useMemo(() => {
    const show = (next: RowDropOn | undefined) => {
      last.current = next;
      setActive(next);
    };
    return (press: PointerEvent, id: string) => {
      const { document, selection } = store.read();
      if (!page || press.button !== 0 || findBlock(document, id)?.locked === true) return;
      const isInPage = (press.target as Element).ownerDocument === page;
      const chosen = chosenIds(document, selection);
      const ids = withGroups(document, chosen.includes(id) ? chosen : [id]);
      followPointer(press, {
        onMove({ clientX, clientY }) {
          const box = isInPage ? undefined : frame.current?.getBoundingClientRect();
          const at = { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
          show(rowDropOn(store.read().document, page, at));
        },
        onEnd(isDone) {
          const drop = last.current;
          show(undefined);
          if (!isDone || !drop) return;
          const { sectionId, beside } = drop;
          store.act(moveToRows(store.read().document, ids, { sectionId, beside }));
          store.select(selectionOf(ids));
        },
      });
    };
  }, [store, page, frame]);
  return { active, begin };
}
