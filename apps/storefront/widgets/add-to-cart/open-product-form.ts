import { call } from '../../platform/storefront.ts';
import { parseJson } from '../../platform/parse-json.ts';
import { areCookiesEnabled } from '../../platform/cookies.ts';
import { readPrintedForm } from '../additional-fields/read-printed-form.ts';
import { loadFieldsForm } from '../additional-fields/load-fields-form.ts';
import { openAlert } from '../modal/alert-dialog.ts';
import type { OfferedProduct } from './add-to-cart-rules.ts';
import { failureMessage } from './add-to-cart-store.ts';
import type { SubmitFields } from './add-to-cart-store.ts';
import { addToCartMessages, cartMessages as messages } from '@sitewright/contract';
import type { Delivered } from './send-wish.ts';
import { say } from '../../platform/say.ts';

/**
 * Opens the form of an item before it is added (ATC-18): the form that the page prints, else the
 * one the server knows. A refusal is shown inside the form, which stays open.
 */
export async function openProductForm(
  button: HTMLElement,
  product: OfferedProduct,
  submit: SubmitFields,
): Promise<Delivered | undefined> {
  const [form, modal] = await Promise.all([
    readPrintedForm(parseJson(button.dataset.form)) ?? loadFieldsForm(call, product.itemId),
    import('../additional-fields/open-fields-modal.tsx').catch(() => undefined),
  ]);
  if (!form || !modal) {
    openAlert(
      say(messages.unableToOpenForm),
      say(modal ? messages.tryAgain : messages.checkConnection),
      // Nothing was sent: the button is pressed once more. A script that did not come, browsers do
      // not ask for again.
      modal ? { onTryAgain: () => button.click() } : {},
    );
    return undefined;
  }
  let delivered: Delivered | undefined;
  await modal.openFieldsModal({
    form,
    title: form.name || product.title,
    submitLabel: button.dataset.originalLabel || say(addToCartMessages.add),
    draftKey: `item ${product.itemId}`,
    describe: (failure) =>
      `${say(messages.unableToAddItem)}. ${failureMessage(failure, areCookiesEnabled)}`,
    submit: async (fields) => {
      const result = await submit(fields);
      if (result.ok) delivered = result.answer;
      return result;
    },
  });
  return delivered;
}
