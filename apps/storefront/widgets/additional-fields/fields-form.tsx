import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { cartMessages } from '@sitewright/contract';
import type { Form } from '@sitewright/contract';
import { useStore } from '../../platform/use-store.ts';
import { FieldRow } from './field-row.tsx';
import type { FieldsFormStore } from './fields-form-store.ts';
import { say } from '../../platform/say.ts';

interface FieldsFormProps {
  readonly form: Form;
  readonly store: FieldsFormStore;
  /** Label of the submit button, such as «Add to cart» or «Save». */
  readonly submitLabel: string;
  readonly onDone: () => void;
}

/** The additional-fields form of an item; its state is the store's. ATC-18, CART-22, CART-23 */
export function FieldsForm({ form, store, submitLabel, onDone }: FieldsFormProps) {
  const { phase, values, errors, message, refusals } = useStore(store.state);
  const element = useRef<HTMLFormElement>(null);
  const isSaving = phase === 'saving';

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.submit().then((isTaken) => isTaken && onDone());
  };

  return (
    <form ref={element} className="sw-fields field-list" noValidate onSubmit={handleSubmit}>
      {form.fields.map((field) => (
        <FieldRow
          key={field.id}
          field={field}
          value={values[field.id]}
          error={errors[field.id]}
          onChange={(value) => store.change(field.id, value)}
        />
      ))}
      {form.disclaimer && <p className="form-disclaimer">{form.disclaimer}</p>}
      <p className="sw-form-message" role="alert">
        {message}
      </p>
      <button type="submit" className="sw-button" aria-disabled={isSaving} aria-busy={isSaving}>
        {isSaving ? say(cartMessages.saving) : submitLabel}
      </button>
    </form>
  );
}
