import type { ComponentProps, ReactNode } from 'react';
import { say } from '../../platform/say.ts';

/** What every field of the checkout needs to know. */
export interface FieldProps {
  /** The field's name, also the key of its error: `shippingAddress.line1`. */
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly isOptional?: boolean;
  readonly className?: string;
}

interface TextFieldProps
  extends
    FieldProps,
    Pick<
      ComponentProps<'input'>,
      'type' | 'autoComplete' | 'inputMode' | 'defaultValue' | 'maxLength' | 'placeholder'
    > {}

/** A labelled line of text. The browser owns what is typed; nothing takes it away. */
export function TextField({ name, label, error, isOptional, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ name, label, error, className }} isOptional={isOptional ?? false}>
      <input type="text" {...accessFor(name, error, isOptional)} {...input} />
    </FieldFrame>
  );
}

interface NoteFieldProps extends FieldProps {
  readonly defaultValue?: string;
  readonly maxLength?: number | undefined;
}

/** A labelled text of several lines. */
export function NoteField({ name, label, error, isOptional, className, ...text }: NoteFieldProps) {
  return (
    <FieldFrame {...{ name, label, error, className }} isOptional={isOptional ?? false}>
      <textarea rows={3} {...accessFor(name, error, isOptional)} {...text} />
    </FieldFrame>
  );
}

interface SelectFieldProps extends FieldProps {
  readonly autoComplete?: string;
  readonly defaultValue?: string;
  readonly options: readonly { readonly code: string; readonly name: string }[];
  readonly blank: string;
}

/** A labelled choice from a list. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, error, isOptional, className, options, blank, ...select } = props;
  return (
    <FieldFrame {...{ name, label, error, className }} isOptional={isOptional ?? false}>
      <select {...accessFor(name, error, isOptional)} {...select}>
        <option value="">{blank}</option>
        {options.map((option) => (
          <option key={option.code} value={option.code}>
            {option.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

interface FieldFrameProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly isOptional: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

function FieldFrame({ name, label, error, isOptional, className, children }: FieldFrameProps) {
  return (
    <div className={`sw-field ${className ?? ''}`.trim()}>
      <label htmlFor={fieldId(name)}>
        {label}
        {isOptional && <span className="sw-quiet">{` (${say('optional')})`}</span>}
      </label>
      {children}
      {error && (
        <p className="sw-field-error" id={`${fieldId(name)}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The id of a field, usable in selectors. */
export function fieldId(name: string): string {
  return `sw-${name.replaceAll('.', '-')}`;
}

function accessFor(name: string, error: string | undefined, isOptional: boolean | undefined) {
  return {
    id: fieldId(name),
    name,
    'aria-required': !isOptional,
    'aria-invalid': error !== undefined,
    'aria-describedby': error ? `${fieldId(name)}-error` : undefined,
  };
}
