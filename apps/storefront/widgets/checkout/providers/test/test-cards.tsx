import { checkoutMessages, testCards } from '@sitewright/contract';
import { say } from '../../../../platform/say.ts';

/** The cards to try while the shop is in test mode. */
export function TestCards() {
  return (
    <div className="sw-test-cards">
      <p>{say(checkoutMessages.testNotice)}</p>
      <ul>
        {testCards.map(({ number, outcome }) => (
          <li key={number}>
            <code>{number}</code> <span>{say(outcome)}</span>
          </li>
        ))}
      </ul>
      <p className="sw-quiet">{say('Any future expiry date, any security code.')}</p>
    </div>
  );
}
