import { cartMessages } from '@sitewright/contract';
import type { CartPage as CartPageData } from '@sitewright/contract';
import { useEffect, useRef } from 'react';
import { useStore } from '../../platform/use-store.ts';
import { MoneyNotationContext } from '../../platform/money-notation.tsx';
import type { CartPageStore } from './cart-page-store.ts';
import { CartSummary } from './cart-summary.tsx';
import { EntryRow } from './entry-row.tsx';
import { withQuantities } from './optimistic-cart.ts';
import { RelatedProducts } from './related-products.tsx';
import { say } from '../../platform/say.ts';

export interface CartPageProps {
  readonly data: CartPageData;
  readonly store: CartPageStore;
  /** Opens the form of an entry; the server hands in none. */
  readonly onEditDetails?: (entryId: string) => void;
  readonly onCheckout?: (path: string) => void;
}

/** The cart page: entries, summary, other products. The same on the server. CART-20, ROUT-01 */
export function CartPage(props: CartPageProps) {
  return (
    <MoneyNotationContext value={props.data.store.moneyNotation}>
      <CartScreen {...props} />
    </MoneyNotationContext>
  );
}

function CartScreen({ data, store, onEditDetails, onCheckout }: CartPageProps) {
  const { cart: confirmed, wanted, removing, errors, unsent } = useStore(store.state);
  const title = useTitleFocus(removing.length);
  const cart = withQuantities(confirmed, wanted);
  const entries = cart.entries.filter((entry) => !removing.includes(entry.id));
  const isEmpty = entries.length === 0;
  return (
    <div id="sqs-cart-container" className={isEmpty ? 'sw-cart is-empty' : 'sw-cart'}>
      <h2 className="cart-title" aria-level={1} ref={title} tabIndex={-1}>
        {say(cartMessages.title)}
      </h2>
      {data.error && (
        <p className="sw-page-error" role="alert">
          {data.error}
        </p>
      )}
      {data.notices.length > 0 && (
        <output className="sw-cart-notices">
          {data.notices.map((notice) => (
            <span key={notice}>{notice}</span>
          ))}
        </output>
      )}
      {isEmpty ? (
        <p className="empty-message" data-test="empty-message">
          {say(cartMessages.empty)}
        </p>
      ) : (
        <div className="sw-cart-columns">
          <ul className="sw-entries">
            {entries.map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                currencyCode={cart.currency}
                error={errors[entry.id]}
                onQuantity={(quantity, typed) => store.changeQuantity(entry.id, quantity, typed)}
                onRemove={() => void store.remove(entry.id)}
                onEditDetails={() => onEditDetails?.(entry.id)}
                {...(entry.id in unsent && { onTryAgain: () => void store.tryAgain(entry.id) })}
              />
            ))}
          </ul>
          <CartSummary data={data} cart={cart} onCheckout={onCheckout} />
        </div>
      )}
      <a
        className={isEmpty ? 'sw-button' : 'sw-link-button sw-continue'}
        href={data.store.continueShoppingUrl}
      >
        {say(cartMessages.continueShopping)}
      </a>
      <RelatedProducts products={data.relatedProducts} />
    </div>
  );
}

/** The title gets the focus when an entry leaves, because the button that had it is gone. */
function useTitleFocus(removingCount: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(removingCount);
  useEffect(() => {
    if (removingCount > before.current) title.current?.focus({ preventScroll: true });
    before.current = removingCount;
  }, [removingCount]);
  return title;
}
