import { useStore } from '../../platform/use-store.ts';
import type { CartPageData } from './cart-page-data.ts';
import type { CartPageStore } from './cart-page-store.ts';
import { CartSummary } from './cart-summary.tsx';
import { EntryRow } from './entry-row.tsx';
import { withQuantities } from './optimistic-cart.ts';
import { RelatedProducts } from './related-products.tsx';

export interface CartPageProps {
  readonly data: CartPageData;
  readonly store: CartPageStore;
  /** Opens the form of an entry; the server hands in none. */
  readonly onEditDetails?: (entryId: string) => void;
  readonly onCheckout?: (path: string) => void;
}

/** The cart page: entries, summary, other products. The same on the server. CART-20, ROUT-01 */
export function CartPage({ data, store, onEditDetails, onCheckout }: CartPageProps) {
  const { cart: confirmed, wanted, removing, errors } = useStore(store.state);
  const cart = withQuantities(confirmed, wanted);
  const entries = cart.entries.filter((entry) => !removing.includes(entry.id));
  const continuePath = data.continueShoppingUrl ?? '/';
  if (entries.length === 0) {
    return (
      <div id="sqs-cart-container" className="sw-cart is-empty">
        <h2 className="cart-title">Shopping Cart</h2>
        {data.error && <PageError text={data.error} />}
        <p className="empty-message" data-test="empty-message">
          You have nothing in your shopping cart.
        </p>
        <a className="sw-button" href={continuePath}>
          Continue Shopping
        </a>
        <RelatedProducts products={data.relatedProducts} />
      </div>
    );
  }
  return (
    <div id="sqs-cart-container" className="sw-cart">
      <h2 className="cart-title">Shopping Cart</h2>
      {data.error && <PageError text={data.error} />}
      <div className="sw-cart-columns">
        <ul className="sw-entries">
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              currencyCode={data.currencyCode}
              error={errors[entry.id]}
              onQuantity={(quantity) => store.changeQuantity(entry.id, quantity)}
              onRemove={() => void store.remove(entry.id)}
              onEditDetails={() => onEditDetails?.(entry.id)}
            />
          ))}
        </ul>
        <CartSummary data={data} cart={cart} onCheckout={onCheckout} />
      </div>
      <a className="sw-link-button sw-continue" href={continuePath}>
        Continue Shopping
      </a>
      <RelatedProducts products={data.relatedProducts} />
    </div>
  );
}

function PageError({ text }: { readonly text: string }) {
  return (
    <p className="sw-page-error" role="alert">
      {text}
    </p>
  );
}
