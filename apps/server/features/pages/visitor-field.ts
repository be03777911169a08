import { html, type Html } from '../../html.ts';

interface Field {
  name: string;
  /** Where a page has several fields of a name. */
  id?: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'tel';
  autocomplete: string;
  value?: string | undefined;
  hint?: string;
  error?: string | undefined;
  isRequired?: boolean;
}

/** A field with its label, and below it a hint or what is wrong. */
export function field(told: Field): Html {
  const { name, label, type = 'text', autocomplete, value = '', hint, error } = told;
  const { isRequired = true } = told;
  const id = told.id ?? `sw-${name}`;
  return html`<div class="sw-field">
    <label for="${id}">${label}</label>
    <input
      id="${id}"
      name="${name}"
      type="${type === 'email' ? 'text' : type}"
      ${type === 'email' && html`inputmode="email" spellcheck="false" autocapitalize="none"`}
      autocomplete="${autocomplete}"
      value="${value}"
      maxlength="300"
      ${isRequired && html`required`}
      ${error && html`aria-invalid="true"`}
      ${(error ?? hint) && html`aria-describedby="${id}-note"`}
    />
    ${
      error
        ? html`<p id="${id}-note" class="sw-field-error" role="alert">${error}</p>`
        : hint && html`<p id="${id}-note" class="sw-quiet">${hint}</p>`
    }
  </div>`;
}
