import { useState, type ReactNode } from 'react';
import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { TextField } from './text-field.tsx';

const texts = defineTexts({
  bounds: { en: 'From {least} to {most}.', de: 'Von {least} bis {most}.' },
});

/**
 * A whole number. What is typed is kept as soon as it is within its bounds; until then the field
 * says what they are, and whoever leaves it sees what is kept.
 */
export function NumberField({
  label,
  help,
  bounds: [least, most],
  suffix,
  value,
  isDisabled = false,
  onChange,
}: {
  label: string;
  help?: ReactNode;
  /** Least and most. */
  bounds: readonly [number, number];
  /** Its unit. */
  suffix?: string;
  value: number | undefined;
  isDisabled?: boolean;
  onChange: (value: number) => void;
}) {
  const write = useTexts();
  /** What is no number of these yet. */
  const [unfinished, setUnfinished] = useState<string>();
  return (
    <TextField
      label={label}
      help={help}
      error={unfinished === undefined ? undefined : write(texts.bounds, { least, most })}
      inputMode="numeric"
      suffix={suffix}
      value={unfinished ?? (value === undefined ? '' : String(value))}
      isDisabled={isDisabled}
      onChange={(typed) => {
        const number = Number(typed);
        const isWhole = typed.trim() !== '' && Number.isInteger(number);
        const fits = isWhole && number >= least && number <= most;
        setUnfinished(fits ? undefined : typed);
        if (fits) onChange(number);
      }}
      onBlur={() => setUnfinished(undefined)}
    />
  );
}
