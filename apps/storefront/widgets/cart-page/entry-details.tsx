import { useIsAlive } from '../../platform/use-is-alive.ts';
import type { CartPageEntry } from './cart-page-data.ts';

interface EntryDetailsProps {
  readonly entry: CartPageEntry;
  readonly onEdit: () => void;
}

/** The answers of the additional-fields form, and the way to change them. CART-20, CART-23 */
export function EntryDetails({ entry, onEdit }: EntryDetailsProps) {
  const isAlive = useIsAlive();
  const details = entry.details ?? [];
  if (details.length === 0 && !entry.hasForm) return null;
  return (
    <div className="sw-entry-details">
      <dl>
        {details.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {isAlive && entry.hasForm && (
        <button type="button" className="sw-link-button" onClick={onEdit}>
          Edit details
        </button>
      )}
    </div>
  );
}
