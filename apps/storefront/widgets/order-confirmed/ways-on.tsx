import { cartMessages, type OrderConfirmedPage } from '@sitewright/contract';
import { Said } from '../../platform/said.tsx';
import { say } from '../../platform/say.ts';

/** Where a buyer goes from an order: back to the shop, or to who answers questions. */
export function WaysOn({
  store,
}: {
  store: Pick<OrderConfirmedPage['store'], 'continueShoppingUrl' | 'contactEmail'>;
}) {
  return (
    <>
      <a className="sw-button" href={store.continueShoppingUrl}>
        {say(cartMessages.continueShopping)}
      </a>
      {store.contactEmail && (
        <p className="sw-quiet">
          <Said
            text="Questions? Write to {email}."
            parts={{
              email: (
                <a key="email" href={`mailto:${store.contactEmail}`}>
                  {store.contactEmail}
                </a>
              ),
            }}
          />
        </p>
      )}
    </>
  );
}
