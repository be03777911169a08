import type { Caller } from '../../api/call.ts';
import type { WireCart, WireEntry } from '../../api/wire.ts';
import type { CartStore } from '../../cart/cart-store.ts';
import type { FieldValues } from '../additional-fields/field-values.ts';
import { loadFieldsForm } from '../additional-fields/load-fields-form.ts';
import { openFieldsModal } from '../additional-fields/open-fields-modal.tsx';
import { openAlert } from '../modal/alert-dialog.ts';
import { cartMessages, entryPath, explain } from './cart-page-store.ts';
import type { CartPageStore } from './cart-page-store.ts';

interface EntryEdit {
  readonly entry: WireEntry;
  readonly call: Caller;
  readonly cart: CartStore;
  readonly store: CartPageStore;
}

/**
 * Opens the form of an entry with its saved answers and saves it; the cart is recalculating
 * meanwhile. CART-16, CART-19, CART-22, CART-23
 */
export async function editEntryDetails({ entry, call, cart, store }: EntryEdit): Promise<void> {
  const form = await loadFieldsForm(call, entry.itemId);
  if (!form) {
    openAlert(cartMessages.openForm, cartMessages.tryAgain);
    return;
  }
  const { sku } = entry.chosenVariant;
  await openFieldsModal({
    form,
    title: entry.title,
    submitLabel: 'Save',
    draftKey: `entry ${entry.id}`,
    saved: (entry.additionalFields ?? {}) as FieldValues,
    describe: (failure) => `${cartMessages.form}. ${explain(failure)}`,
    submit: async (additionalFields) => {
      cart.patch({ status: 'recalculating' });
      const result = await call<{ shoppingCart: WireCart }>(
        `${entryPath(entry.id)}/additionalFields`,
        { method: 'PUT', body: { itemId: entry.itemId, sku, additionalFields } },
      );
      if (result.ok) store.accept(result.body.shoppingCart);
      else cart.patch({ status: 'loaded' });
      return result;
    },
  });
}
