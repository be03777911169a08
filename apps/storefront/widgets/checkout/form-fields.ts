import type { CheckoutFields } from './checkout-values.ts';
import { providers } from './providers/providers.ts';

/** What stands in a form's fields now, by name; a checkbox that is off is absent. */
export function readFormFields(form: HTMLFormElement): CheckoutFields {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields[name] = value;
  }
  return fields;
}

/**
 * Writes kept values into fields that stand as the server printed them; what somebody has typed
 * since stays. Card fields are never written.
 */
export function restoreFields(form: HTMLFormElement, kept: CheckoutFields): void {
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === 'checkbox') {
      if (element.checked === element.defaultChecked) element.checked = element.name in kept;
    } else if (isAnswer(element)) {
      if (element.checked === element.defaultChecked)
        element.checked = kept[element.name] === element.value;
    } else if (isTyped(element)) {
      const value = kept[element.name];
      if (value !== undefined && isRestorable(element)) element.value = value;
    }
  }
}

/** A choice of the shop's own form; the other choices are kept by the cart. */
function isAnswer(element: Element): element is HTMLInputElement {
  const isRadio = element instanceof HTMLInputElement && element.type === 'radio';
  return isRadio && element.name.startsWith('answers.');
}

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isTyped(element: Element): element is Typed {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function isRestorable(element: Typed): boolean {
  if (element instanceof HTMLSelectElement) return true;
  const isText = element.type !== 'hidden' && element.type !== 'radio';
  return isText && element.value === element.defaultValue;
}

const writers: Readonly<Record<string, (typed: string) => string>> = Object.assign(
  {},
  ...providers.map(({ format }) => format),
);

/** Groups what is typed into a card field; only at its end, so that the cursor never jumps. */
export function formatWhileTyping(input: HTMLInputElement): void {
  const write = writers[input.name];
  const isAtEnd = input.selectionStart === input.value.length;
  // A trailing space is one of ours that is being deleted.
  if (write && isAtEnd && !input.value.endsWith(' ')) input.value = write(input.value);
}
