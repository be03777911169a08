import { checkoutMessages, testCards } from '@sitewright/contract';

/** The cards to try while the shop is in test mode. */
export function TestCards() {
  return (
    <div className="sw-test-cards">
      <p>{checkoutMessages.testNotice}</p>
      <ul>
        {testCards.map(({ number, outcome }) => (
          <li key={number}>
            <code>{number}</code> <span>{outcome}</span>
          </li>
        ))}
      </ul>
      <p className="sw-quiet">Any future expiry date, any security code.</p>
    </div>
  );
}
