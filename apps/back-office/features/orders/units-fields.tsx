import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import classes from './orders.module.css';
import { nameItem, type DetailItem } from './use-order.ts';

const texts = defineTexts({
  units: { en: 'Units of {name}', de: 'Stück von {name}' },
  most: { en: 'of {count}', de: 'von {count}' },
});

/** Units by the ids of items, as typed. */
export type TypedUnits = Readonly<Record<string, string>>;

/** What was typed, as far as it is a number above zero. */
export function readUnits(typed: TypedUnits): { id: string; quantity: number }[] {
  return Object.entries(typed)
    .map(([id, text]) => ({ id, quantity: Number(text) }))
    .filter(({ quantity }) => Number.isInteger(quantity) && quantity > 0);
}

/** A number of units for each item that has some. */
export function UnitsFields({
  items,
  mostOf,
  typed,
  onChange,
}: {
  items: readonly DetailItem[];
  mostOf: (item: DetailItem) => number;
  typed: TypedUnits;
  onChange: (typed: TypedUnits) => void;
}) {
  const write = useTexts();
  return (
    <ul className={classes['lines']}>
      {items
        .filter((item) => mostOf(item) > 0)
        .map((item) => (
          <li key={item.id}>
            <TextField
              label={write(texts.units, { name: nameItem(item) })}
              inputMode="numeric"
              value={typed[item.id] ?? ''}
              suffix={write(texts.most, { count: mostOf(item) })}
              {...(item.sku && { help: item.sku })}
              onChange={(text) => onChange({ ...typed, [item.id]: text.replaceAll(/\D/g, '') })}
            />
          </li>
        ))}
    </ul>
  );
}
