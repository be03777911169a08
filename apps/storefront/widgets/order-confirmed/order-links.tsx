import type { OrderConfirmedPage } from '@sitewright/contract';

/** What else came with an order: its papers, its downloads, its subscription. */
export function OrderLinks({ links }: Pick<OrderConfirmedPage, 'links'>) {
  if (links.length === 0) return null;
  return (
    <p className="sw-confirmed-links">
      {links.map(({ label, url }) => (
        <a key={url} className="sw-button is-quiet" href={url}>
          {label}
        </a>
      ))}
    </p>
  );
}
