import { fieldParts, type PlainText, type StorefrontText } from '@sitewright/contract';
import type { ControlProps } from './field-control.tsx';
import { say } from '../../platform/say.ts';

interface PartLook {
  readonly label: PlainText<StorefrontText>;
  readonly autoComplete?: string;
  readonly isNumber?: boolean;
  readonly placeholder?: PlainText<StorefrontText>;
}

/** How each part of a field is asked for, by kind and part. */
const looks: Readonly<Record<string, PartLook>> = {
  'address Line1': { label: 'Address', autoComplete: 'address-line1' },
  'address Line2': { label: 'Address line 2', autoComplete: 'address-line2' },
  'address City': { label: 'City', autoComplete: 'address-level2' },
  'address State': { label: 'State', autoComplete: 'address-level1' },
  'address Zip': { label: 'Zip', autoComplete: 'postal-code' },
  'address Country': { label: 'Country', autoComplete: 'country-name' },
  'date Month': { label: 'Month', isNumber: true, placeholder: 'MM' },
  'date Day': { label: 'Day', isNumber: true, placeholder: 'DD' },
  'date Year': { label: 'Year', isNumber: true, placeholder: 'YYYY' },
  'name First': { label: 'First name', autoComplete: 'given-name' },
  'name Last': { label: 'Last name', autoComplete: 'family-name' },
  'phone Country': { label: 'Country code', isNumber: true, placeholder: '+1' },
  'phone Areacode': { label: 'Area code', isNumber: true },
  'phone Prefix': { label: 'Prefix', isNumber: true },
  'phone Line': { label: 'Line', isNumber: true },
  'time Hour': { label: 'Hour', isNumber: true, placeholder: 'HH' },
  'time Minute': { label: 'Minute', isNumber: true, placeholder: 'MM' },
  'time Second': { label: 'Second', isNumber: true, placeholder: 'SS' },
  'time Ampm': { label: 'AM or PM' },
};

/** The inputs of a field that has several parts. FORM-07..11 */
export function PartInputs({ id, field, value, isInvalid, onChange }: ControlProps) {
  const all = fieldParts[field.type] ?? [];
  const isShort = field.type === 'phone' && field.showCountryCode === false;
  const names = isShort ? all.slice(1) : all;
  const saved = Array.isArray(value) ? (value as readonly string[]) : [];
  const parts = saved.slice(Math.max(0, saved.length - names.length));
  const change = (index: number, text: string): void =>
    onChange(names.map((_, at) => (at === index ? text : (parts[at] ?? ''))));
  return (
    <div className={`sw-parts is-${field.type}`}>
      {names.map((name, index) => {
        const {
          label,
          autoComplete,
          isNumber,
          placeholder = '',
        }: Partial<PartLook> = looks[`${field.type} ${name}`] ?? {};
        const shared = {
          id: `${id}-${name}`,
          value: parts[index] ?? '',
          'aria-invalid': isInvalid && index === 0,
          onChange: (event: { target: { value: string } }) => change(index, event.target.value),
        };
        return (
          <label key={name} className={`field part ${name.toLowerCase()}`} htmlFor={shared.id}>
            <span className="caption">{label ? say(label) : name}</span>
            {name === 'Ampm' ? (
              <select className="field-element" {...shared}>
                <option value="">–</option>
                <option>AM</option>
                <option>PM</option>
              </select>
            ) : (
              <input
                type="text"
                className="field-element"
                inputMode={isNumber ? 'numeric' : undefined}
                autoComplete={autoComplete}
                placeholder={say(placeholder) || undefined}
                {...shared}
              />
            )}
          </label>
        );
      })}
    </div>
  );
}
