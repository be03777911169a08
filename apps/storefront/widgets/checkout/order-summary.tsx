import { describeVariant } from '@sitewright/commerce';
import { cartMessages, type Cart } from '@sitewright/contract';
import { useMoneyWriter } from '../../platform/money-notation.tsx';
import { EntryPicture } from '../cart-page/entry-picture.tsx';
import { AboutTotal } from './about-total.tsx';
import { CouponForm } from './coupon-form.tsx';
import type { CouponEntry } from './coupon-entry.ts';
import type { PaidLine } from './list-paid.ts';
import { TotalDetails } from './total-details.tsx';
import { TotalsList } from './totals-list.tsx';
import { say } from '../../platform/say.ts';

interface OrderSummaryProps {
  readonly cart: Cart;
  readonly cartUrl: string;
  readonly coupons: CouponEntry;
  readonly couponMessage: string;
  /** What gift cards pay. */
  readonly paid: readonly PaidLine[];
  /** False until a shipping option is chosen. */
  readonly isShippingKnown: boolean;
}

/** What is being bought, beside the form; folded on a phone, with the total in its title. */
export function OrderSummary(props: OrderSummaryProps) {
  const { cart, cartUrl, coupons, couponMessage, paid, isShippingKnown } = props;
  const writeMoney = useMoneyWriter();
  const money = (amountCents: number): string =>
    writeMoney({ amountCents, currencyCode: cart.currency });
  return (
    <aside className="sw-order-summary" aria-label={say('Order summary')}>
      <details>
        <summary>
          <span>{say('Order summary')}</span>
          <strong>{money(cart.grandTotalCents)}</strong>
        </summary>
        <div className="sw-order-summary-body">
          <ul className="sw-lines">
            {cart.entries.map((entry) => (
              <li key={entry.id} className="sw-line">
                <span className="sw-line-picture">
                  <EntryPicture image={entry.image} size={64} />
                  <span className="sw-badge">
                    <span className="sw-hidden">{`${say(cartMessages.quantity)} `}</span>
                    {entry.quantity}
                  </span>
                </span>
                <span className="sw-line-text">
                  {entry.title}
                  <span className="sw-quiet">{describeVariant(entry.chosenVariant)}</span>
                  {entry.subscriptionPhrase && (
                    <span className="sw-quiet">{entry.subscriptionPhrase}</span>
                  )}
                  {entry.problem && <span className="sw-field-error">{entry.problem}</span>}
                </span>
                <span className="sw-line-sum">{money(entry.subTotal)}</span>
              </li>
            ))}
          </ul>
          <CouponForm cart={cart} coupons={coupons} message={couponMessage} />
          <TotalsList
            totals={cart}
            currencyCode={cart.currency}
            isShippingKnown={isShippingKnown}
            paid={paid}
          />
          <AboutTotal amountCents={cart.grandTotalCents} currencyCode={cart.currency} />
          <TotalDetails
            steps={cart.steps}
            totalCents={cart.grandTotalCents}
            currencyCode={cart.currency}
          />
          <a className="sw-link-button" href={cartUrl}>
            {say('Edit cart')}
          </a>
        </div>
      </details>
    </aside>
  );
}
