import { accountMessages, checkoutMessages } from '@sitewright/contract';
import type { CheckoutPage } from '@sitewright/contract';
import { TextField } from './checkout-field.tsx';
import type { CheckoutErrors } from './checkout-values.ts';
import { say } from '../../platform/say.ts';

/** The step of the form that keeps what is typed and leads to the sign-in. */
export const SIGN_IN_STEP = 'sign-in';

interface ContactSectionProps {
  readonly data: CheckoutPage;
  readonly errors: CheckoutErrors;
}

export function ContactSection({ data, errors }: ContactSectionProps) {
  return (
    <section aria-labelledby="sw-contact-title">
      <h2 id="sw-contact-title">{say('Contact')}</h2>
      {data.account ? (
        <p className="sw-signed-in">
          {say(accountMessages.signedIn, { email: data.account.email })}
          <input type="hidden" name="email" value={data.account.email} />
        </p>
      ) : (
        <>
          <p className="sw-quiet">
            {say(accountMessages.haveAccount)}{' '}
            <button className="sw-link-button" name="step" value={SIGN_IN_STEP} formNoValidate>
              {say(accountMessages.signIn)}
            </button>
          </p>
          <TextField
            name="email"
            type="email"
            label={say(checkoutMessages.email)}
            autoComplete="email"
            inputMode="email"
            defaultValue={data.values.email}
            error={errors.email}
          />
        </>
      )}
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
