import { checkoutMessages } from '@sitewright/contract';
import type { CheckoutState } from './checkout-state.ts';
import { say } from '../../platform/say.ts';

interface DeliveryChoiceProps {
  readonly state: CheckoutState;
  readonly onChoose: (isPickup: boolean) => void;
}

const methods = [
  { value: 'ship', label: checkoutMessages.ship },
  { value: 'pickup', label: checkoutMessages.pickUp },
] as const;

/**
 * Whether it is sent or fetched. The style sheet hides the address of what is fetched, so that it
 * works without scripts.
 */
export function DeliveryChoice({ state, onChoose }: DeliveryChoiceProps) {
  return (
    <fieldset className="sw-options sw-delivery-choice">
      <legend className="sw-hidden">{say('How do you get it?')}</legend>
      {methods.map(({ value, label }) => (
        <label key={value} className="sw-option">
          <input
            type="radio"
            name="deliveryMethod"
            value={value}
            checked={state.isPickup === (value === 'pickup')}
            onChange={() => onChoose(value === 'pickup')}
          />
          <span className="sw-option-text">{say(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}
