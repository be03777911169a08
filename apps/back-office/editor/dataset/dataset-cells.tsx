import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { removeColumn, removeRow, setCell, type Grid } from './dataset-grid.ts';
import { datasetTexts as texts } from './dataset-texts.ts';
import classes from './dataset.module.css';

interface DatasetCellsProps {
  readonly grid: Grid;
  /** Undefined: there is no such change. */
  readonly onChange: (to: Grid | undefined) => void;
  /** False: the text is one cell, and the field takes it as it is. */
  readonly onPaste: (text: string, row: number, column: number) => boolean;
}

/** Pixels of a row, for the place of those that are not drawn. */
const rowHeight = 37;

/** The cells of a dataset as fields. Only rows in sight are drawn: there may be ten thousand fields. */
export function DatasetCells({ grid, onChange, onPaste }: DatasetCellsProps) {
  const write = useTexts();
  const scroll = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing is compiled here
  const lines = useVirtualizer({
    count: grid.length - 1,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingStart: 2 * rowHeight,
  });
  const shown = lines.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const below = lines.getTotalSize() - (shown.at(-1)?.end ?? 0);
  const head = grid[0] ?? [];

  const nameOf = (row: number, column: number) => {
    if (row === 0 && column === 0) return write(texts.seriesLabel);
    if (row === 0) return write(texts.columnName, { column });
    return column === 0 ? write(texts.rowName, { row }) : write(texts.cell, { row, column });
  };
  const cell = (row: number, column: number) => (
    <input
      aria-label={nameOf(row, column)}
      data-cell={`${row}:${column}`}
      value={grid[row]?.[column] ?? ''}
      maxLength={200}
      inputMode={row > 0 && column > 0 ? 'decimal' : 'text'}
      className={classes['cell']}
      onChange={({ target }) => onChange(setCell(grid, row, column, target.value))}
      onKeyDown={(event) => moveByKey(event, row, column)}
      onPaste={(event: ClipboardEvent) => {
        if (onPaste(event.clipboardData.getData('text/plain'), row, column)) event.preventDefault();
      }}
    />
  );
  return (
    <div ref={scroll} className={classes['scroll']}>
      <table className={classes['table']} aria-label={write(texts.table)}>
        <thead>
          <tr>
            <th scope="col">{cell(0, 0)}</th>
            {head.slice(1).map((_, at) => (
              <th key={at} scope="col">
                <div className={classes['named']}>
                  {cell(0, at + 1)}
                  <Button
                    kind="quiet"
                    isSmall
                    isIcon
                    aria-label={write(texts.removeColumn, { column: at + 1 })}
                    isDisabled={head.length <= 2}
                    onPress={() => onChange(removeColumn(grid, at + 1))}
                  >
                    ×
                  </Button>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {above > 0 && <tr style={{ height: above }} />}
          {shown.map(({ index }) => (
            <tr key={index} style={{ height: rowHeight }}>
              <th scope="row">
                <div className={classes['named']}>
                  {cell(index + 1, 0)}
                  <Button
                    kind="quiet"
                    isSmall
                    isIcon
                    aria-label={write(texts.removeRow, { row: index + 1 })}
                    isDisabled={grid.length <= 2}
                    onPress={() => onChange(removeRow(grid, index + 1))}
                  >
                    ×
                  </Button>
                </div>
              </th>
              {head.slice(1).map((_, at) => (
                <td key={at}>{cell(index + 1, at + 1)}</td>
              ))}
            </tr>
          ))}
          {below > 0 && <tr style={{ height: below }} />}
        </tbody>
      </table>
    </div>
  );
}

/** Up and down as in a spreadsheet; to the sides where the text ends. */
function moveByKey(event: KeyboardEvent<HTMLInputElement>, row: number, column: number): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget: field } = event;
  if (ctrlKey || metaKey || altKey || event.nativeEvent.isComposing) return;
  const isAtStart = field.selectionEnd === 0;
  const isAtEnd = field.selectionStart === field.value.length;
  let to: [number, number] | undefined;
  if (key === 'ArrowUp' || (key === 'Enter' && shiftKey)) to = [row - 1, column];
  else if (key === 'ArrowDown' || key === 'Enter') to = [row + 1, column];
  else if (key === 'ArrowLeft' && isAtStart && !shiftKey) to = [row, column - 1];
  else if (key === 'ArrowRight' && isAtEnd && !shiftKey) to = [row, column + 1];
  if (!to) return;
  event.preventDefault();
  const table = field.closest('table');
  const next = table?.querySelector<HTMLInputElement>(`[data-cell="${to.join(':')}"]`);
  next?.focus();
  next?.select();
}
