import type { EditForm } from '../../forms/use-edit-form.ts';
import { useWriteFieldValue } from '../../forms/use-write-field-value.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/states.tsx';
import type { ProductForm, VariantConflict } from './product-fields.ts';
import { variantTexts as texts } from './product-texts.ts';
import { nameOfRow, type VariantRow } from './variant-rows.ts';

/** Fields of variants that two people changed: both versions, and a button for each. */
export function VariantConflicts({ edit }: { edit: EditForm<ProductForm> }) {
  const write = useTexts();
  const writeValue = useWriteFieldValue();
  const conflict = edit.conflicts['variants'];
  if (!conflict) return null;
  // Put together by `withRowsOf`.
  const parts = conflict.yours as readonly VariantConflict[];
  const { variants, optionNames, imageIds } = edit.form.getValues();
  const fields: Readonly<Record<string, string>> = {
    sku: write(texts.sku),
    priceCents: write(texts.price),
    salePriceCents: write(texts.salePrice),
    onSale: write(texts.onSale),
    weightGrams: write(texts.plainWeight),
    gtin: write(texts.gtin),
    attributes: write(texts.options),
    imageId: write(texts.picture),
  };
  const show = (field: string | undefined, value: unknown) => {
    if (field === undefined) return write(texts.gone);
    if (value === null || value === '') return write(texts.empty);
    if (field === 'attributes') {
      return nameOfRow({ attributes: value as VariantRow['attributes'] }, optionNames);
    }
    if (field !== 'imageId') return writeValue(field, value);
    const at = imageIds.findIndex((id) => id === value);
    return at < 0 ? write(texts.otherPicture) : write(texts.numberedPicture, { number: at + 1 });
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
