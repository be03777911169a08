import { writeAddressLines } from '@sitewright/contract';
import type { Order, WrittenAddress } from '@sitewright/contract';
import { say } from '../../platform/say.ts';

interface OrderAddressesProps {
  readonly order: Order;
  readonly locale: string;
}

/** Where the order goes, how, and who pays. */
export function OrderAddresses({ order, locale }: OrderAddressesProps) {
  const { shippingAddress, billingAddress, pickupContact, shippingOptionName } = order;
  const told = [
    ...(order.note ? [{ title: say('Your note'), text: order.note }] : []),
    ...order.answers,
  ];
  if (!shippingAddress && !billingAddress && !pickupContact && told.length === 0) return null;
  return (
    <section className="sw-panel" aria-label={say('Delivery and billing')}>
      {shippingAddress && (
        <>
          <h2>{say('Ships to')}</h2>
          <AddressLines address={shippingAddress} locale={locale} />
          <p className="sw-quiet">{shippingOptionName}</p>
        </>
      )}
      {pickupContact && (
        <>
          <h2>{say('Picked up by')}</h2>
          <AddressLines address={pickupContact} locale={locale} />
          <p className="sw-quiet">{shippingOptionName}</p>
        </>
      )}
      {billingAddress && (
        <>
          <h2>{say('Billed to')}</h2>
          <AddressLines address={billingAddress} locale={locale} />
        </>
      )}
      {told.map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p className="sw-told">{text}</p>
        </div>
      ))}
    </section>
  );
}

interface AddressLinesProps {
  readonly address: WrittenAddress;
  readonly locale: string;
}

function AddressLines({ address, locale }: AddressLinesProps) {
  return (
    <address>
      {writeAddressLines(address, locale).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
