import { contentLimits } from '@sitewright/contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { FormField } from '../../forms/form-field.tsx';
import type { EditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FieldRow } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import { readAmount } from './amounts.ts';
import { addAmount, amountRange, refuseAmount } from './gift-amounts.ts';
import { giftTexts as texts } from './gift-texts.ts';
import type { ProductForm } from './product-fields.ts';
import classes from './products.module.css';
import type { VariantRow } from './variant-rows.ts';

/** What a gift card can be worth: added, and taken away. SUBS-03 */
export function GiftAmounts({ edit }: { readonly edit: EditForm<ProductForm> }) {
  return (
    <FormField
      control={edit.form.control}
      name="variants"
      render={({ value, onChange }) => <Amounts edit={edit} rows={value} onChange={onChange} />}
    />
  );
}

interface AmountsProps {
  readonly edit: EditForm<ProductForm>;
  readonly rows: readonly VariantRow[];
  readonly onChange: (rows: readonly VariantRow[]) => void;
}

function Amounts({ edit, rows, onChange }: AmountsProps) {
  const write = useTexts();
  const { currency, may } = useSite();
  const writeMoney = useWriteMoney(currency);
  const option = edit.form.getValues('optionNames')[0] ?? write(texts.option);
  const mayEdit = may('edit-products');
  return (
    <>
      <p className={classes['muted']}>{write(texts.help, { currency })}</p>
      <ul className={classes['orderedList']}>
        {rows.map((row, index) => {
          const name = writeMoney(row.priceCents);
          return (
            <li key={row.id ?? row.priceCents} className={classes['amount']}>
              <span className={classes['orderedName']}>{name}</span>
              <TextField
                aria-label={write(texts.skuOf, { name })}
                label={write(texts.sku)}
                value={row.sku}
                isDisabled={!mayEdit}
                onChange={(sku) => onChange(rows.with(index, { ...row, sku }))}
              />
              <Button
                kind="quiet"
                isIcon
                aria-label={write(texts.remove, { name })}
                isDisabled={!mayEdit || rows.length === 1}
                onPress={() => onChange(rows.filter((one) => one !== row))}
              >
                <X size={16} aria-hidden="true" />
              </Button>
            </li>
          );
        })}
      </ul>
      {mayEdit && (
        <NewAmount
          rows={rows}
          onAdd={(cents) => {
            edit.form.setValue('optionNames', [option], { shouldDirty: true });
            onChange(addAmount(rows, cents, { option, nameOf: writeMoney }));
          }}
        />
      )}
    </>
  );
}

function NewAmount({
  rows,
  onAdd,
}: {
  rows: readonly VariantRow[];
  onAdd: (cents: number) => void;
}) {
  const write = useTexts();
  const { currency } = useSite();
  const writeMoney = useWriteMoney(currency);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const add = () => {
    const cents = readAmount(typed, currency);
    const refusal = refuseAmount(rows, cents);
    const range = { min: writeMoney(amountRange.min), max: writeMoney(amountRange.max) };
    if (cents === undefined || refusal) {
      const count = contentLimits.valuesPerOption;
      return setError(write(texts[refusal ?? 'wrong'], { ...range, count }));
    }
    setError(undefined);
    setTyped('');
    onAdd(cents);
  };
  return (
    <FieldRow>
      <TextField
        label={write(texts.another)}
        inputMode="decimal"
        suffix={currency}
        value={typed}
        error={error}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <div className={classes['besideField']}>
        <Button onPress={add}>{write(texts.add)}</Button>
      </div>
    </FieldRow>
  );
}
