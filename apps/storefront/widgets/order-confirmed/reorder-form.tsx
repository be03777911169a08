import { reorderMessages, type OrderConfirmedPage } from '@sitewright/contract';

/** Puts the same into the cart once more. Works without scripts. */
export function ReorderForm({ reorder }: Pick<OrderConfirmedPage, 'reorder'>) {
  if (!reorder) return null;
  return (
    <form method="post" action={reorder.action}>
      <input type="hidden" name="requestId" value={reorder.requestId} />
      <button type="submit" className="sw-button is-quiet">
        {reorderMessages.button}
      </button>
    </form>
  );
}
