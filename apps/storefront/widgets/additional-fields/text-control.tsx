import { countText, readMaxLength } from '@sitewright/contract';
import type { ControlProps } from './control-props.ts';

const INPUT_TYPES: Readonly<Record<string, string>> = {
  email: 'email',
  website: 'url',
  password: 'password',
  number: 'text',
  currency: 'text',
};

const INPUT_MODES: Readonly<Record<string, 'decimal'>> = { number: 'decimal', currency: 'decimal' };

/** A line of text, or several with a counter that warns without stopping. FORM-28 */
export function TextControl({ id, field, value, isInvalid, describedBy, onChange }: ControlProps) {
  const text = typeof value === 'string' ? value : '';
  const shared = {
    id,
    value: text,
    className: 'field-element',
    placeholder: field.placeholder,
    'aria-invalid': isInvalid,
    'aria-required': field.required,
    'aria-describedby': describedBy,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (field.type !== 'textarea') {
    const type = INPUT_TYPES[field.type] ?? 'text';
    return <input type={type} inputMode={INPUT_MODES[field.type]} {...shared} />;
  }
  const maxLength = readMaxLength(field.maxLength);
  const count = countText(text, maxLength);
  return (
    <>
      <textarea rows={4} data-max-length={maxLength || undefined} {...shared} />
      {count && <p className={count.isOver ? 'sw-counter is-over' : 'sw-counter'}>{count.text}</p>}
    </>
  );
}
