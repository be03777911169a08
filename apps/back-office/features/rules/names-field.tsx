import { useState } from 'react';
import { TextField, type FieldProps } from '../../ui/text-field.tsx';

/** Names with commas between them. */
export function NamesField({
  value,
  onChange,
  ...rest
}: FieldProps & {
  readonly value: readonly string[];
  readonly onChange: (names: string[]) => void;
}) {
  const [typed, setTyped] = useState(() => value.join(', '));
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (split(typed).join() !== value.join()) setTyped(value.join(', '));
  }
  return (
    <TextField
      {...rest}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        onChange(split(text));
      }}
    />
  );
}

function split(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
