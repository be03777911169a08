import { findBlock, findBlocks, isInRows } from '@sitewright/blocks';
import type { PageDocument } from '@sitewright/contract';
import { GripHorizontal } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type PointerEvent } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import type { Areas } from '../areas/use-areas.ts';
import { blockName } from '../block-name.ts';
import { editorTexts as texts } from '../editor-texts.ts';
import classes from './canvas.module.css';
import type { InsertDrag } from '../insert/insert-drag.ts';
import type { BlockMark } from '../revisions/look-at-revision.ts';
import { revisionTexts } from '../revisions/revision-texts.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { chosenIds } from '../store/selection.ts';
import { OthersMarks } from '../together/others-marks.tsx';
import { AreaMarks } from './area-marks.tsx';
import { canvasBlock } from './canvas-place.ts';
import { ColumnSplitters } from './column-splitters.tsx';
import { boxOf, dropPlaces, gridOf, type Grip } from './drag-block.ts';
import { boxOfBlock, styleOf } from './block-box.ts';
import { DragGuides } from './drag-guides.tsx';
import { findSectionElement } from './draw-document.ts';
import { EmptyMarks } from './empty-marks.tsx';
import grips from './grips.module.css';
import type { Rectangle } from './row-boxes.ts';
import type { DragControl } from './use-drag.ts';
import type { RowDragControl } from './use-row-drag.ts';
import { useGeometry } from './use-geometry.ts';

interface OverlayProps {
  readonly store: EditorStore;
  readonly page: Document;
  readonly drag: DragControl;
  readonly rowDrag: RowDragControl;
  /** Of new blocks, from the palette. */
  readonly insertDrag: InsertDrag;
  /** A frame that somebody draws to choose blocks. */
  readonly marquee: DOMRect | undefined;
  readonly marks: ReadonlyMap<string, BlockMark> | undefined;
  readonly areas: Areas;
  /** The block that somebody types in, by its id. */
  readonly typedId: string | undefined;
  readonly mayEdit: boolean;
  readonly onType: (id: string) => void;
}

const edges: readonly Grip[] = ['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw'];

/** Above the page: what is chosen, its handles, where a drag would end. It takes no room in the page. */
export function Overlay({
  store,
  page,
  drag,
  rowDrag,
  insertDrag,
  marquee,
  marks,
  areas,
  typedId,
  mayEdit,
  onType,
}: OverlayProps) {
  const write = useTexts();
  const isTyping = typedId !== undefined;
  useGeometry(page, store);
  const { document, selection } = useSyncExternalStore(store.subscribe, store.read);
  const hovered = useHovered(page);
  const ids = chosenIds(document, selection);
  const block = ids.length === 1 ? findBlock(document, ids[0] ?? '') : undefined;
  const blockBox = block && boxOfBlock(page, block.id);
  const sectionId = selection?.kind === 'section' ? selection.id : block?.sectionId;
  const section = sectionId === undefined ? undefined : findSectionElement(page, sectionId);
  const name = block ? write(blockName(block.type)) : '';
  const hasGrips = mayEdit && !isTyping && block !== undefined && block.locked !== true;
  const isOnGrid = block !== undefined && gridOf(page, block.sectionId) !== undefined;
  const inserting = useSyncExternalStore(insertDrag.subscribe, insertDrag.read);
  const active = drag.active ?? inserting?.onGrid;
  const dropLine = rowDrag.active?.line ?? inserting?.inRows?.line;
  const drops = active ? dropPlaces(document, active.moved) : [];
  const begin = (grip: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (block) drag.begin(event.nativeEvent, block.id, grip);
  };
  const isOfRows = block !== undefined && isInRows(document, block.id);
  const beginMove = isOfRows
    ? ({ nativeEvent }: PointerEvent<HTMLElement>) => rowDrag.begin(nativeEvent, block.id)
    : begin('move');
  return (
    <div className={classes['overlay']} data-overlay>
      <AreaMarks page={page} areas={areas} />
      {section && (
        <Box box={section.getBoundingClientRect()} className={classes['sectionBox'] ?? ''} />
      )}
      {hovered && !ids.includes(hovered) && !active && (
        <Box box={boxOfBlock(page, hovered)} className={classes['hoverBox'] ?? ''} />
      )}
      <EmptyMarks page={page} document={document} typedId={typedId} />
      {marks ? <ChangeMarks page={page} marks={marks} /> : <OthersMarks page={page} />}
      {active && <DragGuides page={page} document={document} active={active} />}
      {active &&
        [...active.moved.places.keys()].map((id, at) => (
          <Box
            key={id}
            box={drops[at] && boxOf(page, drops[at])}
            className={classes['dropBox'] ?? ''}
          />
        ))}
      {ids.length > 1 && (
        <ChosenBoxes
          page={page}
          document={document}
          ids={ids}
          mayEdit={mayEdit}
          drag={drag}
          rowDrag={rowDrag}
        />
      )}
      <Box box={marquee} className={classes['marquee'] ?? ''} />
      <Box box={dropLine} className={classes['dropLine'] ?? ''} />
      {hasGrips && isOfRows && !rowDrag.active && (
        <ColumnSplitters store={store} page={page} block={block} />
      )}
      {block && blockBox && (
        <div className={classes['blockBox']} style={styleOf(blockBox)} data-selected={block.id}>
          {!isTyping && (
            <button
              type="button"
              className={grips['tag']}
              data-place={tagPlace(blockBox, page.documentElement.clientHeight)}
              aria-label={write(texts.moveBlock, { name })}
              onPointerDown={hasGrips && (isOnGrid || isOfRows) ? beginMove : undefined}
              onDoubleClick={() => onType(block.id)}
            >
              <GripHorizontal size={12} aria-hidden="true" />
              {name}
            </button>
          )}
          {hasGrips &&
            isOnGrid &&
            edges.map((grip) => (
              <span
                key={grip}
                className={grips['grip']}
                data-grip={grip}
                aria-hidden="true"
                onPointerDown={begin(grip)}
              />
            ))}
        </div>
      )}
    </div>
  );
}

/** Height of the name of a block, as its style has it. */
const tagHeight = 24;

/** Where the name of a block is in sight: above it, else below, else in it. */
function tagPlace({ top, bottom }: DOMRect, height: number): 'above' | 'below' | 'inside' {
  if (top >= tagHeight) return 'above';
  return bottom + tagHeight <= height ? 'below' : 'inside';
}

function Box({ box, className }: { box: Rectangle | undefined; className: string }) {
  return box ? <div className={className} style={styleOf(box)} /> : null;
}

/** What has become of blocks since the revision that is shown. */
function ChangeMarks({ page, marks }: { page: Document; marks: ReadonlyMap<string, BlockMark> }) {
  const write = useTexts();
  return [...marks].map(([id, mark]) => {
    const box = boxOfBlock(page, id);
    return box ? (
      <div key={id} className={classes['changeMark']} data-mark={mark} style={styleOf(box)}>
        <span>{write(revisionTexts[mark])}</span>
      </div>
    ) : null;
  });
}

/** Several blocks that are chosen, and a handle that moves them all. */
function ChosenBoxes({
  page,
  document,
  ids,
  mayEdit,
  drag,
  rowDrag,
}: Pick<OverlayProps, 'page' | 'mayEdit' | 'drag' | 'rowDrag'> & {
  document: PageDocument;
  ids: readonly string[];
}) {
  const write = useTexts();
  const count = write(texts.manyBlocks, { count: ids.length });
  const held = findBlocks(document, ids).find(
    ({ id, locked, sectionId }) =>
      locked !== true && (gridOf(page, sectionId) !== undefined || isInRows(document, id)),
  );
  return ids.map((id, at) => {
    const box = boxOfBlock(page, id);
    return box ? (
      <div key={id} className={classes['blockBox']} style={styleOf(box)} data-selected={id}>
        {at === 0 && (
          <button
            type="button"
            className={grips['tag']}
            aria-label={write(texts.moveBlock, { name: count })}
            onPointerDown={
              mayEdit && held
                ? ({ nativeEvent }) =>
                    isInRows(document, held.id)
                      ? rowDrag.begin(nativeEvent, held.id)
                      : drag.begin(nativeEvent, held.id, 'move')
                : undefined
            }
          >
            <GripHorizontal size={12} aria-hidden="true" />
            {count}
          </button>
        )}
      </div>
    ) : null;
  });
}

function useHovered(page: Document): string | undefined {
  const [hovered, setHovered] = useState<string>();
  const before = useRef<string>(undefined);
  useEffect(() => {
    const onMove = ({ target }: Event) => {
      const block = (target as Element).closest?.(canvasBlock);
      const id = block?.id.slice('block-'.length);
      if (id === before.current) return;
      before.current = id;
      setHovered(id);
    };
    page.addEventListener('pointerover', onMove);
    return () => page.removeEventListener('pointerover', onMove);
  }, [page]);
  return hovered;
}
