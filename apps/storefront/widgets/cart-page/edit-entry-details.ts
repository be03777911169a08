import { cartMessages } from '@sitewright/contract';
import type { CartEntry, Client, FieldValues } from '@sitewright/contract';
import type { CartStore } from '../../cart/cart-store.ts';
import { loadFieldsForm } from '../additional-fields/load-fields-form.ts';
import { openFieldsModal } from '../additional-fields/open-fields-modal.tsx';
import { openAlert } from '../modal/alert-dialog.ts';
import { explain } from './cart-page-store.ts';
import type { CartPageStore } from './cart-page-store.ts';
import { say } from '../../platform/say.ts';

interface EntryEdit {
  readonly entry: CartEntry;
  readonly call: Client;
  readonly cart: CartStore;
  readonly store: CartPageStore;
}

/**
 * Opens the form of an entry with its saved answers and saves it; the cart is recalculating
 * meanwhile. CART-16, CART-19, CART-22, CART-23
 */
export async function editEntryDetails(edit: EntryEdit): Promise<void> {
  const { entry, call, cart, store } = edit;
  const form = await loadFieldsForm(call, entry.itemId);
  if (!form) {
    const onTryAgain = (): void => void editEntryDetails(edit);
    openAlert(say(cartMessages.unableToOpenForm), say(cartMessages.tryAgain), { onTryAgain });
    return;
  }
  const { itemId, chosenVariant } = entry;
  await openFieldsModal({
    form,
    title: entry.title,
    submitLabel: say('Save'),
    draftKey: `entry ${entry.id}`,
    saved: (entry.additionalFields ?? {}) as FieldValues,
    describe: (failure) => `${say(cartMessages.unableToUpdateForm)}. ${explain(failure)}`,
    submit: async (additionalFields) => {
      cart.patch({ status: 'recalculating' });
      const result = await call(
        'PUT /api/commerce/shopping-cart/entries/:entryId/additionalFields',
        {
          params: { entryId: entry.id },
          body: { itemId, sku: chosenVariant.sku, additionalFields },
        },
      );
      if (result.ok) store.accept(result.answer.shoppingCart);
      else cart.patch({ status: 'loaded' });
      return result;
    },
  });
}
