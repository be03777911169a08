import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import { postTexts as texts } from './post-texts.ts';

interface NamesProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly onChange: (names: string[]) => void;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
}

/** Names parted by commas; a comma that was just typed stays until a name follows. */
export function NamesField({ value, onChange, ...rest }: NamesProps) {
  const write = useTexts();
  const [typed, setTyped] = useState(value.join(', '));
  const isOurs = JSON.stringify(split(typed)) === JSON.stringify(value);
  return (
    <TextField
      {...rest}
      help={write(texts.namesHelp)}
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
