import { TextField } from '../../checkout-field.tsx';
import type { CheckoutErrors } from '../../checkout-values.ts';
import { say } from '../../../../platform/say.ts';

/** The card. Its fields are never printed back or kept. */
export function CardFields({ errors }: { readonly errors: CheckoutErrors }) {
  return (
    <div className="sw-fields-grid">
      <TextField
        name="payment.cardNumber"
        label={say('Card number')}
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="1234 1234 1234 1234"
        maxLength={23}
        className="is-wide"
        error={errors['payment.cardNumber']}
      />
      <TextField
        name="payment.expiry"
        label={say('Expiry date')}
        autoComplete="cc-exp"
        inputMode="numeric"
        placeholder={say('MM / YY')}
        maxLength={9}
        error={errors['payment.expiry']}
      />
      <TextField
        name="payment.cvc"
        label={say('Security code')}
        autoComplete="cc-csc"
        inputMode="numeric"
        placeholder={say('3 or 4 digits')}
        maxLength={4}
        error={errors['payment.cvc']}
      />
    </div>
  );
}
