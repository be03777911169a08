import { createRoot } from 'react-dom/client';
import type { CallFailure, CallResult, Form } from '@sitewright/contract';
import '../../styles/fields.css';
import { openModal } from '../modal/modal.ts';
import './additional-fields.css';
import { createFieldsForm } from './fields-form-store.ts';
import { FieldsForm } from './fields-form.tsx';
import { startValues } from './field-values.ts';
import type { FieldValues } from './field-values.ts';

export interface FieldsModalOptions {
  readonly form: Form;
  readonly title: string;
  readonly submitLabel: string;
  /** Names the draft: closing the form keeps what was typed for the next time. */
  readonly draftKey: string;
  /** Answers that are already saved. */
  readonly saved?: FieldValues;
  readonly describe: (failure: CallFailure) => string;
  readonly submit: (fields: string) => Promise<CallResult<unknown>>;
}

/** What was typed and not yet sent, by draft key, for as long as the page lives. */
const drafts = new Map<string, FieldValues>();

/** Opens the form in a modal; true when it was sent, false when it was closed. ATC-18, CART-23 */
export function openFieldsModal(options: FieldsModalOptions): Promise<boolean> {
  const { form, title, submitLabel, draftKey, saved, describe, submit } = options;
  const query = new URLSearchParams(location.search);
  const store = createFieldsForm({
    form,
    submit,
    describe,
    values: startValues(form, drafts.get(draftKey) ?? saved, query),
    onChange: (values) => drafts.set(draftKey, values),
  });
  return new Promise((resolve) => {
    let isSent = false;
    const host = document.createElement('div');
    const root = createRoot(host);
    const onClose = (): void => {
      root.unmount();
      resolve(isSent);
    };
    const modal = openModal({ title, className: 'sw-fields-modal', onClose }, host);
    const handleDone = (): void => {
      isSent = true;
      drafts.delete(draftKey);
      modal.close();
    };
    root.render(
      <FieldsForm form={form} store={store} submitLabel={submitLabel} onDone={handleDone} />,
    );
  });
}
