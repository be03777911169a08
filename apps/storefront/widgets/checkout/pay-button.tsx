import type { CheckoutPage } from '@sitewright/contract';
import { useMoneyWriter } from '../../platform/money-notation.tsx';
import { providerOf, shareTotal } from './amount-due.ts';
import type { CheckoutState } from './checkout-state.ts';
import { findProviderFields } from './providers/providers.ts';
import { say } from '../../platform/say.ts';

interface PayButtonProps {
  readonly data: CheckoutPage;
  readonly state: CheckoutState;
}

/** The message about the whole form and the button, locked while a payment is under way. */
export function PayButton({ data, state }: PayButtonProps) {
  const isLocked = state.phase !== 'editing';
  const { cart } = state;
  const { amountDueCents } = shareTotal(state);
  const writeMoney = useMoneyWriter();
  const total = writeMoney({ amountCents: amountDueCents, currencyCode: cart.currency });
  const label =
    findProviderFields(providerOf(state))?.payLabel?.(total) ?? say('Pay {total}', { total });
  return (
    <div className="sw-pay">
      <p className="sw-page-error" role="alert">
        {state.message}
      </p>
      {cart.renewal && (
        <p className="sw-quiet">
          {say('{total} now, then {renewal}.', { total, renewal: cart.renewal })}
        </p>
      )}
      <button
        type="submit"
        className="sw-button sw-wide"
        aria-disabled={isLocked}
        aria-busy={isLocked}
      >
        {isLocked ? say('Processing…') : label}
      </button>
      <p className="sw-policies sw-quiet">
        {data.store.policies.map((policy) => (
          <a key={policy.url} href={policy.url} target="_blank" rel="noreferrer">
            {policy.label}
          </a>
        ))}
      </p>
    </div>
  );
}
