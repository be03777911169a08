import { getCartInstalmentOffer } from '@sitewright/commerce';
import { writeInstalmentOffer, type Cart, type CartPage } from '@sitewright/contract';
import { useMoneyWriter } from '../../platform/money-notation.tsx';
import { say } from '../../platform/say.ts';

interface InstalmentLineProps {
  readonly instalments: CartPage['instalments'];
  readonly cart: Cart;
}

/** What paying the cart by instalments comes to; nothing where that cannot be. INST-05..07 */
export function InstalmentLine({ instalments, cart }: InstalmentLineProps) {
  const write = useMoneyWriter();
  if (!instalments) return null;
  const items = cart.entries.map(({ item }) => item);
  const offer = getCartInstalmentOffer(items, cart.grandTotalCents, instalments);
  if (!offer) return null;
  const { brand, infoUrl, afterPayMin, afterPayMax, shopperLanguage } = instalments;
  return (
    <p
      className="sw-instalments"
      data-afterpay-available={instalments.afterPayAvailable}
      data-afterpay-min={afterPayMin}
      data-afterpay-max={afterPayMax}
      data-shopper-language={shopperLanguage}
      data-stripe-account-country={instalments.stripeAccountCountry}
    >
      <span className="sw-instalments-text">
        {writeInstalmentOffer(offer, { currencyCode: cart.currency, write, say })}
      </span>{' '}
      <a className="sw-instalments-info" href={infoUrl}>
        {brand}
        <span className="sw-hidden">{`: ${say('how it works')}`}</span>
      </a>
    </p>
  );
}
