import { useSite } from '../../app/office-context.ts';
import { TextField, type FieldProps } from '../../ui/text-field.tsx';
import { instantOf, localTimeOf } from './local-time.ts';

/** A moment in the time zone of the site; null: none. */
export function InstantField({
  value,
  onChange,
  ...rest
}: FieldProps & {
  /** Epoch milliseconds. */
  readonly value: number | null;
  readonly isDisabled?: boolean;
  readonly onChange: (value: number | null) => void;
}) {
  const { timeZone } = useSite();
  return (
    <TextField
      {...rest}
      type="datetime-local"
      value={value === null ? '' : localTimeOf(value, timeZone)}
      onChange={(text) => onChange(text === '' ? null : instantOf(text, timeZone))}
    />
  );
}
