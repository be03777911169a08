import { findBlock } from '@sitewright/blocks';
import { MOBILE_BREAKPOINT_PX, type Breakpoint } from '@sitewright/contract';
import { useMemo, useRef, useState, type RefObject } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import {
  dropCommands,
  dropPlace,
  placementOf,
  type Drag,
  type DropPlace,
  type Grip,
  type Point,
} from './drag-block.ts';
import { findBlockElement } from './draw-document.ts';

/** A drag as the overlay shows it. */
export interface ActiveDrag {
  readonly drag: Drag;
  readonly place: DropPlace;
}

/** Begins drags, and says what is dragged. Nothing is written before the drop. */
export interface DragControl {
  readonly active: ActiveDrag | undefined;
  /** From a handle above the page, or a press on the block itself: a drag when the pointer moves. */
  readonly begin: (event: PointerEvent, id: string, grip: Grip) => void;
}

/** A press that moves less than this is a press, in px. */
const slack = 4;

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
      const target = event.target as Element;
      if (!page || event.button !== 0) return;
      const around = target.ownerDocument;
      const isInPage = around === page;
      const toPage = ({ clientX, clientY }: PointerEvent): Point => {
        const box = isInPage ? undefined : frame.current?.getBoundingClientRect();
        return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
      };
      const from = toPage(event);
      const drag = makeDrag(store, page, { id, grip, from });
      if (!drag) return;
      let isMoving = false;
      const onMove = (moved: PointerEvent) => {
        const at = toPage(moved);
        if (!isMoving && Math.hypot(at.x - from.x, at.y - from.y) < slack) return;
        if (!isMoving) target.setPointerCapture(event.pointerId);
        isMoving = true;
        moved.preventDefault();
        const place = dropPlace(page, drag, at);
        if (place) show({ drag, place });
      };
      const end = (isDropped: boolean) => {
        around.removeEventListener('pointermove', onMove);
        around.removeEventListener('pointerup', onUp);
        around.removeEventListener('pointercancel', onCancel);
        around.removeEventListener('keydown', onKey, true);
        const dropped = last.current;
        show(undefined);
        if (!isMoving) return;
        if (isDropped && dropped) {
          const { document } = store.read();
          store.act(dropCommands(document, drag, dropped.place), {
            selects: { kind: 'block', id },
          });
        }
      };
      const onUp = () => end(true);
      const onCancel = () => end(false);
      const onKey = (pressed: KeyboardEvent) => {
        if (pressed.key !== 'Escape') return;
        pressed.stopPropagation();
        end(false);
      };
      around.addEventListener('pointermove', onMove);
      around.addEventListener('pointerup', onUp);
      around.addEventListener('pointercancel', onCancel);
      around.addEventListener('keydown', onKey, true);
    };
  }, [store, page, frame]);
  return { active, begin };
}

function makeDrag(
  store: EditorStore,
  page: Document,
  { id, grip, from }: { id: string; grip: Grip; from: Point },
): Drag | undefined {
  const { document } = store.read();
  const block = findBlock(document, id);
  const breakpoint: Breakpoint =
    (page.defaultView?.innerWidth ?? 0) <= MOBILE_BREAKPOINT_PX ? 'phone' : 'wide';
  const start = placementOf(document, id, breakpoint);
  const cell = findBlockElement(page, id)?.closest('.fe-block');
  if (!block || block.locked === true || !start || !cell) return undefined;
  const box = cell.getBoundingClientRect();
  const hold = { x: from.x - box.left, y: from.y - box.top };
  return { id, grip, breakpoint, sectionId: block.sectionId, start, hold };
}
