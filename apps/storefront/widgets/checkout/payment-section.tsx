import { checkoutMessages } from '@sitewright/contract';
import type { CheckoutPage } from '@sitewright/contract';
import { providerOf } from './amount-due.ts';
import type { CheckoutState } from './checkout-state.ts';
import { offeredMethods } from './offered-methods.ts';
import { freeFields } from './providers/free/free-fields.ts';
import { findProviderFields } from './providers/providers.ts';
import { say } from '../../platform/say.ts';

interface PaymentSectionProps {
  readonly data: CheckoutPage;
  readonly state: CheckoutState;
  readonly onChoose: (provider: string) => void;
}

/** How to pay; one way needs no choice. What a way asks shows with it. */
export function PaymentSection({ data, state, onChoose }: PaymentSectionProps) {
  if (providerOf(state) === freeFields.name) {
    return (
      <>
        <input type="hidden" name="payment.provider" value={freeFields.name} />
        <p className="sw-quiet">{say(checkoutMessages.nothingToPay)}</p>
      </>
    );
  }
  const methods = offeredMethods(state.methods, state.shippingOptionId);
  const [only, another] = methods;
  if (only && !another) {
    return (
      <>
        <input type="hidden" name="payment.provider" value={only.provider} />
        <MethodDetails provider={only.provider} data={data} state={state} />
      </>
    );
  }
  return (
    <fieldset className="sw-options">
      <legend className="sw-hidden">{say('Payment method')}</legend>
      {methods.map(({ provider, label }) => (
        <div key={provider} className="sw-method">
          <label className="sw-option">
            <input
              type="radio"
              name="payment.provider"
              value={provider}
              checked={providerOf(state) === provider}
              onChange={() => onChoose(provider)}
            />
            <span className="sw-option-text">{label}</span>
          </label>
          <div className="sw-method-details">
            <MethodDetails provider={provider} data={data} state={state} />
          </div>
        </div>
      ))}
    </fieldset>
  );
}

interface MethodDetailsProps {
  readonly provider: string;
  readonly data: CheckoutPage;
  readonly state: CheckoutState;
}

function MethodDetails({ provider, data, state }: MethodDetailsProps) {
  const method = data.paymentMethods.find((each) => each.provider === provider);
  const Fields = findProviderFields(provider)?.Fields;
  return (
    <>
      {method?.description && <p className="sw-quiet">{method.description}</p>}
      {Fields && <Fields errors={state.errors} />}
    </>
  );
}
