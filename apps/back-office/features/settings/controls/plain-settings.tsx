import { codeLimits } from '@sitewright/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../../app/office-context.ts';
import { defineTexts, type ScreenText } from '../../../texts/define-texts.ts';
import { decimalSign } from '../../../texts/decimal-sign.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { SwitchField } from '../../../ui/check-field.tsx';
import { CodeField } from '../../../ui/code-editor/code-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CountryField } from '../../rules/country-field.tsx';
import type { ControlProps } from './control-props.ts';

const texts = defineTexts({
  secretSet: {
    en: 'Stored. Type to replace it, or leave it empty.',
    de: 'Gespeichert. Zum Ersetzen tippen, sonst leer lassen.',
  },
  secretMissing: { en: 'Not set.', de: 'Nicht hinterlegt.' },
});

/** On or off. */
export function SwitchControl({ label, help, value, onChange, isDisabled }: ControlProps) {
  return (
    <SwitchField
      isSelected={value === true}
      onChange={onChange}
      isDisabled={isDisabled}
      help={help}
    >
      {label}
    </SwitchField>
  );
}

/** A text. */
export function TextControl({
  isLong = false,
  suffix,
  value,
  ...props
}: ControlProps & { isLong?: boolean; suffix?: ScreenText | undefined }) {
  const write = useTexts();
  return (
    <TextField
      {...props}
      value={textOf(value)}
      isLong={isLong}
      {...(suffix && { suffix: write(suffix) })}
    />
  );
}

/** HTML with scripts. */
export function CodeControl({ value, ...props }: ControlProps) {
  return (
    <CodeField {...props} language="html" maxLength={codeLimits.injection} value={textOf(value)} />
  );
}

/** A country by its name, or none. */
export function CountryControl({ value, ...props }: ControlProps) {
  return <CountryField {...props} canBeEmpty value={textOf(value)} />;
}

/** A whole number. What is no number stays as it was typed: the server says what is wrong. */
export function NumberControl({
  suffix,
  value,
  onChange,
  ...props
}: ControlProps & { suffix?: ScreenText | undefined }) {
  const write = useTexts();
  return (
    <TextField
      {...props}
      inputMode="numeric"
      value={textOf(value)}
      onChange={(text) => onChange(/^\d{1,9}$/.test(text) ? Number(text) : text)}
      {...(suffix && { suffix: write(suffix) })}
    />
  );
}

/** An amount in the currency of the site, or none. */
export function AmountControl({ value, onChange, ...props }: ControlProps) {
  const { currency } = useSite();
  const sign = decimalSign(useIntl().locale);
  const amount = value as { value: string } | null;
  return (
    <TextField
      {...props}
      inputMode="decimal"
      suffix={currency}
      value={(amount?.value ?? '').replace('.', sign)}
      onChange={(text) => onChange(text === '' ? null : { value: text.replace(',', '.') })}
    />
  );
}

/** A list of texts, one a line. Empty lines go when the field is left. */
export function LinesControl({ value, onChange, ...props }: ControlProps) {
  const lines = value as readonly string[];
  return (
    <TextField
      {...props}
      isLong
      value={lines.join('\n')}
      onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
      onBlur={() => onChange(lines.map((line) => line.trim()).filter((line) => line !== ''))}
    />
  );
}

/** Whole numbers with commas between them. */
export function NumbersControl({ value, onChange, ...props }: ControlProps) {
  const [typed, setTyped] = useState<string>();
  const numbers = value as readonly unknown[];
  return (
    <TextField
      {...props}
      inputMode="numeric"
      value={typed ?? numbers.map(textOf).join(', ')}
      onBlur={() => setTyped(undefined)}
      onChange={(text) => {
        setTyped(text);
        const parts = text.split(/[,;\s]+/).filter((part) => part !== '');
        onChange(parts.map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : part)));
      }}
    />
  );
}

/** A secret: nothing is shown but whether there is one. */
export function SecretControl({ isSet, value, help, ...props }: ControlProps & { isSet: boolean }) {
  const write = useTexts();
  const state = write(isSet ? texts.secretSet : texts.secretMissing);
  return (
    <TextField
      {...props}
      type="password"
      autoComplete="new-password"
      value={textOf(value)}
      help={[help, state].filter(Boolean).join(' ')}
    />
  );
}

/** One of a few. */
export function ChoiceControl({
  choices,
  value,
  onChange,
  label,
  help,
  error,
  isDisabled,
}: ControlProps & {
  choices: readonly { readonly value: string | number; readonly label: ScreenText }[];
}) {
  const write = useTexts();
  return (
    <SelectField
      label={label}
      error={error}
      isDisabled={isDisabled}
      {...(help !== undefined && { help })}
      choices={choices.map((choice) => ({
        value: String(choice.value),
        label: write(choice.label),
      }))}
      value={String(value)}
      onChange={(chosen) => onChange(choices.find((one) => String(one.value) === chosen)?.value)}
    />
  );
}

/** What a field shows of a value that somebody is still typing. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}
