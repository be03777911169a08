import { describeVariant, stockOf } from '@sitewright/commerce';
import { cartMessages } from '@sitewright/contract';
import type { CartEntry } from '@sitewright/contract';
import { useMoneyWriter } from '../../platform/money-notation.tsx';
import { useIsAlive } from '../../platform/use-is-alive.ts';
import { QuantityStepper } from '../quantity/quantity-stepper.tsx';
import { entryPath } from './cart-page-store.ts';
import { EntryDetails } from './entry-details.tsx';
import { EntryPicture } from './entry-picture.tsx';
import { say } from '../../platform/say.ts';

interface EntryRowProps {
  readonly entry: CartEntry;
  readonly currencyCode: string;
  readonly error: string | undefined;
  readonly onQuantity: (quantity: number, typed: number) => void;
  readonly onRemove: () => void;
  readonly onEditDetails: () => void;
  /** Of an error that may be over a moment later. */
  readonly onTryAgain?: () => void;
}

/** One line of the cart. Its two forms work without JavaScript too. CART-05, CART-21 */
export function EntryRow(props: EntryRowProps) {
  const { entry, currencyCode, error, onQuantity, onRemove, onEditDetails, onTryAgain } = props;
  const writeMoney = useMoneyWriter();
  const money = (amountCents: number): string => writeMoney({ amountCents, currencyCode });
  const isAlive = useIsAlive();
  const action = entryPath(entry.id);
  const variant = describeVariant(entry.chosenVariant);
  return (
    <li className="sw-entry">
      <EntryPicture image={entry.image} size={120} />
      <div className="sw-entry-text">
        <h2 className="sw-entry-title">
          <a href={entry.item.fullUrl}>{entry.title}</a>
        </h2>
        {variant && <p className="sw-entry-variant">{variant}</p>}
        <p className="sw-entry-unit">
          {entry.subscriptionPhrase ?? money(entry.purchasePriceCents)}
        </p>
        <EntryDetails entry={entry} onEdit={onEditDetails} />
      </div>
      <p className="sw-entry-sum">{money(entry.subTotal)}</p>
      <div className="sw-entry-actions">
        {entry.isQuantityEditable && (
          <form method="post" action={action} onSubmit={(event) => event.preventDefault()}>
            <QuantityStepper
              label={say('Quantity: {title}', { title: entry.title })}
              quantity={entry.quantity}
              most={stockOf(entry.chosenVariant)}
              onChange={onQuantity}
            />
            {!isAlive && (
              <button type="submit" className="sw-link-button sw-scriptless">
                {say(cartMessages.update)}
              </button>
            )}
          </form>
        )}
        <form
          method="post"
          action={action}
          onSubmit={(event) => {
            event.preventDefault();
            onRemove();
          }}
        >
          <input type="hidden" name="remove" value="1" />
          <button
            type="submit"
            className="sw-link-button"
            aria-label={say('Remove {name}', { name: entry.title })}
          >
            {say(cartMessages.remove)}
          </button>
        </form>
      </div>
      <p className="sw-entry-error" role="alert">
        {error ?? entry.problem}
      </p>
      {onTryAgain && (
        <button
          type="button"
          className="sw-link-button sw-entry-again"
          onClick={({ currentTarget }) => {
            // The button goes: the keyboard stays with the entry. A field would open that of a phone.
            currentTarget.closest('li')?.querySelector('a')?.focus();
            onTryAgain();
          }}
        >
          {say(cartMessages.tryAgainButton)}
        </button>
      )}
    </li>
  );
}
