import {
  fulfillmentMessages,
  orderEditMessages,
  orderStateMessages,
  shipmentMessages,
} from '@sitewright/contract';
import type { OrderStatusPage } from '@sitewright/contract';
import { MoneyNotationContext, useMoneyWriter } from '../../platform/money-notation.tsx';
import { OrderReturns } from './order-returns.tsx';
import { ReorderForm } from '../order-confirmed/reorder-form.tsx';
import { OrderLinks } from '../order-confirmed/order-links.tsx';
import { WaysOn } from '../order-confirmed/ways-on.tsx';
import { Bought } from '../order-confirmed/order-confirmed.tsx';
import { say } from '../../platform/say.ts';

/** How an order stands, for its buyer in full; for whoever has the link, number and state. ROUT-34 */
export function OrderStatus({ data }: { readonly data: OrderStatusPage }) {
  const { order, store, isOwn } = data;
  return (
    <div className="sw-confirmed">
      <header>
        <p className="sw-quiet">{say('Order #{number}', { number: order.orderNumber })}</p>
        <h1>{say(orderStateMessages[order.status] ?? '')}</h1>
        {fulfillmentOf(data) && <p>{fulfillmentOf(data)}</p>}
        {order.testMode && (
          <p className="sw-test-note">{say('This is a test order. Nothing was charged.')}</p>
        )}
      </header>
      <OrderLinks links={data.links} />
      {isOwn && (
        <MoneyNotationContext value={store.moneyNotation}>
          <Rest data={data} />
          <Shipments data={data} />
          <Refunds data={data} />
          <OrderReturns
            data={data}
            writeDay={(instant) => writeDay(instant, { ...store, timeZone: data.timeZone })}
            action={`${data.statusUrl}/returns`}
          />
          <Bought data={data} />
          <ReorderForm reorder={data.reorder} />
        </MoneyNotationContext>
      )}
      <WaysOn store={store} />
    </div>
  );
}

interface PartProps {
  readonly data: OrderStatusPage;
}

/** Nothing of an order that is not paid, or was called off, is to be sent. */
function fulfillmentOf({ order, delivery }: OrderStatusPage): string {
  if (delivery === 'none') return '';
  const { status, fulfillmentStatus } = order;
  const isOpen = status === 'paid' || status === 'needs_attention';
  return isOpen || fulfillmentStatus !== 'pending'
    ? say(fulfillmentMessages[delivery][fulfillmentStatus] ?? '')
    : '';
}

/** What is left to pay of an order that was changed, and where that is done. */
function Rest({ data: { rest, order } }: PartProps) {
  const writeMoney = useMoneyWriter();
  if (!rest) return null;
  const due = writeMoney({ amountCents: rest.amountCents, currencyCode: order.currency });
  return (
    <section className="sw-panel" aria-labelledby="sw-rest-title">
      <h2 id="sw-rest-title">{`${say(orderEditMessages.restDueLabel)}: ${due}`}</h2>
      <p>{say(orderEditMessages.payRestText)}</p>
      <a className="sw-button" href={rest.url}>
        {say(orderEditMessages.payRest)}
      </a>
    </section>
  );
}

function Shipments({ data: { shipments, store, timeZone } }: PartProps) {
  if (shipments.length === 0) return null;
  return (
    <section className="sw-panel" aria-labelledby="sw-shipments-title">
      <h2 id="sw-shipments-title">{say('Shipments')}</h2>
      <ul className="sw-status-list">
        {shipments.map((shipment) => {
          const sentBy = [shipment.carrier, shipment.trackingNumber].filter(Boolean).join(' ');
          return (
            <li key={shipment.id}>
              <strong>{say(shipmentMessages[shipment.state] ?? '')}</strong>{' '}
              <span className="sw-quiet">
                {writeDay(shipment.createdOn, { locale: store.locale, timeZone })}
              </span>
              {shipment.items.map(({ id, name, variant, quantity }) => (
                <p key={id}>{`${quantity} × ${[name, variant].filter(Boolean).join(', ')}`}</p>
              ))}
              {shipment.trackingUrl ? (
                <p>
                  <a href={shipment.trackingUrl} rel="noreferrer">
                    {sentBy ? say('Track {parcel}', { parcel: sentBy }) : say('Track your parcel')}
                  </a>
                </p>
              ) : (
                sentBy && <p>{sentBy}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Refunds({ data: { refunds, refundedCents, order, store, timeZone } }: PartProps) {
  const writeMoney = useMoneyWriter();
  if (refunds.length === 0) return null;
  const money = (amountCents: number) => writeMoney({ amountCents, currencyCode: order.currency });
  return (
    <section className="sw-panel" aria-labelledby="sw-refunds-title">
      <h2 id="sw-refunds-title">{say('Refunds')}</h2>
      <ul className="sw-status-list">
        {refunds.map(({ id, createdOn, isDone, amountCents }) => (
          <li key={id}>
            <strong>{money(amountCents)}</strong>{' '}
            {isDone ? say('given back') : say('on its way back')}{' '}
            <span className="sw-quiet">
              {writeDay(createdOn, { locale: store.locale, timeZone })}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {say('In all {back} of {total} went back.', {
          back: money(refundedCents),
          total: money(order.grandTotalCents),
        })}
      </p>
    </section>
  );
}

function writeDay(
  instant: number,
  { locale, timeZone }: { locale: string; timeZone: string },
): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(instant);
}
