import { checkoutMessages } from '@sitewright/contract';
import type { CheckoutPage } from '@sitewright/contract';

/** The cards to try while the shop is in test mode; absent when it is not. */
export function TestCards({ cards }: { readonly cards: CheckoutPage['testCards'] }) {
  if (cards.length === 0) return null;
  return (
    <div className="sw-test-cards">
      <p>{checkoutMessages.testNotice}</p>
      <ul>
        {cards.map(({ number, outcome }) => (
          <li key={number}>
            <code>{number}</code> <span>{outcome}</span>
          </li>
        ))}
      </ul>
      <p className="sw-quiet">Any future expiry date, any security code.</p>
    </div>
  );
}
