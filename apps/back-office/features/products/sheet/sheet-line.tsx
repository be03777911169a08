/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/role-supports-aria-props -- rows are placed by hand, which a table cannot; a cell of a grid may be read-only */
import { memo, useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import type { Writing } from './read-typed.ts';
import { writeTitle, type SheetColumn, type SheetRow } from './sheet-columns.ts';
import { commit, move, tab } from './sheet-commands.ts';
import { cellIdOf, nameWidth } from './sheet-layout.ts';
import type { CellMark, RowMarks } from './sheet-state.ts';
import type { SheetStore } from './sheet-store.ts';
import { sheetTexts as texts } from './sheet-texts.ts';
import classes from './sheet.module.css';

interface SheetLineProps {
  readonly gridId: string;
  readonly row: SheetRow;
  readonly index: number;
  /** Pixels from the top. */
  readonly start: number;
  readonly columns: readonly SheetColumn[];
  readonly writing: Writing;
  readonly marks: RowMarks | undefined;
  /** Numbers of columns; -1 where this row has none. */
  readonly activeColumn: number;
  readonly left: number;
  readonly right: number;
  readonly handleColumn: number;
  readonly fillLeft: number;
  readonly fillRight: number;
  readonly editing: string | undefined;
  readonly store: SheetStore;
  readonly onHandleDown: (event: PointerEvent) => void;
}

/** One row. It is drawn again only when something of it changes: numbers instead of objects. */
export const SheetLine = memo(function SheetLine(props: SheetLineProps) {
  const { row, index, start, columns, left, right, activeColumn } = props;
  const { product, variant, isFirst } = row;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={joinClasses(classes['line'], isFirst && classes['first'])}
      style={{ transform: `translateY(${start}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={classes['name']}
        style={{ width: nameWidth }}
      >
        {isFirst || variant.name === '' ? (
          <span className={classes['title']}>{product.title}</span>
        ) : null}
        <span className={classes['variant']}>{variant.name}</span>
      </div>
      {columns.map((column, at) => (
        <SheetCell
          key={column.key}
          line={props}
          column={column}
          at={at}
          isActive={at === activeColumn}
          isSelected={at >= left && at <= right}
          mark={props.marks?.[column.key]}
        />
      ))}
    </div>
  );
}, isSameLine);

/** Functions of the grid are made anew with every drawing and do the same. */
function isSameLine(before: SheetLineProps, after: SheetLineProps): boolean {
  return Object.keys(after).every(
    (name) =>
      name === 'onHandleDown' ||
      before[name as keyof SheetLineProps] === after[name as keyof SheetLineProps],
  );
}

interface SheetCellProps {
  readonly line: SheetLineProps;
  readonly column: SheetColumn;
  readonly at: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly mark: CellMark | undefined;
}

function SheetCell({ line, column, at, isActive, isSelected, mark }: SheetCellProps) {
  const { row, index, writing, editing } = line;
  const write = useTexts();
  const isElsewhere = column.of === 'product' && !row.isFirst;
  const isEdited = isActive && editing !== undefined;
  const isFilled = at >= line.fillLeft && at <= line.fillRight;
  return (
    <div
      role="gridcell"
      id={cellIdOf(line.gridId, { row: index, column: at })}
      data-place={`${index}:${at}`}
      aria-colindex={at + 2}
      aria-selected={isSelected}
      aria-readonly={isElsewhere || undefined}
      aria-invalid={(mark && mark.state !== 'saving') || undefined}
      className={joinClasses(
        classes['cell'],
        column.isNumber && classes['number'],
        isSelected && classes['selected'],
        isActive && classes['active'],
        isFilled && classes['filled'],
        isElsewhere && classes['elsewhere'],
        mark && classes[mark.state],
      )}
      style={{ width: column.width }}
    >
      {isEdited ? (
        <CellField line={line} column={column} text={editing} />
      ) : (
        shownText({ row, column, mark, writing, isElsewhere, write })
      )}
      {at === line.handleColumn && (
        <span
          className={classes['handle']}
          title={write(texts.fill)}
          onPointerDown={line.onHandleDown}
        />
      )}
    </div>
  );
}

interface Shown {
  row: SheetRow;
  column: SheetColumn;
  mark: CellMark | undefined;
  writing: Writing;
  isElsewhere: boolean;
  write: ReturnType<typeof useTexts>;
}

function shownText({ row, column, mark, writing, isElsewhere, write }: Shown): string {
  if (mark && mark.value === undefined) return mark.text;
  if (isElsewhere) return '';
  const value = mark?.value === undefined ? column.read(row) : mark.value;
  if (column.isFlag) return write(value === true ? texts.yes : texts.no);
  if (column.of === 'stock' && value === null) return '∞';
  return column.write(value, writing);
}

/** The field in a cell that is edited. What is typed stays in it until it is left. */
function CellField({
  line: { row, store, writing },
  column,
  text,
}: {
  line: SheetLineProps;
  column: SheetColumn;
  text: string;
}) {
  const write = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    const end = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(end, end);
  }, []);
  const finish = (go?: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    commit(store, field.current?.value ?? '');
    go?.();
  };
  const { product, variant } = row;
  const name = `${product.title} ${variant.name}`.trim();
  return (
    <input
      ref={field}
      className={classes['field']}
      aria-label={write(texts.cellOf, { column: writeTitle(write, column, writing), name })}
      inputMode={column.inputMode}
      defaultValue={text}
      onBlur={() => finish()}
      onKeyDown={(event) => {
        const { key, shiftKey } = event;
        if (event.nativeEvent.isComposing) return;
        if (key === 'Escape') {
          isDone.current = true;
          store.set({ editing: undefined });
        } else if (key === 'Enter') finish(() => move(store, { rows: shiftKey ? -1 : 1 }));
        else if (key === 'Tab') finish(() => tab(store, shiftKey ? -1 : 1));
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
