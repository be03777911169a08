import { checkoutMessages } from '@sitewright/contract';
import type { CheckoutPage } from '@sitewright/contract';
import { AddressFields } from './address-fields.tsx';
import type { CheckoutState } from './checkout-state.ts';
import { say } from '../../platform/say.ts';

interface BillingSectionProps {
  readonly data: CheckoutPage;
  readonly state: CheckoutState;
}

/**
 * The billing address. The style sheet hides its fields while the box is checked, so that it works
 * without scripts; an order that is not shipped always asks for it.
 */
export function BillingSection({ data, state }: BillingSectionProps) {
  const { requiresShipping } = state.cart;
  return (
    <div className="sw-billing">
      <h3>{say('Billing address')}</h3>
      {requiresShipping && (
        <label className="sw-check">
          <input
            type="checkbox"
            name="isBillingSameAsShipping"
            value="true"
            defaultChecked={data.values.isBillingSameAsShipping}
          />
          <span>
            {state.isPickup
              ? say(checkoutMessages.noBillingAddress)
              : say('Same as shipping address')}
          </span>
        </label>
      )}
      <div className="sw-billing-fields">
        <AddressFields kind="billingAddress" data={data} state={state} />
      </div>
    </div>
  );
}
