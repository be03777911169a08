import { cartMessages } from '@sitewright/contract';
import type { Cart, CartPage } from '@sitewright/contract';
import type { MouseEvent } from 'react';
import { InstalmentLine } from './instalment-line.tsx';
import { AboutTotal } from '../checkout/about-total.tsx';
import { TotalDetails } from '../checkout/total-details.tsx';
import { useMoneyWriter } from '../../platform/money-notation.tsx';
import { say } from '../../platform/say.ts';

interface CartSummaryProps {
  readonly data: CartPage;
  readonly cart: Cart;
  readonly onCheckout: ((path: string) => void) | undefined;
}

/** Subtotal and the way to pay, shut below the store's minimum order. ENT-21 */
export function CartSummary({ data, cart, onCheckout }: CartSummaryProps) {
  const writeMoney = useMoneyWriter();
  const money = (amountCents: number): string =>
    writeMoney({ amountCents, currencyCode: cart.currency });
  const minimum = data.minimumSubtotalCents;
  const handleClick = (event: MouseEvent): void => {
    if (!onCheckout || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onCheckout(data.checkoutUrl);
  };
  return (
    <aside className="sw-summary" aria-labelledby="sw-summary-title">
      <h2 id="sw-summary-title">{say(cartMessages.summary)}</h2>
      <dl className="sw-totals">
        <div className="sw-total-line">
          <dt>{say(cartMessages.subtotal)}</dt>
          <dd aria-live="polite">{money(cart.subtotalCents)}</dd>
        </div>
        {cart.discountCents > 0 && (
          <div className="sw-total-line">
            <dt>{say('Discount')}</dt>
            <dd>{money(-cart.discountCents)}</dd>
          </div>
        )}
      </dl>
      <TotalDetails
        steps={cart.steps}
        totalCents={cart.grandTotalCents}
        currencyCode={cart.currency}
      />
      <AboutTotal
        amountCents={cart.subtotalCents - cart.discountCents}
        currencyCode={cart.currency}
      />
      <InstalmentLine instalments={data.instalments} cart={cart} />
      <p className="sw-quiet">{say(cartMessages.shippingAtCheckout)}</p>
      {cart.subtotalCents < minimum ? (
        <output className="sw-page-error">
          {say(cartMessages.minimumOrder, { subtotal: money(minimum) })}
        </output>
      ) : (
        <a className="sw-button sw-wide" href={data.checkoutUrl} onClick={handleClick}>
          {say(cartMessages.checkout)}
        </a>
      )}
    </aside>
  );
}
