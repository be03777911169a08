import { describeVariant, formatMoney, stockOf } from '@sitewright/commerce';
import { QuantityStepper } from '../quantity/quantity-stepper.tsx';
import type { CartPageEntry } from './cart-page-data.ts';
import { entryPath } from './cart-page-store.ts';
import { EntryDetails } from './entry-details.tsx';

interface EntryRowProps {
  readonly entry: CartPageEntry;
  readonly currencyCode: string;
  readonly error: string | undefined;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
  readonly onEditDetails: () => void;
}

/** One line of the cart. Its two forms work without JavaScript too. CART-05, CART-21 */
export function EntryRow(props: EntryRowProps) {
  const { entry, currencyCode, error, onQuantity, onRemove, onEditDetails } = props;
  const money = (amountCents: number): string => formatMoney({ amountCents, currencyCode });
  const action = entryPath(entry.id);
  const variant = describeVariant(entry.chosenVariant);
  return (
    <li className="sw-entry">
      <EntryPicture entry={entry} />
      <div className="sw-entry-text">
        <h3 className="sw-entry-title">
          {entry.url ? <a href={entry.url}>{entry.title}</a> : entry.title}
        </h3>
        {variant && <p className="sw-entry-variant">{variant}</p>}
        <p className="sw-entry-unit">{money(entry.purchasePriceCents)}</p>
        <EntryDetails entry={entry} onEdit={onEditDetails} />
      </div>
      <p className="sw-entry-sum">{money(entry.subTotal)}</p>
      <div className="sw-entry-actions">
        <form method="post" action={action} onSubmit={(event) => event.preventDefault()}>
          <QuantityStepper
            label={`Quantity of ${entry.title}`}
            quantity={entry.quantity}
            most={stockOf(entry.chosenVariant)}
            onChange={onQuantity}
          />
          <noscript>
            <button type="submit" className="sw-link-button">
              Update
            </button>
          </noscript>
        </form>
        <form
          method="post"
          action={action}
          onSubmit={(event) => {
            event.preventDefault();
            onRemove();
          }}
        >
          <input type="hidden" name="remove" value="1" />
          <button type="submit" className="sw-link-button" aria-label={`Remove ${entry.title}`}>
            Remove
          </button>
        </form>
      </div>
      <p className="sw-entry-error" role="alert">
        {error}
      </p>
    </li>
  );
}

function EntryPicture({ entry }: { readonly entry: CartPageEntry }) {
  return (
    <div className="sw-entry-picture">
      {entry.imageUrl && <img src={entry.imageUrl} alt="" width={120} height={120} />}
    </div>
  );
}
