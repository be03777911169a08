import { formatMoney } from '@sitewright/commerce';
import type { MouseEvent } from 'react';
import type { WireCart } from '../../api/wire.ts';
import { checkoutPath } from '../../cart/checkout-path.ts';
import type { CartPageData } from './cart-page-data.ts';

interface CartSummaryProps {
  readonly data: CartPageData;
  readonly cart: WireCart;
  readonly onCheckout: ((path: string) => void) | undefined;
}

/** Subtotal and the way to pay, shut below the store's minimum order. ENT-21 */
export function CartSummary({ data, cart, onCheckout }: CartSummaryProps) {
  const money = (amountCents: number): string =>
    formatMoney({ amountCents, currencyCode: data.currencyCode });
  const minimum = data.minimumOrderCents ?? 0;
  const isBelowMinimum = cart.subtotalCents < minimum;
  const path = checkoutPath(cart.cartToken ?? '');
  const handleClick = (event: MouseEvent): void => {
    if (!onCheckout || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onCheckout(path);
  };
  return (
    <aside className="sw-summary" aria-labelledby="sw-summary-title">
      <h2 id="sw-summary-title">Summary</h2>
      <dl className="sw-totals">
        <div className="sw-total-line">
          <dt>Subtotal</dt>
          <dd aria-live="polite">{money(cart.subtotalCents)}</dd>
        </div>
        {cart.discountCents > 0 && (
          <div className="sw-total-line">
            <dt>Discount</dt>
            <dd>−{money(cart.discountCents)}</dd>
          </div>
        )}
      </dl>
      <p className="sw-quiet">Shipping and taxes are calculated at checkout.</p>
      {isBelowMinimum ? (
        <output className="sw-page-error">
          {`Checkout requires an order subtotal of ${money(minimum)} or more.`}
        </output>
      ) : (
        <a className="sw-button sw-wide" href={path} onClick={handleClick}>
          Checkout
        </a>
      )}
    </aside>
  );
}
