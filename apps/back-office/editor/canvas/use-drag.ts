import {
  dropBlocks,
  findBlock,
  placementAt,
  withGroups,
  type MovedBlocks,
} from '@sitewright/blocks';
import { useMemo, useRef, useState, type RefObject } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import { chosenIds, selectionOf } from '../store/selection.ts';
import { breakpointOf } from './breakpoint-of.ts';
import {
  dropPlace,
  movedTo,
  type Drag,
  type DropPlace,
  type Grip,
  type Point,
} from './drag-block.ts';
import { findBlockElement } from './draw-document.ts';
import { followPointer } from './follow-pointer.ts';

/** A drag as the overlay shows it. */
export interface ActiveDrag {
  readonly drag: Drag;
  /** Of the block that was taken hold of. */
  readonly place: DropPlace;
  readonly moved: MovedBlocks;
}

/** Begins drags, and says what is dragged. Nothing is written before the drop. */
export interface DragControl {
  readonly active: ActiveDrag | undefined;
  /** From a handle above the page, or a press on the block itself: a drag when the pointer moves. */
  readonly begin: (event: PointerEvent, id: string, grip: Grip) => void;
}

interface Scope {
  readonly store: EditorStore;
  readonly page: Document | undefined;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** Drags of blocks by pointer: each owns its pointer until it ends. Escape lets go. */
export function useDrag({ store, page, frame }: Scope): DragControl {
  const [active, setActive] = useState<ActiveDrag>();
  const last = useRef<ActiveDrag>(undefined);
  const begin = useMemo(() => {
    const show = (next: ActiveDrag | undefined) => {
      last.current = next;
      setActive(next);
    };
    return (event: PointerEvent, id: string, grip: Grip) => {
      if (!page || event.button !== 0) return;
      const isInPage = (event.target as Element).ownerDocument === page;
      const toPage = ({ clientX, clientY }: PointerEvent): Point => {
        const box = isInPage ? undefined : frame.current?.getBoundingClientRect();
        return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
      };
      const drag = makeDrag(store, page, { id, grip, from: toPage(event) });
      if (!drag) return;
      followPointer(event, {
        onMove(moved) {
          const place = dropPlace(page, drag, toPage(moved));
          if (place) show({ drag, place, moved: movedTo(store.read().document, drag, place) });
        },
        onEnd(isDone) {
          const dropped = last.current;
          show(undefined);
          if (!isDone || !dropped) return;
          const commands = dropBlocks(store.read().document, dropped.moved, drag.breakpoint);
          store.act(commands);
          store.select(selectionOf(drag.ids));
        },
      });
    };
  }, [store, page, frame]);
  return { active, begin };
}

function makeDrag(
  store: EditorStore,
  page: Document,
  { id, grip, from }: { id: string; grip: Grip; from: Point },
): Drag | undefined {
  const { document, selection } = store.read();
  const block = findBlock(document, id);
  const breakpoint = breakpointOf(page);
  const start = placementAt(document, id, breakpoint);
  const cell = findBlockElement(page, id)?.closest('.fe-block');
  if (!block || block.locked === true || !start || !cell) return undefined;
  const box = cell.getBoundingClientRect();
  const hold = { x: from.x - box.left, y: from.y - box.top };
  const chosen = chosenIds(document, selection);
  const moving = chosen.includes(id) ? chosen : [id];
  const ids = grip === 'move' ? withGroups(document, moving) : [id];
  return { id, ids, grip, breakpoint, sectionId: block.sectionId, start, hold };
}
