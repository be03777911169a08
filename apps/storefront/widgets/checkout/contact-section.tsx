import { checkoutMessages } from '@sitewright/contract';
import type { CheckoutPage } from '@sitewright/contract';
import { TextField } from './checkout-field.tsx';
import type { CheckoutErrors } from './validate-checkout.ts';

interface ContactSectionProps {
  readonly data: CheckoutPage;
  readonly errors: CheckoutErrors;
}

export function ContactSection({ data, errors }: ContactSectionProps) {
  return (
    <section aria-labelledby="sw-contact-title">
      <h2 id="sw-contact-title">Contact</h2>
      <TextField
        name="email"
        type="email"
        label={checkoutMessages.email}
        autoComplete="email"
        inputMode="email"
        defaultValue={data.values.email}
        error={errors.email}
      />
      {data.marketing.isShown && (
        <label className="sw-check">
          <input
            type="checkbox"
            name="marketingOptIn"
            value="true"
            defaultChecked={data.values.marketingOptIn}
          />
          <span>{data.marketing.label}</span>
        </label>
      )}
    </section>
  );
}
