import { askedParts, fieldParts, type PlainText, type StorefrontText } from '@sitewright/contract';
import type { ControlProps } from './control-props.ts';
import { say } from '../../platform/say.ts';

interface PartLook {
  readonly autoComplete?: string;
  readonly isNumber?: boolean;
  readonly placeholder?: PlainText<StorefrontText>;
}

/** How each part of a field is asked for, by kind and part. */
const looks: Readonly<Record<string, PartLook>> = {
  'address Line1': { autoComplete: 'address-line1' },
  'address Line2': { autoComplete: 'address-line2' },
  'address City': { autoComplete: 'address-level2' },
  'address State': { autoComplete: 'address-level1' },
  'address Zip': { autoComplete: 'postal-code' },
  'address Country': { autoComplete: 'country-name' },
  'date Month': { isNumber: true, placeholder: 'MM' },
  'date Day': { isNumber: true, placeholder: 'DD' },
  'date Year': { isNumber: true, placeholder: 'YYYY' },
  'name First': { autoComplete: 'given-name' },
  'name Last': { autoComplete: 'family-name' },
  'phone Country': { isNumber: true, placeholder: '+1' },
  'phone Areacode': { isNumber: true },
  'phone Prefix': { isNumber: true },
  'phone Line': { isNumber: true },
  'time Hour': { isNumber: true, placeholder: 'HH' },
  'time Minute': { isNumber: true, placeholder: 'MM' },
  'time Second': { isNumber: true, placeholder: 'SS' },
};

/** The inputs of a field that has several parts. FORM-07..11 */
export function PartInputs({ id, field, value, isInvalid, onChange }: ControlProps) {
  const all = fieldParts[field.type] ?? [];
  const saved = Array.isArray(value) ? (value as readonly string[]) : [];
  // A phone of three parts was saved without its country. FORM-04
  const parts = [...all.slice(saved.length).map(() => ''), ...saved];
  const change = (at: number, text: string): void =>
    onChange(all.map((_, index) => (index === at ? text : (parts[index] ?? ''))));
  return (
    <div className={`sw-parts is-${field.type}`}>
      {askedParts(field).map(({ name, label }, index) => {
        const at = all.indexOf(name);
        const { autoComplete, isNumber, placeholder = '' } = looks[`${field.type} ${name}`] ?? {};
        const shared = {
          id: `${id}-${name}`,
          value: parts[at] ?? '',
          'aria-invalid': isInvalid && index === 0,
          onChange: (event: { target: { value: string } }) => change(at, event.target.value),
        };
        return (
          <label key={name} className={`field part ${name.toLowerCase()}`} htmlFor={shared.id}>
            <span className="caption">{say(label)}</span>
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
