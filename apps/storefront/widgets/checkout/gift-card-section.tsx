import {
  cartMessages,
  checkoutMessages,
  enterGiftCardStep,
  nameBalance,
} from '@sitewright/contract';
import type { CartBalance } from '@sitewright/contract';
import { useMoneyWriter } from '../../platform/money-notation.tsx';
import { shareTotal } from './amount-due.ts';
import { TextField } from './checkout-field.tsx';
import type { CheckoutState } from './checkout-state.ts';
import { giftCardField } from './gift-card-entry.ts';
import type { GiftCardEntry } from './gift-card-entry.ts';
import { say } from '../../platform/say.ts';

interface GiftCardSectionProps {
  readonly state: CheckoutState;
  readonly giftCards: GiftCardEntry;
}

/**
 * The code of a gift card and those that were entered. Without scripts the buttons send the whole
 * form, which then pays nothing. Enter presses another button than Apply: in the field of a code
 * that is empty it pays, and Apply asks for a code.
 */
export function GiftCardSection({ state, giftCards }: GiftCardSectionProps) {
  const { uses } = shareTotal(state);
  return (
    <div className="sw-gift-cards">
      <div className="sw-gift-card-entry">
        <TextField
          name={giftCardField}
          label={say(checkoutMessages.giftCard)}
          error={state.errors[giftCardField]}
          autoComplete="off"
          maxLength={100}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          isOptional
        />
        <button
          type="submit"
          className="sw-button is-quiet"
          name="step"
          value={enterGiftCardStep}
          data-action="apply-gift-card"
        >
          {say('Apply')}
        </button>
      </div>
      {state.giftCards.length > 0 && (
        <ul>
          {state.giftCards.map((card) => (
            <GiftCardLine
              key={card.id}
              card={card}
              currencyCode={state.cart.currency}
              usedCents={uses.find(({ id }) => id === card.id)?.amountCents ?? 0}
              onRemove={() => void giftCards.remove(card.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface GiftCardLineProps {
  readonly card: CartBalance;
  readonly currencyCode: string;
  readonly usedCents: number;
  readonly onRemove: () => void;
}

function GiftCardLine({ card, currencyCode, usedCents, onRemove }: GiftCardLineProps) {
  const writeMoney = useMoneyWriter();
  const money = (amountCents: number): string => writeMoney({ amountCents, currencyCode });
  const name = nameBalance(card, say);
  return (
    <li className="sw-gift-card">
      <span>
        <strong>{name}</strong>
        <span className="sw-quiet">
          {say('{used} of {balance}', {
            used: money(usedCents),
            balance: money(card.balanceCents),
          })}
        </span>
      </span>
      <button
        type="submit"
        className="sw-link-button"
        name="removeGiftCard"
        value={card.id}
        aria-label={say('Remove {name}', { name })}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        {say(cartMessages.remove)}
      </button>
    </li>
  );
}
