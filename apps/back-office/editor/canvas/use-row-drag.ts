import { findBlock, moveToRows, orderedSections, withGroups } from '@sitewright/blocks';
import { useMemo, useRef, useState, type RefObject } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import { chosenIds, selectionOf } from '../store/selection.ts';
import { findSectionElement } from './draw-document.ts';
import { followPointer } from './follow-pointer.ts';
import { readRowBoxes, rowDropAt, type RowDrop } from './row-boxes.ts';

/** Where a drag in rows would end, and in which section. */
interface ActiveRowDrag extends RowDrop {
  readonly sectionId: string;
}

/** Drags of blocks in rows. Nothing is written before the drop. */
export interface RowDragControl {
  readonly active: ActiveRowDrag | undefined;
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
  const [active, setActive] = useState<ActiveRowDrag>();
  const last = useRef<ActiveRowDrag>(undefined);
  const begin = useMemo(() => {
    const show = (next: ActiveRowDrag | undefined) => {
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
          show(dropAt(store, page, at));
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

function dropAt(
  store: EditorStore,
  page: Document,
  at: { x: number; y: number },
): ActiveRowDrag | undefined {
  const sections = orderedSections(store.read().document).filter(({ layout }) => layout === 'rows');
  const boxes = sections.flatMap(({ id }) => {
    const box = findSectionElement(page, id)?.getBoundingClientRect();
    return box ? [{ id, far: Math.max(box.top - at.y, 0, at.y - box.bottom) }] : [];
  });
  const [near] = boxes.toSorted((a, b) => a.far - b.far);
  if (!near) return undefined;
  const drop = rowDropAt(readRowBoxes(page, near.id), at);
  return drop && { ...drop, sectionId: near.id };
}
