import { hydrateRoot } from 'react-dom/client';
import { navigate } from '../../platform/navigate.ts';
import { readPageData } from '../../platform/page-data.ts';
import { reloadWhenRestored } from '../../platform/reload-when-restored.ts';
import { call, cartStore } from '../../platform/storefront.ts';
import type { CartPage as CartPageData } from '@sitewright/contract';
import { createCartPage } from './cart-page-store.ts';
import { CartPage } from './cart-page.tsx';
import { editEntryDetails } from './edit-entry-details.ts';

/** Brings the cart page that the server drew to life. ROUT-07 */
export function start(root: Element): void {
  const data = readPageData<CartPageData>();
  if (!data) return;
  reloadWhenRestored();
  const store = createCartPage(data.cart, call, cartStore);
  const findEntry = (id: string) => store.state.get().cart.entries.find((entry) => entry.id === id);
  const handleEdit = (entryId: string): void => {
    const entry = findEntry(entryId);
    if (entry) void editEntryDetails({ entry, call, cart: cartStore, store });
  };
  const handleCheckout = (path: string): void => {
    const { errors } = store.state.get();
    // What goes wrong now must be seen first; what went wrong before has been.
    void store.flush().then(() => store.state.get().errors === errors && navigate(path));
  };
  hydrateRoot(
    root,
    <CartPage data={data} store={store} onEditDetails={handleEdit} onCheckout={handleCheckout} />,
  );
}
