import type { CheckoutPage as CheckoutPageData } from '@sitewright/contract';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { forgetDraft, keepDraft, readDraft } from '../../platform/draft.ts';
import { navigate } from '../../platform/navigate.ts';
import { readPageData } from '../../platform/page-data.ts';
import { reloadWhenRestored } from '../../platform/reload-when-restored.ts';
import { call } from '../../platform/storefront.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { createCheckout } from './checkout-store.ts';
import type { CheckoutStore } from './checkout-store.ts';
import { placeKind, withoutCard } from './checkout-values.ts';
import { readFormFields, restoreFields } from './form-fields.ts';
import { takeChoices } from './take-choices.ts';

/** Brings the checkout that the server drew to life. */
export function start(root: Element): void {
  const data = readPageData<CheckoutPageData>();
  if (!data) return;
  reloadWhenRestored();
  const draftKey = `checkout ${data.cart.cartToken}`;
  const store = createCheckout({
    data,
    call,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    leave: (path, isBought) => {
      // A second step may lead back here.
      if (isBought) forgetDraft(draftKey);
      navigate(path);
    },
  });
  const handleAlive = (form: HTMLFormElement): void => {
    // Read at once: the next drawing would set back what the store does not know.
    const chosen = readFormFields(form);
    setTimeout(() => {
      takeChoices(store, chosen);
      restore(form, store, readDraft(draftKey));
    });
  };
  const handleTyped = (form: HTMLFormElement): void =>
    keepDraft(draftKey, withoutCard(readFormFields(form)));
  hydrateRoot(
    root,
    <CheckoutPage data={data} store={store} onAlive={handleAlive} onTyped={handleTyped} />,
  );
}

/**
 * Brings back what was typed in this tab before, and takes over what was typed before the scripts
 * came. The countries go first, because they decide which fields there are.
 */
function restore(
  form: HTMLFormElement,
  store: CheckoutStore,
  draft: Readonly<Record<string, string>> | undefined,
): void {
  if (draft) restoreFields(form, draft);
  const fields = readFormFields(form);
  flushSync(() => {
    for (const kind of ['shippingAddress', 'billingAddress'] as const) {
      const code = fields[`${kind}.country`];
      if (code) store.chooseCountry(kind, code);
    }
  });
  if (draft) restoreFields(form, draft);
  const { cart } = store.state.get();
  const country = fields[`${placeKind(cart.requiresShipping)}.country`];
  if (country && country !== cart.shippingLocation?.country) {
    store.shipping.locate(readFormFields(form));
  }
}
