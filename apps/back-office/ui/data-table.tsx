import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useRouter } from '@tanstack/react-router';
import { Link } from 'react-aria-components/Link';
import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';
import { CheckField } from './check-field.tsx';
import classes from './data-table.module.css';
import { joinClasses } from './join-classes.ts';

/** One column. The first one carries the link of its row. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end; on a phone the first of these stands beside the name. */
  readonly isNumber?: boolean;
  /** A state, drawn as a badge: on a phone states that follow each other share a line. */
  readonly isState?: boolean;
  /** On a phone its title stands before it, as its value alone says too little. */
  readonly isNamed?: boolean;
  /** What can be done with a row: on a phone it stands beside the name where no number does. */
  readonly isAction?: boolean;
  /** Not on a phone. */
  readonly isWideOnly?: boolean;
  /** The list can be sorted by it, under this name. */
  readonly sort?: string;
}

/** What is chosen: some rows by id. */
export interface RowSelection {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
}

/** By what a list is sorted. */
export interface Sorting {
  readonly by: string;
  readonly direction: 'asc' | 'desc';
}

/** A table, and what is done with its rows. */
export interface DataTableProps<Row> {
  /** Says to a screen reader what the table lists. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** Name of a row, for its box. */
  readonly nameOf: (row: Row) => string;
  /** Where a row leads; undefined: nowhere. */
  readonly hrefOf?: (row: Row) => string | undefined;
  /** What a press on a row does that leads nowhere. */
  readonly onOpen?: (row: Row) => void;
  /** What a row shows below itself when it is expanded. */
  readonly detailOf?: (row: Row) => ReactNode;
  readonly selection?: RowSelection;
  readonly sorting?: Sorting;
  readonly onSort?: (sorting: Sorting) => void;
  readonly hasMore?: boolean;
  readonly isLoadingMore?: boolean;
  readonly onMore?: () => void;
}

/** More columns than this stand closer. */
const many = 9;

const texts = defineTexts({
  choose: { en: 'Select {name}', de: '{name} auswählen' },
  chooseAll: { en: 'Select all rows shown', de: 'Alle gezeigten Zeilen auswählen' },
  more: { en: 'Load More', de: 'Mehr laden' },
  detail: { en: 'Details of {name}', de: 'Einzelheiten zu {name}' },
});

/**
 * A list as a table; on a phone each row is a card. Arrow keys, `j` and `k` go from row to row,
 * Enter opens one, `x` or Space chooses it; the right arrow expands a row that has more to show, the
 * left one closes it.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, idOf, nameOf, hrefOf, detailOf } = props;
  const { selection, sorting, onSort } = props;
  const write = useTexts();
  const router = useRouter();
  const body = useRef<HTMLTableSectionElement>(null);
  const chosen = selection?.ids;
  const beside = columnBeside(columns);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const isAll = rows.length > 0 && rows.every((row) => chosen?.has(idOf(row)));

  const toggle = (row: Row) => {
    if (!selection) return;
    const ids = new Set(selection.ids);
    if (!ids.delete(idOf(row))) ids.add(idOf(row));
    selection.onChange(ids);
  };
  const open = (row: Row) => {
    const href = hrefOf?.(row);
    if (href === undefined) props.onOpen?.(row);
    else void router.navigate({ href });
  };
  const expand = (row: Row, isOn: boolean) => {
    const ids = new Set(expanded);
    if (isOn) ids.add(idOf(row));
    else ids.delete(idOf(row));
    setExpanded(ids);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, row: Row) => {
    if (event.target !== event.currentTarget) return;
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const index = rows.indexOf(row) + step;
      body.current?.querySelectorAll<HTMLElement>('tr[data-line]')[index]?.focus();
    } else if (detailOf && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      event.preventDefault();
      expand(row, event.key === 'ArrowRight');
    } else if (event.key === 'Enter') open(row);
    else if (event.key === 'x' || event.key === ' ') {
      event.preventDefault();
      toggle(row);
    }
  };

  return (
    <div className={classes['scroll']}>
      <table className={joinClasses(classes['table'], columns.length > many && classes['dense'])}>
        <caption>{label}</caption>
        <thead className={classes['head']}>
          <tr>
            {selection && (
              <th scope="col" className={classes['check']}>
                <CheckField
                  aria-label={write(texts.chooseAll)}
                  isSelected={isAll}
                  isIndeterminate={!isAll && (chosen?.size ?? 0) > 0}
                  onChange={(isOn) => selection.onChange(new Set(isOn ? rows.map(idOf) : []))}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell
                key={column.key}
                column={column}
                {...(sorting && { sorting })}
                {...(onSort && { onSort })}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => {
            const isExpanded = detailOf !== undefined && expanded.has(idOf(row));
            return (
              <Fragment key={idOf(row)}>
                <tr
                  data-line=""
                  tabIndex={index === 0 ? 0 : -1}
                  className={joinClasses(
                    classes['row'],
                    (hrefOf ?? props.onOpen) && classes['opens'],
                    chosen?.has(idOf(row)) && classes['chosen'],
                  )}
                  onKeyDown={(event) => onKeyDown(event, row)}
                  onClick={(event) => isPlainPress(event.target) && open(row)}
                >
                  {selection && (
                    <td className={joinClasses(classes['cell'], classes['check'])}>
                      <CheckField
                        aria-label={write(texts.choose, { name: nameOf(row) })}
                        isSelected={chosen?.has(idOf(row)) ?? false}
                        onChange={() => toggle(row)}
                      />
                    </td>
                  )}
                  {columns.map((column, place) => (
                    <td
                      key={column.key}
                      className={joinClasses(
                        cellClass(column),
                        place === 0 && classes['name'],
                        column === beside && classes['beside'],
                      )}
                      data-title={column.title}
                    >
                      {place === 0 && detailOf && (
                        <ExpandButton
                          label={write(texts.detail, { name: nameOf(row) })}
                          isExpanded={isExpanded}
                          onPress={() => expand(row, !isExpanded)}
                        />
                      )}
                      {place === 0 && hrefOf?.(row) !== undefined ? (
                        <Link href={hrefOf(row)} className={classes['link'] ?? ''}>
                          {column.cell(row)}
                        </Link>
                      ) : (
                        column.cell(row)
                      )}
                    </td>
                  ))}
                </tr>
                {isExpanded && (
                  <tr className={classes['detail']}>
                    <td colSpan={columns.length + (selection ? 1 : 0)}>{detailOf(row)}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {props.hasMore && (
        <div className={classes['more']}>
          <Button
            isPending={props.isLoadingMore ?? false}
            {...(props.onMore && { onPress: props.onMore })}
          >
            {write(texts.more)}
          </Button>
        </div>
      )}
    </div>
  );
}

function ExpandButton({
  label,
  isExpanded,
  onPress,
}: {
  label: string;
  isExpanded: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={classes['expand']}
      aria-label={label}
      aria-expanded={isExpanded}
      onClick={onPress}
    >
      <ChevronRight size={16} aria-hidden="true" />
    </button>
  );
}

function HeadCell<Row>({
  column,
  sorting,
  onSort,
}: {
  column: Column<Row>;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
}) {
  const { sort, title } = column;
  const isSorted = sort !== undefined && sorting?.by === sort;
  const isDown = isSorted && sorting.direction === 'desc';
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={joinClasses(
        column.isNumber && classes['end'],
        column.isWideOnly && classes['wideOnly'],
      )}
      {...(isSorted && { 'aria-sort': isDown ? 'descending' : 'ascending' })}
    >
      {sort !== undefined && onSort ? (
        <button
          type="button"
          className={classes['sort']}
          onClick={() => onSort({ by: sort, direction: isSorted && !isDown ? 'desc' : 'asc' })}
        >
          {title}
          {isSorted && <Arrow size={14} aria-hidden="true" />}
        </button>
      ) : (
        title
      )}
    </th>
  );
}

/** What stands beside the name on a phone. */
function columnBeside<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  const shown = columns.slice(1).filter(({ isWideOnly, isNamed }) => !isWideOnly && !isNamed);
  return shown.find(({ isNumber }) => isNumber) ?? shown.find(({ isAction }) => isAction);
}

function cellClass<Row>(column: Column<Row>): string {
  return joinClasses(
    classes['cell'],
    column.isNumber && classes['end'],
    column.isState && classes['state'],
    column.isNamed && classes['named'],
    column.isWideOnly && classes['wideOnly'],
  );
}

/** A press on the row itself, and not on something in it that can be pressed. */
function isPlainPress(target: EventTarget): boolean {
  const isInteractive = target instanceof Element && target.closest('a, button, input, label');
  return !isInteractive && getSelection()?.isCollapsed !== false;
}
