import { contentLimits, type StaffVariant } from '@sitewright/contract';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ChipsField } from '../../ui/chips-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldRow } from '../../ui/page.tsx';
import { Banner } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { moveTo } from './move-forward.ts';
import {
  addValues,
  applyOptions,
  editsOf,
  optionsIn,
  renameValue,
  rowsLost,
  type OptionEdit,
} from './option-edits.ts';
import { variantTexts as texts } from './product-texts.ts';
import classes from './products.module.css';
import { nameOfRow, type VariantRow } from './variant-rows.ts';

interface OptionsDialogProps {
  readonly rows: readonly VariantRow[];
  readonly optionNames: readonly string[];
  /** Units of the variants, by id. */
  readonly levels: ReadonlyMap<string, StaffVariant['stock']>;
  readonly onClose: () => void;
  readonly onApply: (rows: VariantRow[], optionNames: string[]) => void;
}

/** The matrix of options: their values make the variants. */
export function OptionsDialog({ rows, optionNames, levels, onClose, onApply }: OptionsDialogProps) {
  const write = useTexts();
  const [edits, setEdits] = useState(() => editsOf(rows, optionNames));
  // Thousands of variants are made after the frame that shows the key.
  const shown = useDeferredValue(edits);
  const made = useMemo(() => (isTooMany(shown) ? [] : applyOptions(rows, shown)), [rows, shown]);
  const lost = isTooMany(shown) ? [] : rowsLost(rows, made);
  const set = useCallback(
    (number: number, edit: OptionEdit) => setEdits((before) => before.with(number - 1, edit)),
    [],
  );
  return (
    <Dialog
      isOpen
      isWide
      title={write(texts.options)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{write(texts.cancel)}</Button>
          <Button
            kind="primary"
            isDisabled={isTooMany(edits)}
            onPress={() => {
              onApply(
                applyOptions(rows, edits),
                optionsIn(edits).map(({ name }) => name),
              );
              onClose();
            }}
          >
            {write(texts.apply)}
          </Button>
        </>
      }
    >
      <div className={classes['form']}>
        {edits.map((edit, index) => (
          <OptionFields key={`option ${index + 1}`} edit={edit} number={index + 1} onChange={set} />
        ))}
        <output>
          {isTooMany(shown)
            ? write(texts.tooMany, { count: contentLimits.maxVariantsPerProduct })
            : write(texts.makes, {
                count: made.length,
                added: made.filter(({ id }) => id === undefined).length,
                removed: lost.length,
              })}
        </output>
        {lost.length > 0 && <LostVariants lost={lost} optionNames={optionNames} levels={levels} />}
      </div>
    </Dialog>
  );
}

function isTooMany(edits: readonly OptionEdit[]): boolean {
  const count = optionsIn(edits).reduce((all, { values }) => all * values.length, 1);
  return count > contentLimits.maxVariantsPerProduct;
}

/** Forty values are not drawn anew for a key in the name of another option. */
const OptionFields = memo(function OptionFields({
  edit,
  number,
  onChange: tell,
}: {
  edit: OptionEdit;
  number: number;
  onChange: (number: number, edit: OptionEdit) => void;
}) {
  const write = useTexts();
  const { name, values } = edit;
  const onChange = (changed: OptionEdit) => tell(number, changed);
  return (
    <FieldRow>
      <TextField
        label={write(texts.optionName, { number })}
        help={write(texts.optionNameHelp)}
        value={name}
        onChange={(text) => onChange({ ...edit, name: text })}
      />
      <ChipsField
        label={write(texts.optionValues, { number })}
        chips={values}
        onAdd={(added) => onChange(addValues(edit, added))}
        onRename={(key, text) => {
          const renamed = renameValue(edit, key, text);
          if (renamed) onChange(renamed);
          return renamed !== undefined;
        }}
        onMove={(from, to) => onChange({ ...edit, values: moveTo(values, from, to) })}
        onRemove={(key) => onChange({ ...edit, values: values.filter((one) => one.key !== key) })}
      />
    </FieldRow>
  );
});

/** So many are named; of more, how many they are. */
const namedRows = 5;

function LostVariants({
  lost,
  optionNames,
  levels,
}: {
  lost: readonly VariantRow[];
} & Pick<OptionsDialogProps, 'optionNames' | 'levels'>) {
  const write = useTexts();
  const units = lost.reduce((sum, { id = '' }) => {
    const level = levels.get(id);
    return level && !level.unlimited ? sum + level.quantity : sum;
  }, 0);
  const named = lost.slice(0, namedRows).map((row) => nameOfRow(row, optionNames));
  return (
    <Banner tone="warning">
      {write(texts.lost, {
        count: lost.length,
        names: named.join(', ') || write(texts.only),
        more: lost.length - named.length,
        units,
      })}
    </Banner>
  );
}
