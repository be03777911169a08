import type { StaffVariant } from '@sitewright/contract';
import { memo, useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { useMeasures } from '../../measures/use-measures.ts';
import { readAmount, readCount, writeAmount } from './amounts.ts';
import { variantTexts as texts } from './product-texts.ts';
import classes from './products.module.css';
import type { VariantColumn } from './variant-columns.ts';
import type { VariantRow } from './variant-rows.ts';

interface VariantLineProps {
  readonly row: VariantRow;
  /** Which of all variants it is, from 1 on: a page of them is in sight. */
  readonly place: number;
  readonly name: string;
  readonly columns: readonly VariantColumn[];
  /** Its units; missing: it is new. */
  readonly level: StaffVariant['stock'] | undefined;
  readonly onChange: (place: number, row: VariantRow) => void;
  readonly onAdjust?: (id: string | undefined) => void;
}

/**
 * One variant: what is typed in a cell reaches the form when the cell is left. It is drawn anew when it
 * is told something else; the form copies all rows when one of them changes.
 */
export const VariantLine = memo(Line, (before, now) => {
  const names = Object.keys(now) as (keyof VariantLineProps)[];
  return (
    Object.keys(before).length === names.length &&
    names.every(
      (name) =>
        before[name] === now[name] ||
        (told.has(name) && JSON.stringify(before[name]) === JSON.stringify(now[name])),
    )
  );
});

/** Plain data, which may be another copy of the same. */
const told: ReadonlySet<keyof VariantLineProps> = new Set(['row', 'columns', 'level']);

function Line(props: VariantLineProps) {
  const { row, place, name, columns, level, onAdjust } = props;
  const onChange = (changed: VariantRow) => props.onChange(place, changed);
  const write = useTexts();
  const { currency } = useSite();
  const { locale } = useIntl();
  const measures = useMeasures();
  const unit = measures.unitOf('weight');
  const labelOf = (text: (typeof texts)[keyof typeof texts]) =>
    write(texts.ofVariant, { field: write(text, { unit }), name });
  const amount = (field: 'priceCents' | 'salePriceCents', label: string) => (
    <Cell
      label={label}
      value={writeAmount(row[field], currency, locale)}
      inputMode="decimal"
      onTyped={(typed) => {
        const cents = readAmount(typed, currency);
        if (cents !== undefined) onChange({ ...row, [field]: cents });
        return cents !== undefined;
      }}
    />
  );
  const text = (field: 'sku' | 'gtin', label: string) => (
    <Cell
      label={label}
      value={row[field]}
      onTyped={(typed) => {
        onChange({ ...row, [field]: typed.trim() });
        return true;
      }}
    />
  );
  const cells: Record<VariantColumn, () => ReactNode> = {
    price: () => amount('priceCents', labelOf(texts.price)),
    amount: () => amount('priceCents', labelOf(texts.amount)),
    onSale: () => (
      <CheckField
        aria-label={labelOf(texts.onSale)}
        isSelected={row.onSale}
        onChange={(onSale) => onChange({ ...row, onSale })}
      />
    ),
    salePrice: () => amount('salePriceCents', labelOf(texts.salePrice)),
    stock: () =>
      level ? (
        <Level
          level={level}
          label={labelOf(texts.adjust)}
          onAdjust={onAdjust && (() => onAdjust(row.id))}
        />
      ) : (
        <Cell
          label={labelOf(texts.stock)}
          value={row.firstStock === null ? '' : String(row.firstStock)}
          placeholder={write(texts.newStock)}
          inputMode="numeric"
          onTyped={(typed) => {
            const firstStock = typed.trim() === '' ? null : readCount(typed);
            if (firstStock !== undefined) onChange({ ...row, firstStock });
            return firstStock !== undefined;
          }}
        />
      ),
    sku: () => text('sku', labelOf(texts.sku)),
    weight: () => (
      <Cell
        label={labelOf(texts.weight)}
        value={measures.write('weight', row.weightGrams)}
        inputMode="decimal"
        onTyped={(typed) => {
          const read = measures.read('weight', typed, { present: row.weightGrams });
          if ('error' in read) return read.error;
          onChange({ ...row, weightGrams: read.value });
          return true;
        }}
      />
    ),
    gtin: () => text('gtin', labelOf(texts.gtin)),
  };
  return (
    <tr aria-rowindex={place + 1}>
      <th scope="row">{name}</th>
      {columns.map((column) => (
        <td key={column} data-column={column} data-title={write(texts[column], { unit })}>
          {cells[column]()}
        </td>
      ))}
    </tr>
  );
}

function Level({
  level: { unlimited, quantity, held },
  label,
  onAdjust,
}: {
  level: StaffVariant['stock'];
  label: string;
  onAdjust: (() => void) | undefined;
}) {
  const write = useTexts();
  return (
    <span className={classes['level']}>
      {unlimited ? write(texts.uncounted) : quantity}
      {held > 0 && ` (${write(texts.held, { count: held })})`}
      {onAdjust && (
        <Button kind="quiet" isSmall aria-label={label} onPress={onAdjust}>
          {write(texts.adjust)}
        </Button>
      )}
    </span>
  );
}

function Cell({
  label,
  value,
  onTyped,
  placeholder,
  inputMode = 'text',
}: {
  label: string;
  value: string;
  /** Answers whether it could be read, or says why not. */
  onTyped: (typed: string) => boolean | string;
  placeholder?: string;
  inputMode?: 'text' | 'decimal' | 'numeric';
}) {
  const [typed, setTyped] = useState<string>();
  const [answer, setAnswer] = useState<boolean | string>(true);
  const errorId = useId();
  const leave = () => {
    if (typed === undefined) return;
    const isUnchanged = typed === value;
    const told = isUnchanged || onTyped(typed);
    setAnswer(told);
    if (told === true) setTyped(undefined);
  };
  const error = typeof answer === 'string' ? answer : undefined;
  return (
    <>
      <input
        className={classes['cell']}
        aria-label={label}
        aria-invalid={answer !== true}
        aria-describedby={error && errorId}
        placeholder={placeholder}
        inputMode={inputMode}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) leave();
        }}
      />
      {error !== undefined && (
        <span id={errorId} role="alert" className={classes['cellError']}>
          {error}
        </span>
      )}
    </>
  );
}
