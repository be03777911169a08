/** Dragging a new block from the palette onto the page. Nothing is written before the drop. */
import {
  addToRows,
  blockTypeTable,
  columnsAt,
  findBlock,
  findSection,
  insertBlockAt,
  orderedSections,
  type BlockType,
  type RowPlace,
} from '@sitewright/blocks';
import { breakpointOf } from '../canvas/breakpoint-of.ts';
import { dropPlace, sectionAt, type Drag, type Point } from '../canvas/drag-block.ts';
import { findSectionElement } from '../canvas/draw-document.ts';
import { followPointer } from '../canvas/follow-pointer.ts';
import { lineThickness, type Rectangle } from '../canvas/row-boxes.ts';
import { rowDropOn } from '../canvas/row-drop.ts';
import type { ActiveDrag } from '../canvas/use-drag.ts';
import { newThingId } from '../new-thing-id.ts';
import type { EditorStore } from '../store/editor-store.ts';

/** A new block on its way. */
export interface Inserting {
  readonly type: string;
  /** The pointer in the window, in px. */
  readonly at: Point;
  /** Where it would come to lie on a grid. */
  readonly onGrid?: ActiveDrag | undefined;
  /** Where it would come to stand in rows; beside nothing: in the first of them. */
  readonly inRows?: (RowPlace & { readonly line: Rectangle }) | undefined;
}

/** What a new block is dragged over. */
export interface Over {
  readonly page: Document | undefined;
  /** It was let go where it stands now. */
  readonly onDropped: (id: string) => void;
}

/** What is dragged from the palette; whoever shows it follows it. */
export interface InsertDrag {
  readonly read: () => Inserting | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** From a press in the palette: a drag over this page once the pointer moves. */
  readonly begin: (press: PointerEvent, type: string, over: Over) => void;
}

/** From the corner of a new block to the pointer, in px. */
const hold: Point = { x: 24, y: 16 };

/** Of one editor. */
export function createInsertDrag(store: EditorStore): InsertDrag {
  let now: Inserting | undefined;
  const listeners = new Set<() => void>();
  const show = (next: Inserting | undefined) => {
    now = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(press, typeName, { page, onDropped }) {
      const type = blockTypeTable.get(typeName);
      if (!type || press.button !== 0) return;
      const id = newThingId();
      followPointer(press, {
        onMove({ clientX, clientY }) {
          const at = { x: clientX, y: clientY };
          show({ type: typeName, at, ...placeOn(store, page, { type, id, at }) });
        },
        onEnd(isDone) {
          const dropped = now;
          show(undefined);
          if (!isDone || !dropped) return;
          drop(store, dropped, { type, id });
          if (findBlock(store.read().document, id)) onDropped(id);
        },
      });
    },
  };
}

interface NewBlock {
  readonly type: BlockType;
  readonly id: string;
}

function placeOn(
  store: EditorStore,
  page: Document | undefined,
  { type, id, at }: NewBlock & { at: Point },
): Pick<Inserting, 'onGrid' | 'inRows'> {
  const frame = page?.defaultView?.frameElement?.getBoundingClientRect();
  if (!page || !frame) return {};
  const isOver =
    at.x >= frame.left && at.x < frame.right && at.y >= frame.top && at.y < frame.bottom;
  if (!isOver) return {};
  const inPage = { x: at.x - frame.left, y: at.y - frame.top };
  const { document } = store.read();
  const sectionId = sectionAt(page, inPage) ?? orderedSections(document).at(-1)?.id;
  const section = sectionId === undefined ? undefined : findSection(document, sectionId);
  if (!section) return {};
  if (section.layout === 'rows') {
    return { inRows: rowDropOn(document, page, inPage) ?? firstRow(page, section.id) };
  }
  const breakpoint = breakpointOf(page);
  const drag: Drag = {
    id,
    ids: [id],
    grip: 'move',
    breakpoint,
    sectionId: section.id,
    start: {
      column: 1,
      row: 1,
      width: Math.min(type.size.width, columnsAt(breakpoint)),
      height: type.size.height,
      layer: 0,
      hidden: false,
    },
    hold,
  };
  const place = dropPlace(page, drag, inPage);
  if (!place) return {};
  const places = new Map([[id, place.placement]]);
  return { onGrid: { drag, place, moved: { sectionId: place.sectionId, places } } };
}

function firstRow(page: Document, sectionId: string): Inserting['inRows'] {
  const box = findSectionElement(page, sectionId)?.getBoundingClientRect();
  if (!box) return undefined;
  const { left, top, width } = box;
  return { sectionId, line: { left, top, width, height: lineThickness } };
}

function drop(store: EditorStore, { onGrid, inRows }: Inserting, { type, id }: NewBlock): void {
  const { document } = store.read();
  const selects = { kind: 'block', id } as const;
  if (onGrid) {
    const { drag, place } = onGrid;
    store.act(insertBlockAt(document, type, { id, breakpoint: drag.breakpoint, ...place }), {
      selects,
    });
  } else if (inRows) {
    const { sectionId, beside } = inRows;
    store.act(addToRows(document, type, { id, sectionId, beside }), { selects });
  }
}
