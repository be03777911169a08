import { cartMessages, checkoutMessages, totalMessages } from '@sitewright/contract';
import type { WireShippingQuote } from '@sitewright/contract';
import { useMoneyWriter } from '../../platform/money-notation.tsx';
import type { CheckoutState } from './checkout-state.ts';
import { say } from '../../platform/say.ts';

interface ShippingOptionsProps {
  readonly state: CheckoutState;
  readonly onChoose: (optionId: string) => void;
  /** Looks for them once more. */
  readonly onTryAgain: () => void;
}

/** The ways to receive the order with their prices, for the typed place. */
export function ShippingOptions({ state, onChoose, onTryAgain }: ShippingOptionsProps) {
  const error = state.errors.shippingOptionId;
  return (
    <fieldset className="sw-options" aria-busy={state.shipping === 'loading'}>
      <legend className="sw-hidden">{say('Shipping method')}</legend>
      <output className="sw-quiet" tabIndex={-1}>
        {explain(state)}
      </output>
      {state.shipping === 'unanswered' && !hasFitting(state) && (
        <button
          type="button"
          className="sw-button is-quiet"
          onClick={({ currentTarget }) => {
            // The button goes while prices are looked up: the keyboard stays beside it.
            currentTarget.closest('fieldset')?.querySelector('output')?.focus();
            onTryAgain();
          }}
        >
          {say(cartMessages.tryAgainButton)}
        </button>
      )}
      {state.cart.shippingOptions.map((quote) => (
        <ShippingOption
          key={quote.id}
          quote={quote}
          isChosen={quote.id === state.shippingOptionId}
          onChoose={onChoose}
        />
      ))}
      {error && (
        <p className="sw-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function hasFitting({ cart, isPickup }: CheckoutState): boolean {
  return cart.shippingOptions.some((quote) => quote.isPickup === isPickup);
}

/** A sentence in place of options, empty when there are some. */
function explain(state: CheckoutState): string {
  const { shipping } = state;
  if (hasFitting(state)) return '';
  if (shipping === 'unanswered') return say('We could not look up shipping. Please try again.');
  if (shipping === 'failed')
    return say('We could not look up shipping. Please check your address.');
  if (shipping === 'loading') return say('Looking up shipping…');
  if (shipping === 'known') return say(checkoutMessages.noShippingOptions);
  return say('Enter your address to see the shipping options.');
}

interface ShippingOptionProps {
  readonly quote: WireShippingQuote;
  readonly isChosen: boolean;
  readonly onChoose: (optionId: string) => void;
}

function ShippingOption({ quote, isChosen, onChoose }: ShippingOptionProps) {
  const writeMoney = useMoneyWriter();
  const price = { amountCents: quote.priceCents, currencyCode: quote.price.currency };
  return (
    <label className={quote.isPickup ? 'sw-option is-pickup' : 'sw-option is-sent'}>
      <input
        type="radio"
        name="shippingOptionId"
        value={quote.id}
        checked={isChosen}
        onChange={() => onChoose(quote.id)}
      />
      <span className="sw-option-text">
        {quote.name}
        {quote.description && <span className="sw-quiet">{quote.description}</span>}
      </span>
      <span className="sw-option-price">
        {quote.priceCents ? writeMoney(price) : say(totalMessages.free)}
      </span>
    </label>
  );
}
