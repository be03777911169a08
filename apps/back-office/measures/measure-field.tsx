import { useState } from 'react';
import { TextField, type FieldProps } from '../ui/text-field.tsx';
import type { MeasureKind } from './measures.ts';
import { useMeasures } from './use-measures.ts';

interface MeasureFieldProps extends FieldProps {
  readonly kind: MeasureKind;
  /** Whole grams or millimetres. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly most?: number;
}

/** A weight or a length in the units of the site. What is typed is kept as soon as it can be read. */
export function MeasureField(props: MeasureFieldProps) {
  const { standard } = useMeasures();
  // Other units, other words: what was typed is known by now.
  return <Field key={standard} {...props} />;
}

function Field({ kind, value, onChange, most, error, ...rest }: MeasureFieldProps) {
  const measures = useMeasures();
  const [typed, setTyped] = useState<string>();
  /** What the field last sent, and what it had been given before that: typed again, it comes back. */
  const [sent, setSent] = useState(value);
  const [given, setGiven] = useState(value);
  if (value !== sent) {
    setSent(value);
    setGiven(value);
    setTyped(undefined);
  }
  const bounds = { present: given, ...(most !== undefined && { most }) };
  const read = typed === undefined ? undefined : measures.read(kind, typed, bounds);
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      suffix={measures.unitOf(kind)}
      error={read && 'error' in read ? read.error : error}
      value={typed ?? measures.write(kind, value)}
      onChange={(text) => {
        setTyped(text);
        const next = measures.read(kind, text, bounds);
        if ('error' in next) return;
        setSent(next.value);
        onChange(next.value);
      }}
      onBlur={() => {
        if (read && 'value' in read) setTyped(undefined);
      }}
    />
  );
}
