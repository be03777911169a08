import { contentLimits } from '@sitewright/contract';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldRow } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { variantTexts as texts } from './product-texts.ts';
import classes from './products.module.css';
import { combine, optionsOf, type OptionDraft, type VariantRow } from './variant-rows.ts';

interface OptionsDialogProps {
  readonly rows: readonly VariantRow[];
  readonly optionNames: readonly string[];
  readonly onClose: () => void;
  readonly onApply: (rows: VariantRow[], optionNames: string[]) => void;
}

const numbers = Array.from({ length: contentLimits.optionsPerProduct }, (_, index) => index);

/** The matrix of options: their values make the variants. */
export function OptionsDialog({ rows, optionNames, onClose, onApply }: OptionsDialogProps) {
  const write = useTexts();
  const [typed, setTyped] = useState(() => {
    const present = optionsOf(rows, optionNames);
    return numbers.map((index) => ({
      name: present[index]?.name ?? '',
      values: present[index]?.values.join(', ') ?? '',
    }));
  });
  const options = typed
    .map(toOption)
    .filter(({ name, values }) => name !== '' && values.length > 0);
  const count = options.reduce((all, { values }) => all * values.length, 1);
  const isTooMany = count > contentLimits.maxVariantsPerProduct;
  const combined = isTooMany ? [] : combine(rows, options);
  const added = combined.filter(({ id }) => id === undefined).length;
  const set = (index: number, part: Partial<(typeof typed)[number]>) =>
    setTyped(typed.map((one, at) => (at === index ? { ...one, ...part } : one)));
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
            isDisabled={isTooMany}
            onPress={() => {
              onApply(
                combined,
                options.map(({ name }) => name),
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
        {typed.map(({ name, values }, index) => (
          <FieldRow key={numbers[index]}>
            <TextField
              label={write(texts.optionName, { number: index + 1 })}
              help={write(texts.optionNameHelp)}
              value={name}
              onChange={(text) => set(index, { name: text })}
            />
            <TextField
              label={write(texts.optionValues, { number: index + 1 })}
              help={write(texts.optionValuesHelp)}
              value={values}
              onChange={(text) => set(index, { values: text })}
            />
          </FieldRow>
        ))}
        <output>
          {isTooMany
            ? write(texts.tooMany, { count: contentLimits.maxVariantsPerProduct })
            : write(texts.makes, {
                count: combined.length,
                added,
                removed: rows.length - (combined.length - added),
              })}
        </output>
      </div>
    </Dialog>
  );
}

function toOption({ name, values }: { name: string; values: string }): OptionDraft {
  const parts = values.split(',').map((one) => one.trim());
  return {
    name: name.trim(),
    values: [...new Set(parts.filter(Boolean))].slice(0, contentLimits.valuesPerOption),
  };
}
