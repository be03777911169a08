import { fieldParts } from '@sitewright/contract';
import type { FieldValue, FormField } from '@sitewright/contract';
import { useId } from 'react';
import { FieldControl } from './field-control.tsx';
import { say } from '../../platform/say.ts';

interface FieldRowProps {
  readonly field: FormField;
  readonly value: FieldValue | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: FieldValue) => void;
}

/** A field with its title, description and message; fields of several inputs become a group. */
export function FieldRow({ field, value, error, onChange }: FieldRowProps) {
  const id = useId();
  if (field.type === 'hidden') return null;
  if (field.type === 'section') return <SectionTitle field={field} />;
  const describedBy = [field.description && `${id}-about`, error && `${id}-error`];
  const control = {
    id,
    field,
    value,
    onChange,
    isInvalid: error !== undefined,
    describedBy: describedBy.filter(Boolean).join(' ') || undefined,
  };
  const title = (
    <>
      {field.title}
      {field.required && <span className="required">{` (${say('required')})`}</span>}
    </>
  );
  const rest = (
    <>
      {field.description && (
        <p className="description" id={`${id}-about`}>
          {field.description}
        </p>
      )}
      <FieldControl {...control} />
    </>
  );
  const message = error && (
    <p className="field-error sw-field-error" id={`${id}-error`}>
      {error}
    </p>
  );
  const className = `form-item field ${field.type}${field.required ? ' required' : ''}`;
  return isGroup(field) ? (
    <fieldset className={className} aria-describedby={control.describedBy}>
      <legend className="title">
        {message}
        {title}
      </legend>
      {rest}
    </fieldset>
  ) : (
    <div className={className}>
      {message}
      <label className="title" htmlFor={id}>
        {title}
      </label>
      {rest}
    </div>
  );
}

function SectionTitle({ field }: { readonly field: FormField }) {
  return (
    <div className={field.underline ? 'form-item section underline' : 'form-item section'}>
      <h3 className="title">{field.title}</h3>
      {field.description && <p className="description">{field.description}</p>}
    </div>
  );
}

function isGroup({ type }: FormField): boolean {
  return type in fieldParts || type === 'checkbox' || type === 'radio' || type === 'likert';
}
