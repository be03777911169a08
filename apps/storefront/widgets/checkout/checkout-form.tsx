import { checkoutMessages, enterGiftCardStep } from '@sitewright/contract';
import type { CheckoutPage } from '@sitewright/contract';
import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { AddressFields } from './address-fields.tsx';
import { BillingSection } from './billing-section.tsx';
import type { CheckoutState } from './checkout-state.ts';
import type { CheckoutStore } from './checkout-store.ts';
import { isPlaceField, placeKind } from './checkout-values.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import { MoreSection } from './more-section.tsx';
import { ContinueElsewhere } from './continue-elsewhere.tsx';
import { EmailProof } from './email-proof.tsx';
import { ContactSection, SIGN_IN_STEP } from './contact-section.tsx';
import { formatWhileTyping, readFormFields } from './form-fields.ts';
import { shareTotal } from './amount-due.ts';
import { giftCardField } from './gift-card-entry.ts';
import { GiftCardSection } from './gift-card-section.tsx';
import { PayButton } from './pay-button.tsx';
import { PaymentSection } from './payment-section.tsx';
import { ShippingOptions } from './shipping-options.tsx';
import { say } from '../../platform/say.ts';

interface CheckoutFormProps {
  readonly data: CheckoutPage;
  readonly store: CheckoutStore;
  readonly state: CheckoutState;
  readonly onAlive: ((form: HTMLFormElement) => void) | undefined;
  readonly onTyped: ((form: HTMLFormElement) => void) | undefined;
}

/** The first field that needs another look after a press of the button. */
const INVALID = '[aria-invalid=true], .sw-options:has(.sw-field-error) input';

/** The form. Without scripts it posts itself; with them the store pays and the page stays. */
export function CheckoutForm({ data, store, state, onAlive, onTyped }: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { cart, errors } = state;
  const isPlaceless =
    cart.requiresShipping &&
    state.shipping === 'unknown' &&
    !(state.isPickup && state.shippingOptionId);

  useEffect(() => {
    if (form.current) onAlive?.(form.current);
  }, [onAlive]);
  useEffect(() => {
    if (state.phase === 'editing') form.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [state.phase]);

  const handleChange = (event: FormEvent<HTMLFormElement>): void => {
    const field = event.target as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
    const { name, value } = field;
    if (field instanceof HTMLInputElement) formatWhileTyping(field);
    if (errors[name]) store.clearError(name);
    if (name === 'shippingAddress.country') store.chooseCountry('shippingAddress', value);
    if (name === 'billingAddress.country') store.chooseCountry('billingAddress', value);
    if (isPlaceField(name, placeKind(cart.requiresShipping && !state.isPickup)))
      store.shipping.locate(readFormFields(event.currentTarget));
    onTyped?.(event.currentTarget);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    // The server keeps what is typed, and brings it back.
    const step = stepOf(event.nativeEvent);
    if (step === SIGN_IN_STEP) return;
    event.preventDefault();
    const target = event.currentTarget;
    const code = target.elements.namedItem(giftCardField);
    if (step === enterGiftCardStep && code instanceof HTMLInputElement) {
      void store.giftCards.apply(code.value).then((isTaken) => {
        if (isTaken) code.value = '';
        else code.focus();
      });
      return;
    }
    void store.pay(readFormFields(target)).then(() => clearTaken(code, store));
  };
  return (
    <form
      ref={form}
      className={isPlaceless ? 'sw-checkout-form is-placeless' : 'sw-checkout-form'}
      method="post"
      action={data.actionUrl}
      noValidate
      onChange={handleChange}
      onSubmit={handleSubmit}
    >
      {/* What Enter presses in any field: not the button to sign in, which would be the first. */}
      <button
        type="submit"
        className="sw-hidden"
        tabIndex={-1}
        aria-hidden="true"
        {...(isPlaceless && { name: 'step', value: 'place' })}
      />
      <input type="hidden" name="expectedTotalCents" value={cart.grandTotalCents} />
      <input type="hidden" name="expectedDueCents" value={shareTotal(state).amountDueCents} />
      <input type="hidden" name="paymentAttemptId" value={data.paymentAttemptId} />
      <ContactSection data={data} errors={errors} />
      <ContinueElsewhere
        message={state.linkMessage}
        onAsk={(asking) => void store.mailLink(readFormFields(asking))}
      />
      {cart.requiresShipping && (
        <>
          <section aria-labelledby="sw-delivery-title">
            <h2 id="sw-delivery-title">{say('Delivery')}</h2>
            {data.delivery.canPickUp && data.delivery.canShip ? (
              <DeliveryChoice
                state={state}
                onChoose={(isPickup) => void store.shipping.chooseMethod(isPickup)}
              />
            ) : (
              <input
                type="hidden"
                name="deliveryMethod"
                value={data.delivery.canPickUp ? 'pickup' : 'ship'}
              />
            )}
            <AddressFields kind="shippingAddress" data={data} state={state} />
            {isPlaceless && (
              <button className="sw-button sw-wide sw-place-step" name="step" value="place">
                {say(checkoutMessages.continue)}
              </button>
            )}
          </section>
          <section aria-labelledby="sw-shipping-title" className="sw-later-step">
            <h2 id="sw-shipping-title">
              {state.isPickup ? say('Where to pick it up') : say('Shipping method')}
            </h2>
            <ShippingOptions
              state={state}
              onChoose={(id) => void store.shipping.choose(id)}
              onTryAgain={() => void store.shipping.locateAgain()}
            />
          </section>
        </>
      )}
      <MoreSection data={data} errors={errors} />
      <section aria-labelledby="sw-payment-title" className="sw-later-step">
        <h2 id="sw-payment-title">{say('Payment')}</h2>
        {data.takesGiftCards && <GiftCardSection state={state} giftCards={store.giftCards} />}
        <PaymentSection
          data={data}
          state={state}
          onChoose={(provider) => store.chooseProvider(provider)}
        />
        {data.mayProveEmail && (
          <EmailProof
            message={state.linkMessage}
            onAsk={(asking) => void store.mailLink(readFormFields(asking))}
          />
        )}
        <BillingSection data={data} state={state} />
      </section>
      <PayButton data={data} state={state} />
    </form>
  );
}

/** What the pressed button asks for; undefined for those that pay. */
function stepOf(event: Event): string | undefined {
  if (!(event instanceof SubmitEvent)) return undefined;
  const { submitter } = event;
  return submitter instanceof HTMLButtonElement && submitter.name === 'step'
    ? submitter.value
    : undefined;
}

/** A code that was taken stands in the list: its field is free for the next. */
function clearTaken(field: Element | RadioNodeList | null, store: CheckoutStore): void {
  const isRefused = store.state.get().errors[giftCardField] !== undefined;
  if (field instanceof HTMLInputElement && !isRefused) field.value = '';
}
