import { useState } from 'react';
import { TextField, type FieldProps } from './text-field.tsx';

/** Names parted by commas; a comma that was just typed stays until a name follows. */
export function NamesField({
  value,
  onChange,
  ...rest
}: FieldProps & {
  readonly value: readonly string[];
  readonly onChange: (names: string[]) => void;
  readonly isDisabled?: boolean;
}) {
  const [typed, setTyped] = useState(value.join(', '));
  const isOurs = JSON.stringify(split(typed)) === JSON.stringify(value);
  return (
    <TextField
      {...rest}
      value={isOurs ? typed : value.join(', ')}
      onChange={(text) => {
        setTyped(text);
        onChange(split(text));
      }}
    />
  );
}

function split(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}
