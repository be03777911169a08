import { cartMessages, type Cart } from '@sitewright/contract';
import type { FormEvent } from 'react';
import { useMoneyWriter } from '../../platform/money-notation.tsx';
import { useIsAlive } from '../../platform/use-is-alive.ts';
import type { CouponEntry } from './coupon-entry.ts';
import { say } from '../../platform/say.ts';

interface CouponFormProps {
  readonly cart: Cart;
  readonly coupons: CouponEntry;
  readonly message: string;
}

/** Enters a discount code and lists those on the cart; needs scripts, so it comes with them. */
export function CouponForm({ cart, coupons, message }: CouponFormProps) {
  const isAlive = useIsAlive();
  const writeMoney = useMoneyWriter();
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = new FormData(form).get('promoCode');
    if (typeof code !== 'string' || !code.trim()) return;
    void coupons.apply(code.trim()).then((isTaken) => isTaken && form.reset());
  };
  if (!isAlive) return null;
  return (
    <div className="sw-coupons">
      <form onSubmit={handleSubmit}>
        <label className="sw-hidden" htmlFor="sw-promo-code">
          {say('Discount code')}
        </label>
        <input
          id="sw-promo-code"
          name="promoCode"
          placeholder={say('Discount code')}
          autoComplete="off"
        />
        <button type="submit" className="sw-button is-quiet">
          {say('Apply')}
        </button>
      </form>
      <p className="sw-field-error" role="alert">
        {message}
      </p>
      {cart.coupons.map((coupon) => (
        <p key={coupon.id} className="sw-coupon">
          <strong>{coupon.code}</strong>
          <span>
            {coupon.problem ??
              writeMoney({ amountCents: -coupon.discountCents, currencyCode: cart.currency })}
          </span>
          <button
            type="button"
            className="sw-link-button"
            aria-label={say('Remove {name}', { name: coupon.code })}
            onClick={() => void coupons.remove(coupon.id)}
          >
            {say(cartMessages.remove)}
          </button>
        </p>
      ))}
    </div>
  );
}
