import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { commit, goToFault } from './sheet-commands.ts';
import { cellText, countMarks, markOf, type CellMark } from './sheet-state.ts';
import type { SheetStore } from './sheet-store.ts';
import { cellFaultTexts, sheetTexts as texts } from './sheet-texts.ts';
import { useSheet } from './use-sheet.ts';
import { writeTitle, type SheetColumn } from './sheet-columns.ts';
import type { Writing } from './read-typed.ts';
import classes from './sheet.module.css';

/** The cell of the keyboard by its name, with a field for it: on a phone this is how one is edited. */
export function SheetBar({ store }: { store: SheetStore }) {
  const write = useTexts();
  const state = useSheet(store);
  const row = state.rows[state.active.row];
  const column = state.columns[state.active.column];
  if (!row || !column) return null;
  const mark = markOf(state, row, column);
  const name = `${row.product.title} ${row.variant.name}`.trim();
  const text = cellText(state, row, column);
  const label = write(texts.cellOf, { column: writeTitle(write, column, state.writing), name });
  return (
    <div className={classes['bar']}>
      <span className={classes['place']} aria-hidden="true">
        {label}
      </span>
      <BarField
        key={`${row.variant.id} ${column.key}`}
        label={label}
        text={text}
        column={column}
        isWrong={mark !== undefined && mark.state !== 'saving'}
        onTyped={(typed) => commit(store, typed)}
      />
      {mark && mark.state !== 'saving' && (
        <Fault store={store} mark={mark} column={column} writing={state.writing} />
      )}
    </div>
  );
}

function BarField({
  label,
  text,
  column,
  isWrong,
  onTyped,
}: {
  label: string;
  text: string;
  column: SheetColumn;
  isWrong: boolean;
  onTyped: (typed: string) => void;
}) {
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    if (typed !== undefined && typed !== text) onTyped(typed);
    setTyped(undefined);
  };
  return (
    <input
      className={classes['barField']}
      aria-label={label}
      aria-invalid={isWrong}
      inputMode={column.inputMode}
      value={typed ?? text}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') leave();
        else if (event.key === 'Escape') setTyped(undefined);
      }}
    />
  );
}

interface FaultProps {
  readonly store: SheetStore;
  readonly mark: CellMark;
  readonly column: SheetColumn;
  readonly writing: Writing;
}

/** What is wrong with the cell, and what can be done about it. */
function Fault({ store, mark, column, writing }: FaultProps) {
  const write = useTexts();
  const { active } = store.read();
  const print = (value: CellMark['theirs']) => column.write(value ?? null, writing) || '–';
  const yours = mark.value === undefined ? mark.text : column.write(mark.value, writing);
  if (mark.state === 'conflict') {
    return (
      <p className={classes['fault']} role="alert">
        {write(texts.theirs, { theirs: print(mark.theirs), yours: print(mark.value) })}{' '}
        <Button isSmall onPress={() => store.drop(active)}>
          {write(texts.keepTheirs)}
        </Button>{' '}
        <Button isSmall onPress={() => store.apply([{ ...active, text: yours }])}>
          {write(texts.keepYours)}
        </Button>
      </p>
    );
  }
  const reason = mark.fault
    ? write(cellFaultTexts[mark.fault])
    : (mark.message ?? write(texts.gone));
  return (
    <p className={classes['fault']} role="alert">
      {reason}{' '}
      <Button isSmall onPress={() => store.drop(active)}>
        {write(texts.discard)}
      </Button>
    </p>
  );
}

/** What is on its way, and what needs a look. */
export function SheetStatus({ store, isLoading }: { store: SheetStore; isLoading: boolean }) {
  const write = useTexts();
  const state = useSheet(store);
  const { saving, faults } = countMarks(state);
  const savingText = state.isWaiting ? texts.waiting : texts.saving;
  return (
    <div className={classes['status']}>
      <output>
        {write(texts.rows, { count: state.rows.length })}
        {isLoading && ` · ${write(texts.loading)}`} ·{' '}
        {saving > 0 ? write(savingText, { count: saving }) : write(texts.saved)}
      </output>
      {faults > 0 && (
        <span className={joinClasses(classes['faults'])}>
          {write(texts.faults, { count: faults })}{' '}
          <Button isSmall onPress={() => goToFault(store)}>
            {write(texts.nextFault)}
          </Button>
        </span>
      )}
      {state.cutOff > 0 && (
        <span className={classes['faults']} role="alert">
          {write(texts.cutOff, { count: state.cutOff })}
        </span>
      )}
    </div>
  );
}
