import { checkoutMessages } from '@sitewright/contract';
import type { CheckoutFields } from '../../checkout-values.ts';
import type { Check, ProviderFields } from '../provider-fields.ts';
import { CardFields } from './card-fields.tsx';
import {
  formatCardNumber,
  formatExpiry,
  isCardNumber,
  isSecurityCode,
  readExpiry,
} from './card.ts';
import { TestCards } from './test-cards.tsx';
import { say } from '../../../../platform/say.ts';

const name = 'test';

/** A card of the test provider. */
export const testFields: ProviderFields = {
  name,
  Fields: ({ errors }) => (
    <>
      <TestCards />
      <CardFields errors={errors} />
    </>
  ),
  check: checkCard,
  read: (fields) => ({
    provider: name,
    cardNumber: fields['payment.cardNumber'] ?? '',
    expiry: fields['payment.expiry'] ?? '',
    cvc: fields['payment.cvc'] ?? '',
  }),
  format: { 'payment.cardNumber': formatCardNumber, 'payment.expiry': formatExpiry },
};

function checkCard(fields: CheckoutFields, check: Check, today: Date): void {
  const { cardNumberInvalid, cardExpiryInvalid, cardExpired, cardCodeInvalid } = checkoutMessages;
  const expiry = readExpiry(fields['payment.expiry'] ?? '', today);
  const expiryMessage = expiry === 'past' ? cardExpired : cardExpiryInvalid;
  check(
    'payment.cardNumber',
    isCardNumber(fields['payment.cardNumber'] ?? ''),
    say(cardNumberInvalid),
  );
  check('payment.expiry', expiry === 'good', say(expiryMessage));
  check('payment.cvc', isSecurityCode(fields['payment.cvc'] ?? ''), say(cardCodeInvalid));
}
