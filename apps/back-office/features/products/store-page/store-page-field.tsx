import { useTexts } from '../../../texts/use-texts.ts';
import { ComboField } from '../../../ui/combo-field.tsx';
import { SelectField, type Choice } from '../../../ui/select-field.tsx';
import { productTexts } from '../product-texts.ts';
import { storePageTexts as texts } from './store-page-texts.ts';
import type { StorePage } from './use-store-pages.ts';

/** More than these are found by their names. */
const atAGlance = 20;

/** One of the store pages; those that are full say so. */
export function StorePageField({
  pages,
  value,
  onChange,
  error,
  others = [],
}: {
  pages: readonly StorePage[];
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
  /** Choices that are no store page, before them. */
  others?: readonly Choice[];
}) {
  const write = useTexts();
  const choices = [
    ...others,
    ...pages.map(({ id, title: name, isFull }) => ({
      value: id,
      label: isFull ? write(texts.fullNamed, { name }) : name,
    })),
  ];
  const Field = choices.length > atAGlance ? ComboField : SelectField;
  return (
    <Field
      label={write(productTexts.storePage)}
      value={value}
      onChange={onChange}
      choices={choices}
      error={error}
    />
  );
}
