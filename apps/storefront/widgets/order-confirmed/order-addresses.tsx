import type { Address, Order } from '@sitewright/contract';

/** Where the order goes, how, and who pays. */
export function OrderAddresses({ order }: { readonly order: Order }) {
  const { shippingAddress, billingAddress, shippingOptionName } = order;
  if (!shippingAddress && !billingAddress) return null;
  return (
    <section className="sw-panel" aria-label="Delivery and billing">
      {shippingAddress && (
        <>
          <h2>Ships to</h2>
          <AddressLines address={shippingAddress} />
          <p className="sw-quiet">{shippingOptionName}</p>
        </>
      )}
      {billingAddress && (
        <>
          <h2>Billed to</h2>
          <AddressLines address={billingAddress} />
        </>
      )}
    </section>
  );
}

function AddressLines({ address }: { readonly address: Address }) {
  const { firstName, lastName, line1, line2, city, region, postalCode, country, phone } = address;
  const place = [[city, region].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');
  const lines = [`${firstName} ${lastName}`, line1, line2, place, country, phone];
  return (
    <address>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
