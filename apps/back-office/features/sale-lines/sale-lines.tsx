import type { DraftLine } from '@sitewright/contract';
import { Trash2 } from 'lucide-react';
import { useSite } from '../../app/office-context.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { FieldRow } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { useWriteMoney } from '../../ui/use-write-money.ts';
import desk from '../desk/desk.module.css';
import { CountField, MoneyField } from '../rules/amount-field.tsx';
import { saleTexts as texts } from './sale-texts.ts';
import { useNamedLines, type Sellable } from './use-sellable.ts';
import { VariantPicker } from './variant-picker.tsx';

interface SaleLinesProps {
  readonly lines: readonly DraftLine[];
  readonly onChange: (lines: DraftLine[]) => void;
  /** What is wrong with them. */
  readonly error?: string | undefined;
}

/** Products at the price of the shop or one of their own, and things that are in no catalogue. */
export function SaleLines({ lines, onChange, error }: SaleLinesProps) {
  const write = useTexts();
  const { known, nameOf } = useNamedLines(lines);
  const change = (at: number, line: DraftLine) => onChange(lines.with(at, line));
  return (
    <div className={desk['form']}>
      {error && (
        <p role="alert" className={desk['strong']}>
          {error}
        </p>
      )}
      {lines.length === 0 && <p className={desk['muted']}>{write(texts.noLines)}</p>}
      <ul className={desk['lines']}>
        {lines.map((line, at) => (
          <li key={keyOf(line, at)}>
            <LineFields
              line={line}
              name={nameOf(line)}
              variant={line.kind === 'variant' ? known.get(line.variantId) : undefined}
              onChange={(next) => change(at, next)}
              onRemove={() => onChange(lines.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      <VariantPicker onAdd={(variant) => onChange(withUnit(lines, variant))} />
      <div>
        <Button isSmall onPress={() => onChange([...lines, emptyText])}>
          {write(texts.own)}
        </Button>
      </div>
    </div>
  );
}

const emptyText: DraftLine = {
  kind: 'text',
  title: '',
  quantity: 1,
  priceCents: 0,
  isSent: true,
  taxClass: 'standard',
};

/** One unit more of what is there already, or a new line. */
function withUnit(lines: readonly DraftLine[], { productId, variantId }: Sellable): DraftLine[] {
  const at = lines.findIndex((line) => line.kind === 'variant' && line.variantId === variantId);
  const line = lines[at];
  if (line) return lines.with(at, { ...line, quantity: line.quantity + 1 });
  const added = {
    kind: 'variant',
    productId,
    variantId,
    quantity: 1,
    priceCents: null,
    reason: '',
  };
  return [...lines, added as DraftLine];
}

function keyOf(line: DraftLine, at: number): string {
  return line.kind === 'variant' ? line.variantId : `text-${at}`;
}

interface LineProps {
  line: DraftLine;
  name: string;
  variant: Sellable | undefined;
  onChange: (line: DraftLine) => void;
  onRemove: () => void;
}

function LineFields({ line, name, variant, onChange, onRemove }: LineProps) {
  const write = useTexts();
  const { currency } = useSite();
  const writeMoney = useWriteMoney(currency);
  const hasOwnPrice = line.kind === 'variant' && line.priceCents !== null;
  return (
    <fieldset aria-label={name || '…'} className={joinClasses(desk['form'], desk['bare'])}>
      <div className={desk['line']}>
        <span className={desk['grow']}>
          {line.kind === 'text' ? (
            <TextField
              label={write(texts.what)}
              value={line.title}
              maxLength={200}
              onChange={(title) => onChange({ ...line, title })}
            />
          ) : (
            <>
              <span className={desk['strong']}>{name}</span>{' '}
              <span className={desk['muted']}>
                {variant &&
                  [variant.sku, writeMoney(variant.priceCents)].filter(Boolean).join(' · ')}
              </span>
            </>
          )}
        </span>
        <span className={desk['small']}>
          <CountField
            label={write(texts.units)}
            value={line.quantity}
            onChange={(quantity) => onChange({ ...line, quantity: quantity ?? 0 })}
          />
        </span>
        <span className={desk['price']}>
          <MoneyField
            label={write(texts.price)}
            currency={currency}
            value={line.priceCents}
            placeholder={variant ? writeMoney(variant.priceCents) : ''}
            onChange={(cents) =>
              onChange(
                line.kind === 'text'
                  ? { ...line, priceCents: cents ?? 0 }
                  : { ...line, priceCents: cents },
              )
            }
          />
        </span>
        <Button isIcon aria-label={write(texts.remove, { name })} onPress={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
        </Button>
      </div>
      {hasOwnPrice && (
        <FieldRow>
          <TextField
            label={write(texts.reason)}
            value={line.reason}
            maxLength={200}
            onChange={(reason) => onChange({ ...line, reason })}
          />
        </FieldRow>
      )}
      {line.kind === 'text' && (
        <CheckField isSelected={line.isSent} onChange={(isSent) => onChange({ ...line, isSent })}>
          {write(texts.isSent)}
        </CheckField>
      )}
    </fieldset>
  );
}
