import type { Address, Order } from '@sitewright/contract';

interface OrderAddressesProps {
  readonly order: Order;
  readonly locale: string;
}

/** Where the order goes, how, and who pays. */
export function OrderAddresses({ order, locale }: OrderAddressesProps) {
  const { shippingAddress, billingAddress, shippingOptionName } = order;
  if (!shippingAddress && !billingAddress) return null;
  return (
    <section className="sw-panel" aria-label="Delivery and billing">
      {shippingAddress && (
        <>
          <h2>Ships to</h2>
          <AddressLines address={shippingAddress} locale={locale} />
          <p className="sw-quiet">{shippingOptionName}</p>
        </>
      )}
      {billingAddress && (
        <>
          <h2>Billed to</h2>
          <AddressLines address={billingAddress} locale={locale} />
        </>
      )}
    </section>
  );
}

interface AddressLinesProps {
  readonly address: Address;
  readonly locale: string;
}

function AddressLines({ address, locale }: AddressLinesProps) {
  const { firstName, lastName, line1, line2, city, region, postalCode, country, phone } = address;
  const place = [[city, region].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');
  const countryName = new Intl.DisplayNames([locale], { type: 'region' }).of(country);
  const lines = [`${firstName} ${lastName}`, line1, line2, place, countryName, phone];
  return (
    <address>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
