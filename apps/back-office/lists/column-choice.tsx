import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useListState } from '../data/use-list-state.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import type { Column } from '../ui/data-table.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { chosenColumns } from './chosen-columns.ts';
import { useKeptColumns } from './use-kept-columns.ts';
import { viewTexts as texts } from './view-texts.ts';
import classes from './lists.module.css';

/**
 * The columns of a list that somebody wants to see: those that its address names, so that views
 * keep them, else those that they chose last. The first one is always there.
 */
export function useColumnChoice<Row>(
  list: string,
  columns: readonly Column<Row>[],
): readonly Column<Row>[] {
  const { values } = useListState();
  const { kept } = useKeptColumns(list);
  const wanted = chosenColumns(
    columns.map(({ key }) => key),
    values['columns'] ?? kept,
  );
  return columns.filter(({ key }) => wanted.includes(key));
}

/** A button that opens the choice of columns. */
export function ColumnButton<Row>({
  list,
  columns,
}: {
  list: string;
  columns: readonly Column<Row>[];
}) {
  const write = useTexts();
  const { values, set } = useListState();
  const { keep } = useKeptColumns(list);
  const [isOpen, setOpen] = useState(false);
  const shown = useColumnChoice(list, columns).map(({ key }) => key);
  const toggle = (key: string, isOn: boolean) => {
    const next = columns
      .map((column) => column.key)
      .filter((one) => (one === key ? isOn : shown.includes(one)))
      .join(',');
    set({ columns: next });
  };
  // Kept once, not with each press: every write is in the log.
  const close = () => {
    setOpen(false);
    if (values['columns'] !== undefined) keep(values['columns']);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Columns3 size={16} aria-hidden="true" />
        {write(texts.columns)}
      </Button>
      <Dialog
        title={write(texts.columns)}
        isOpen={isOpen}
        onClose={close}
        actions={
          <Button kind="primary" onPress={close}>
            {write(texts.done)}
          </Button>
        }
      >
        <div className={classes['form']}>
          {columns.map(({ key, title }, index) => (
            <CheckField
              key={key}
              isSelected={shown.includes(key)}
              isDisabled={index === 0}
              onChange={(isOn) => toggle(key, isOn)}
            >
              {title}
            </CheckField>
          ))}
        </div>
      </Dialog>
    </>
  );
}
