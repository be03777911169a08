import { reorderMessages, type OrderConfirmedPage } from '@sitewright/contract';
import { say } from '../../platform/say.ts';

/** Puts the same into the cart once more. Works without scripts. */
export function ReorderForm({ reorder }: Pick<OrderConfirmedPage, 'reorder'>) {
  if (!reorder) return null;
  return (
    <form method="post" action={reorder.action}>
      <input type="hidden" name="requestId" value={reorder.requestId} />
      <button type="submit" className="sw-button is-quiet">
        {say(reorderMessages.button)}
      </button>
    </form>
  );
}
