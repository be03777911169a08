import type { StaffProduct } from '@sitewright/contract';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { useOpened } from '../../data/use-opened.ts';
import { FormField } from '../../forms/form-field.tsx';
import { useMeasures } from '../../measures/use-measures.ts';
import type { EditForm } from '../../forms/use-edit-form.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { ProductForm } from './product-fields.ts';
import { productTexts, variantTexts as texts } from './product-texts.ts';
import { typeNameOf } from './product-types.ts';
import classes from './products.module.css';
import { columnsOf } from './variant-columns.ts';
import { VariantLine } from './variant-line.tsx';
import { nameOfRow, type VariantRow } from './variant-rows.ts';

const StockDialog = lazy(async () => ({
  default: (await import('../inventory/stock-dialog.tsx')).StockDialog,
}));

const OptionsDialog = lazy(async () => ({
  default: (await import('./options-dialog.tsx')).OptionsDialog,
}));

/** Lines in sight: typing stays fast however many variants there are. */
const shownLines = 50;

interface VariantTableProps {
  readonly edit: EditForm<ProductForm>;
  readonly product: StaffProduct;
}

/** All variants of a product: prices, SKUs, weights; units by adjustments. */
export function VariantTable({ edit, product }: VariantTableProps) {
  return (
    <FormField
      control={edit.form.control}
      name="variants"
      render={({ value, onChange }) => (
        <Rows edit={edit} product={product} rows={value} onChange={onChange} />
      )}
    />
  );
}

function Rows({
  edit,
  product,
  rows,
  onChange,
}: VariantTableProps & {
  rows: readonly VariantRow[];
  onChange: (rows: readonly VariantRow[]) => void;
}) {
  const write = useTexts();
  const { may } = useSite();
  const [start, setStart] = useState(0);
  const [isOptionsOpen, setOptionsOpen] = useState(false);
  const { name: opened, of, open, close } = useOpened(['stock']);
  const adjust = useCallback(
    (id: string | undefined) => {
      if (id !== undefined) open('stock', id);
    },
    [open],
  );
  const { getValues } = edit.form;
  // The same each time, as what else a line is told: a key elsewhere in the form draws no line anew.
  const change = useCallback(
    (place: number, changed: VariantRow) =>
      onChange(getValues('variants').with(place - 1, changed)),
    [getValues, onChange],
  );
  const optionNames = edit.form.getValues('optionNames');
  const levels = new Map(product.variants.map(({ id, stock }) => [id, stock]));
  const first = start < rows.length ? start : 0;
  const nameOf = (row: VariantRow) => nameOfRow(row, optionNames) || write(texts.only);
  const moved = rows.find(({ id }) => opened === 'stock' && id === of);
  const unit = useMeasures().unitOf('weight');
  const columns = columnsOf(typeNameOf(product.productType));
  return (
    <>
      {/* Before the lines that come of it: whoever has set options goes on in them. */}
      <div>
        <Button onPress={() => setOptionsOpen(true)}>{write(texts.editOptions)}</Button>
      </div>
      <div className={classes['variants']}>
        <table aria-rowcount={rows.length + 1}>
          <caption hidden>{write(productTexts.variants)}</caption>
          <thead>
            <tr aria-rowindex={1}>
              {(['variant', ...columns] as const).map((column) => (
                <th key={column} scope="col">
                  {write(texts[column], { unit })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(first, first + shownLines).map((row, index) => (
              <VariantLine
                key={row.id ?? JSON.stringify(row.attributes)}
                row={row}
                place={first + index + 1}
                columns={columns}
                name={nameOf(row)}
                level={levels.get(row.id ?? '')}
                onChange={change}
                {...(may('edit-inventory') && { onAdjust: adjust })}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shownLines && (
        <div className={classes['pager']}>
          <Button isDisabled={first === 0} onPress={() => setStart(first - shownLines)}>
            {write(texts.previous)}
          </Button>
          <output>
            {write(texts.place, {
              from: first + 1,
              to: Math.min(rows.length, first + shownLines),
              count: rows.length,
            })}
          </output>
          <Button
            isDisabled={first + shownLines >= rows.length}
            onPress={() => setStart(first + shownLines)}
          >
            {write(texts.next)}
          </Button>
        </div>
      )}
      {isOptionsOpen && (
        <Suspense>
          <OptionsDialog
            rows={rows}
            optionNames={optionNames}
            levels={levels}
            onClose={() => setOptionsOpen(false)}
            onApply={(changed, names) => {
              edit.form.setValue('optionNames', names, { shouldDirty: true });
              onChange(changed);
            }}
          />
        </Suspense>
      )}
      {moved?.id !== undefined && (
        <Suspense>
          <StockDialog
            variant={{
              id: moved.id,
              name: `${product.title} ${nameOfRow(moved, optionNames)}`.trim(),
              stock: levels.get(moved.id) ?? { unlimited: true, quantity: 0, held: 0 },
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
