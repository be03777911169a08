import { findInRows, readRows, resizeColumn, type ClassicRow } from '@sitewright/blocks';
import { documentLimits, type Block } from '@sitewright/contract';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { editorTexts as texts } from '../editor-texts.ts';
import type { EditorStore } from '../store/editor-store.ts';
import classes from './canvas.module.css';
import { followPointer } from './follow-pointer.ts';
import { isStacked, readRowBoxes, type RowBoxes } from './row-boxes.ts';

const arrows: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface SplittersProps {
  readonly store: EditorStore;
  readonly page: Document;
  readonly block: Block;
}

/** Between the columns of the row of a block: pulled, or moved by arrow keys, they share its width anew. */
export function ColumnSplitters({ store, page, block }: SplittersProps) {
  const rows = readRows(store.read().document, block.sectionId);
  const found = findInRows(rows, block.id);
  const row = found && rows[found.row];
  const boxes = readRowBoxes(page, block.sectionId).find(({ columns }) =>
    columns.some(({ blocks }) => blocks.some(({ id }) => id === block.id)),
  );
  if (!row || !boxes || isStacked(boxes) || boxes.columns.length !== row.columns.length)
    return null;
  return row.columns
    .slice(0, -1)
    .map((column, at) => (
      <Splitter key={column.entries[0]} store={store} row={row} boxes={boxes} at={at} />
    ));
}

function Splitter({
  store,
  row,
  boxes,
  at,
}: {
  readonly store: EditorStore;
  readonly row: ClassicRow;
  readonly boxes: RowBoxes;
  /** Behind which column. */
  readonly at: number;
}) {
  const write = useTexts();
  const [pulled, setPulled] = useState(0);
  const [column, next] = [row.columns[at], row.columns[at + 1]];
  const [box, nextBox] = [boxes.columns[at], boxes.columns[at + 1]];
  const id = column?.entries[0];
  if (!column || !next || !box || !nextBox || id === undefined) return null;
  const step = (boxes.width + nextBox.left - box.left - box.width) / documentLimits.classicColumns;
  const within = (by: number) => Math.max(1 - column.width, Math.min(next.width - 1, by));
  const resize = (by: number) =>
    store.act(resizeColumn(store.read().document, id, by), { joinsAs: `column ${id}` });
  const middle = (box.left + box.width + nextBox.left) / 2;
  const { top, height } = boxes;
  const place = { left: middle + pulled * step, top, height };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one that is moved is a widget
      role="separator"
      tabIndex={0}
      className={classes['splitter']}
      style={place}
      aria-orientation="vertical"
      aria-label={write(texts.widthOfColumn, { number: at + 1 })}
      aria-valuemin={1}
      aria-valuemax={column.width + next.width - 1}
      aria-valuenow={column.width + pulled}
      onKeyDown={(event) => {
        const by = arrows[event.key];
        if (by === undefined) return;
        event.preventDefault();
        resize(by);
      }}
      onPointerDown={({ nativeEvent }) => {
        let steps = 0;
        followPointer(nativeEvent, {
          onMove({ clientX }) {
            steps = within(Math.round((clientX - nativeEvent.clientX) / step));
            setPulled(steps);
          },
          onEnd(isDone) {
            setPulled(0);
            if (isDone) resize(steps);
          },
        });
      }}
    >
      <span aria-hidden="true">
        {column.width + pulled} : {next.width - pulled}
      </span>
    </div>
  );
}
