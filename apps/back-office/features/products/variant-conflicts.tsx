import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useMeasures } from '../../measures/use-measures.ts';
import type { EditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/states.tsx';
import { writeAmount } from './amounts.ts';
import type { ProductForm, VariantConflict } from './product-fields.ts';
import { variantTexts as texts } from './product-texts.ts';
import { nameOfRow } from './variant-rows.ts';

/** Fields of variants that two people changed: both versions, and a button for each. */
export function VariantConflicts({ edit }: { edit: EditForm<ProductForm> }) {
  const write = useTexts();
  const { currency } = useSite();
  const { locale } = useIntl();
  const measures = useMeasures();
  const conflict = edit.conflicts['variants'];
  if (!conflict) return null;
  // Put together by `withRowsOf`.
  const parts = conflict.yours as readonly VariantConflict[];
  const { variants, optionNames } = edit.form.getValues();
  const fields: Readonly<Record<string, string>> = {
    sku: write(texts.sku),
    priceCents: write(texts.price),
    salePriceCents: write(texts.salePrice),
    onSale: write(texts.onSale),
    weightGrams: write(texts.weight, { unit: measures.unitOf('weight') }),
    gtin: write(texts.gtin),
  };
  const show = (field: string | undefined, value: unknown) => {
    if (field === undefined) return write(texts.gone);
    if (typeof value === 'number' && field.endsWith('Cents')) {
      return writeAmount(value, currency, locale);
    }
    if (field === 'weightGrams') return measures.write('weight', Number(value));
    return String(value);
  };
  return (
    <Banner
      tone="warning"
      action={
        <>
          <Button isSmall onPress={() => edit.settle('variants', 'theirs')}>
            {write(texts.keepTheirs)}
          </Button>
          <Button isSmall onPress={() => edit.settle('variants', 'yours')}>
            {write(texts.keepYours)}
          </Button>
        </>
      }
    >
      {parts.map(({ id, field, theirs, yours }) => {
        const row = variants.find((one) => one.id === id);
        return (
          <p key={`${id}.${field}`}>
            {write(texts.changed, {
              field: fields[field ?? ''] ?? write(texts.variant),
              name: (row && nameOfRow(row, optionNames)) || write(texts.only),
              theirs: show(field, theirs),
              yours: field === undefined ? '…' : show(field, yours),
            })}
          </p>
        );
      })}
    </Banner>
  );
}
