/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed by hand, which a table cannot */
import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { ClipboardEvent, MouseEvent, PointerEvent } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { writeTitle } from './sheet-columns.ts';
import { clear, copyText, goTo, paste } from './sheet-commands.ts';
import { editCell, handleSheetKey } from './sheet-keys.ts';
import { SheetLine } from './sheet-line.tsx';
import { cellIdOf, nameWidth, rowHeight } from './sheet-layout.ts';
import { rangeOf, type CellPlace } from './sheet-state.ts';
import type { SheetStore } from './sheet-store.ts';
import { sheetTexts as texts } from './sheet-texts.ts';
import { useFillHandle } from './use-fill-handle.ts';
import { useSheet } from './use-sheet.ts';
import classes from './sheet.module.css';

/** The cells, with the keyboard and the clipboard of a spreadsheet. Only rows in sight are drawn. */
export function SheetGrid({ store }: { store: SheetStore }) {
  const write = useTexts();
  const id = useId();
  const state = useSheet(store);
  const { rows, columns, active, editing } = state;
  const range = rangeOf(state);
  const scroll = useRef<HTMLDivElement>(null);
  const leaving = useRef(false);
  const { handleRange, onHandleDown } = useFillHandle(store, placeAt);
  // oxlint-disable-next-line react/incompatible-library -- nothing is compiled here
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingStart: rowHeight,
    // The row of the keyboard is always there: it carries what is announced.
    rangeExtractor: (shown) => {
      const drawn = defaultRangeExtractor(shown);
      return drawn.includes(active.row) || rows.length === 0
        ? drawn
        : [...drawn, active.row].toSorted((one, other) => one - other);
    },
  });
  const moving = state.end;
  const showCell = useEffectEvent((row: number, column: number) => {
    if (rows.length === 0) return;
    lines.scrollToIndex(row, { align: 'auto' });
    showColumn(scroll.current, column, columns);
  });
  useEffect(() => showCell(moving.row, moving.column), [moving.row, moving.column]);
  const isEditing = editing !== undefined;
  const wasEditing = useRef(false);
  useEffect(() => {
    // The field had the keyboard and is gone.
    const isLost = wasEditing.current && document.activeElement === document.body;
    if (!isEditing && isLost) scroll.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);

  const choose = (event: PointerEvent | MouseEvent) => {
    const place = placeAt(event);
    if (!place || (event.target as Element).closest('input')) return false;
    // What is being typed is kept: its field goes with the keyboard.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    goTo(store, place, event.shiftKey);
    scroll.current?.focus({ preventScroll: true });
    return true;
  };
  const onPointerDown = (event: PointerEvent) => {
    // A finger that scrolls chooses nothing: it is heard when it was a tap.
    if (event.pointerType === 'mouse' && choose(event)) dragSelection(store, event);
  };
  const onCopy = (event: ClipboardEvent) => {
    if (isEditing) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyText(store));
    if (event.type === 'cut') clear(store);
  };
  const total = nameWidth + columns.reduce((sum, { width }) => sum + width, 0);
  return (
    <>
      <p id={`${id}-keys`} hidden>
        {write(texts.keys)}
      </p>
      <div
        ref={scroll}
        className={classes['grid']}
        role="grid"
        tabIndex={0}
        aria-label={write(texts.grid)}
        aria-describedby={`${id}-keys`}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        aria-activedescendant={rows.length > 0 ? cellIdOf(id, active) : undefined}
        onKeyDown={(event) => handleSheetKey(store, event, leaving)}
        onPointerDown={onPointerDown}
        onClick={(event) => {
          const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
          if (pointerType !== 'mouse' && pointerType !== '') choose(event);
        }}
        onDoubleClick={() => !isEditing && editCell(store)}
        onCopy={onCopy}
        onCut={onCopy}
        onPaste={(event) => {
          if (isEditing) return;
          event.preventDefault();
          paste(store, event.clipboardData.getData('text/plain'));
        }}
      >
        <div className={classes['head']} role="row" aria-rowindex={1} style={{ width: total }}>
          <div
            role="columnheader"
            aria-colindex={1}
            className={classes['name']}
            style={{ width: nameWidth }}
          >
            {write(texts.row)}
          </div>
          {columns.map((column, index) => (
            <div
              key={column.key}
              role="columnheader"
              aria-colindex={index + 2}
              className={column.isNumber ? classes['number'] : undefined}
              style={{ width: column.width }}
            >
              {writeTitle(write, column, state.writing)}
            </div>
          ))}
        </div>
        <div
          role="rowgroup"
          className={classes['body']}
          style={{ height: lines.getTotalSize(), width: total }}
        >
          {lines.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            const isSelected = index >= range.top && index <= range.bottom;
            const isFilled = handleRange && index >= handleRange.top && index <= handleRange.bottom;
            return (
              <SheetLine
                key={row.variant.id}
                gridId={id}
                row={row}
                index={index}
                start={start}
                columns={columns}
                writing={state.writing}
                marks={state.marks.get(row.variant.id)}
                activeColumn={index === active.row ? active.column : -1}
                left={isSelected ? range.left : -1}
                right={isSelected ? range.right : -2}
                handleColumn={index === range.bottom && !isEditing ? range.right : -1}
                fillLeft={isFilled ? handleRange.left : -1}
                fillRight={isFilled ? handleRange.right : -2}
                editing={index === active.row ? editing : undefined}
                store={store}
                onHandleDown={onHandleDown}
              />
            );
          })}
        </div>
      </div>
    </>
  );
}

/** The cell under a pointer. */
function placeAt({
  target,
  clientX,
  clientY,
}: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>): CellPlace | undefined {
  const under = document.elementFromPoint(clientX, clientY) ?? target;
  const cell = under instanceof Element ? under.closest<HTMLElement>('[data-place]') : null;
  const [row, column] = cell?.dataset['place']?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** The selection follows the mouse until it is let go. */
function dragSelection(store: SheetStore, begun: PointerEvent): void {
  const onMove = (event: globalThis.PointerEvent) => {
    const place = placeAt(event as unknown as PointerEvent);
    const { end } = store.read();
    if (place && (place.row !== end.row || place.column !== end.column)) goTo(store, place, true);
  };
  const stop = () => {
    document.removeEventListener('pointermove', onMove);
    document.removeEventListener('pointerup', stop);
    document.removeEventListener('pointercancel', stop);
  };
  if (begun.button !== 0) return;
  document.addEventListener('pointermove', onMove);
  document.addEventListener('pointerup', stop);
  document.addEventListener('pointercancel', stop);
}

/** Brings a column into sight, beside the names that stay. */
function showColumn(
  grid: HTMLElement | null,
  column: number,
  columns: readonly { readonly width: number }[],
): void {
  if (!grid) return;
  const left = columns.slice(0, column).reduce((sum, { width }) => sum + width, 0);
  const width = columns[column]?.width ?? 0;
  const room = grid.clientWidth - nameWidth;
  if (left < grid.scrollLeft) grid.scrollLeft = left;
  else if (left + width > grid.scrollLeft + room) grid.scrollLeft = left + width - room;
}
