import { findCurrency } from '@sitewright/commerce';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { decimalSign } from '../../texts/decimal-sign.ts';
import { TextField, type FieldProps } from '../../ui/text-field.tsx';

interface AmountProps extends FieldProps {
  /** In units of the last digit; null: nothing typed. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly placeholder?: string;
}

/** An amount of money in minor units. */
export function MoneyField({ currency, ...rest }: AmountProps & { currency: string }) {
  const { fractionDigits } = findCurrency(currency);
  return <ScaledField {...rest} digits={fractionDigits} suffix={currency} />;
}

/** A rate in parts per million, typed as a percentage. */
export function RateField(props: AmountProps) {
  return <ScaledField {...props} digits={4} suffix="%" />;
}

/** A whole number. */
export function CountField({ unit, ...rest }: AmountProps & { unit?: string }) {
  return <ScaledField {...rest} digits={0} {...(unit !== undefined && { suffix: unit })} />;
}

function ScaledField({
  value,
  onChange,
  digits,
  ...rest
}: AmountProps & { digits: number; suffix?: string }) {
  const sign = decimalSign(useIntl().locale);
  const [typed, setTyped] = useState(() => writeScaled(value, digits, sign));
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Another value came from outside: what is typed follows.
    if ((parseScaled(typed, digits) ?? 0) !== (value ?? 0)) {
      setTyped(writeScaled(value, digits, sign));
    }
  }
  return (
    <TextField
      {...rest}
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      value={typed}
      onChange={(text) => {
        const next = parseScaled(text, digits);
        if (next === undefined) return;
        setTyped(text);
        onChange(next);
      }}
    />
  );
}

/** Null: nothing; undefined: no number. A comma is a point. */
function parseScaled(text: string, digits: number): number | null | undefined {
  if (text.trim() === '') return null;
  const match = /^\s*(\d{0,13})(?:[.,](\d*))?\s*$/.exec(text);
  if (!match || (match[2] ?? '').length > digits) return undefined;
  return Number(`${match[1] ?? ''}${(match[2] ?? '').padEnd(digits, '0')}`);
}

function writeScaled(value: number | null, digits: number, sign: string): string {
  if (value === null) return '';
  const text = String(value).padStart(digits + 1, '0');
  const fraction = digits === 0 ? '' : text.slice(-digits);
  const whole = digits === 0 ? text : text.slice(0, -digits);
  const isWhole = /^0*$/.test(fraction);
  if (isWhole) return whole;
  return `${whole}${sign}${digits > 2 ? fraction.replace(/0+$/, '') : fraction}`;
}
