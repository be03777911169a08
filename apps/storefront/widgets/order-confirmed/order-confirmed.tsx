import { describeVariant } from '@sitewright/commerce';
import {
  accountMessages,
  cartMessages,
  orderStateMessages,
  writeAnswer,
} from '@sitewright/contract';
import type { OrderConfirmedPage, OrderItem } from '@sitewright/contract';
import { MoneyNotationContext, useMoneyWriter } from '../../platform/money-notation.tsx';
import { EntryPicture } from '../cart-page/entry-picture.tsx';
import { TotalDetails } from '../checkout/total-details.tsx';
import { TotalsList } from '../checkout/totals-list.tsx';
import { OrderLinks } from './order-links.tsx';
import { WaysOn } from './ways-on.tsx';
import { ReorderForm } from './reorder-form.tsx';
import { OrderAddresses } from './order-addresses.tsx';
import { say } from '../../platform/say.ts';
import { Said } from '../../platform/said.tsx';

/** What a buyer sees after paying: the number, what was bought, where it goes. ROUT-25 */
export function OrderConfirmed({ data }: { readonly data: OrderConfirmedPage }) {
  const { order, store } = data;
  return (
    <div className="sw-confirmed">
      <header>
        <p className="sw-quiet">{say('Order #{number}', { number: order.orderNumber })}</p>
        <h1>{thanks(data)}</h1>
        {data.isOwn ? (
          <p>
            <Said
              text="We sent a confirmation to {email}."
              parts={{ email: <strong key="email">{order.email}</strong> }}
            />
          </p>
        ) : (
          <p>{stateOf(order.status)}</p>
        )}
        {order.testMode && (
          <p className="sw-test-note">{say('This is a test order. Nothing was charged.')}</p>
        )}
      </header>
      <OrderLinks links={data.links} />
      {data.isOwn && (
        <MoneyNotationContext value={store.moneyNotation}>
          <Bought data={data} />
        </MoneyNotationContext>
      )}
      <ReorderForm reorder={data.reorder} />
      {data.accountUrl && (
        <form method="post" action={data.accountUrl} className="sw-panel sw-account-offer">
          <input type="hidden" name="email" value={order.email} />
          <p>{say(accountMessages.offer)}</p>
          <button type="submit" className="sw-button is-quiet">
            {say(accountMessages.makeAccount)}
          </button>
        </form>
      )}
      <WaysOn store={store} />
    </div>
  );
}

/** What was bought and where it goes. */
export function Bought({
  data: { order, store },
}: {
  readonly data: Pick<OrderConfirmedPage, 'order' | 'store'>;
}) {
  return (
    <div className="sw-confirmed-columns">
      <section aria-labelledby="sw-bought-title" className="sw-panel">
        <h2 id="sw-bought-title">{say('Your order')}</h2>
        <ul className="sw-lines">
          {order.items.map((item) => (
            <OrderLine key={item.id} item={item} currencyCode={order.currency} />
          ))}
        </ul>
        <TotalsList
          totals={{ ...order, requiresShipping: order.shippingAddress !== null }}
          currencyCode={order.currency}
          isShippingKnown
        />
        <TotalDetails
          steps={order.steps}
          totalCents={order.grandTotalCents}
          currencyCode={order.currency}
        />
      </section>
      <OrderAddresses order={order} locale={store.locale} />
    </div>
  );
}

/** How an order stands, in words. */
function stateOf(status: string): string {
  return say(orderStateMessages[status] ?? '');
}

function thanks({ order }: OrderConfirmedPage): string {
  const who = order.shippingAddress ?? order.pickupContact ?? order.billingAddress;
  const name = who?.firstName;
  return name ? say('Thank you, {name}!', { name }) : say('Thank you for your order!');
}

interface OrderLineProps {
  readonly item: OrderItem;
  readonly currencyCode: string;
}

function OrderLine({ item, currencyCode }: OrderLineProps) {
  const variant = describeVariant(item);
  const writeMoney = useMoneyWriter();
  return (
    <li className="sw-line">
      <span className="sw-line-picture">
        <EntryPicture image={item.image} size={64} />
        <span className="sw-badge">
          <span className="sw-hidden">{`${say(cartMessages.quantity)} `}</span>
          {item.quantity}
        </span>
      </span>
      <span className="sw-line-text">
        {item.fullUrl ? <a href={item.fullUrl}>{item.productName}</a> : item.productName}
        <span className="sw-quiet">{variant}</span>
        {item.answers.map((answer) => (
          <span key={answer.title} className="sw-quiet sw-told">
            {writeAnswer(answer)}
          </span>
        ))}
      </span>
      <span className="sw-line-sum">
        {writeMoney({ amountCents: item.subTotalCents, currencyCode })}
      </span>
    </li>
  );
}
