import { cartMessages, checkoutMessages } from '@sitewright/contract';
import type { CheckoutPage as CheckoutPageData } from '@sitewright/contract';
import { useStore } from '../../platform/use-store.ts';
import { MoneyNotationContext } from '../../platform/money-notation.tsx';
import { listPaid } from './list-paid.ts';
import { CheckoutForm } from './checkout-form.tsx';
import type { CheckoutStore } from './checkout-store.ts';
import { HoldCountdown } from './hold-countdown.tsx';
import { OrderSummary } from './order-summary.tsx';
import { say } from '../../platform/say.ts';

export interface CheckoutPageProps {
  readonly data: CheckoutPageData;
  readonly store: CheckoutStore;
  /** Called with the form once scripts run it; brings back what was typed before. */
  readonly onAlive?: (form: HTMLFormElement) => void;
  /** Keeps what is typed so far. */
  readonly onTyped?: (form: HTMLFormElement) => void;
}

/** The checkout: one page, one form, the order beside it. The same on the server. */
export function CheckoutPage(props: CheckoutPageProps) {
  return (
    <MoneyNotationContext value={props.data.store.moneyNotation}>
      <CheckoutScreen {...props} />
    </MoneyNotationContext>
  );
}

function CheckoutScreen({ data, store, onAlive, onTyped }: CheckoutPageProps) {
  const state = useStore(store.state);
  const { cart } = state;
  if (cart.entries.length === 0) {
    return (
      <div className="sw-checkout is-empty">
        <h1>{say(checkoutMessages.title)}</h1>
        <p>{say(checkoutMessages.cartEmpty)}</p>
        <a className="sw-button" href={data.store.continueShoppingUrl}>
          {say(cartMessages.continueShopping)}
        </a>
      </div>
    );
  }
  return (
    <div className="sw-checkout">
      <h1>{say(checkoutMessages.title)}</h1>
      {state.heldUntil !== null && (
        <HoldCountdown
          heldUntil={state.heldUntil}
          now={Date.now}
          onEnd={() => void store.endHold()}
        />
      )}
      <div className="sw-checkout-columns">
        <OrderSummary
          cart={cart}
          cartUrl={data.cartUrl}
          coupons={store.coupons}
          couponMessage={state.couponMessage}
          paid={listPaid(state)}
          isShippingKnown={state.shippingOptionId !== ''}
        />
        <CheckoutForm data={data} store={store} state={state} onAlive={onAlive} onTyped={onTyped} />
      </div>
    </div>
  );
}
