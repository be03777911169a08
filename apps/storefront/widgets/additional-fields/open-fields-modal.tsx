import { createRoot } from 'react-dom/client';
import type { CallFailure, CallResult, FieldValues, Form } from '@sitewright/contract';
import { forgetDraft, keepDraft, readDraft } from '../../platform/draft.ts';
import '../../styles/fields.css';
import { openModal } from '../modal/modal.ts';
import './additional-fields.css';
import { createFieldsForm } from './fields-form-store.ts';
import { FieldsForm } from './fields-form.tsx';
import { startValues } from './start-values.ts';

export interface FieldsModalOptions {
  readonly form: Form;
  readonly title: string;
  readonly submitLabel: string;
  /** Names the draft: what was typed and not yet sent is there again in this tab. */
  readonly draftKey: string;
  /** Answers that are already saved. */
  readonly saved?: FieldValues;
  readonly describe: (failure: CallFailure) => string;
  readonly submit: (fields: string) => Promise<CallResult<unknown>>;
}

/** Opens the form in a modal; true when it was sent, false when it was closed. ATC-18, CART-23 */
export function openFieldsModal(options: FieldsModalOptions): Promise<boolean> {
  const { form, title, submitLabel, draftKey, saved, describe, submit } = options;
  const query = new URLSearchParams(location.search);
  const store = createFieldsForm({
    form,
    submit,
    describe,
    values: startValues(form, readDraft<FieldValues>(draftKey) ?? saved, query),
    onChange: (values) => keepDraft(draftKey, withoutPasswords(form, values)),
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
      forgetDraft(draftKey);
      modal.close();
    };
    root.render(
      <FieldsForm form={form} store={store} submitLabel={submitLabel} onDone={handleDone} />,
    );
  });
}

/** Secrets are not written down, not even in this tab. */
function withoutPasswords(form: Form, values: FieldValues): FieldValues {
  const secrets = form.fields.filter(({ type }) => type === 'password').map(({ id }) => id);
  return Object.fromEntries(Object.entries(values).filter(([id]) => !secrets.includes(id)));
}
