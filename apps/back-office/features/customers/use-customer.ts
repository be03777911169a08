import type { CallAddress, CallAnswer, CallInput } from '@sitewright/contract';
import { useParams } from '@tanstack/react-router';
import { useSite } from '../../app/office-context.ts';
import { useWrite, type Write, type WriteOptions } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../ui/toast-store.ts';
import { customerTexts } from './customer-texts.ts';

/** Everything about a customer. */
export type CustomerDetail = CallAnswer<'GET /api/sites/:identifier/customers/:id'>;

/** A row of the list. */
export type CustomerLine = CallAnswer<'GET /api/sites/:identifier/customers'>['customers'][number];

const customerReads: readonly CallAddress[] = [
  'GET /api/sites/:identifier/customers',
  'GET /api/sites/:identifier/customers/count',
  'GET /api/sites/:identifier/customers/groups',
  'GET /api/sites/:identifier/customers/:id',
];

/** The site and the customer that the screen is about. */
export function useCustomerParams(): { identifier: string; id: string } {
  const { identifier } = useSite();
  const { id = '' } = useParams({ strict: false });
  return { identifier, id };
}

/** A write about a customer: all that shows customers is read anew. */
export function useCustomerWrite<Address extends CallAddress>(
  address: Address,
  options: Omit<WriteOptions<CallAnswer<Address>, CallInput<Address>>, 'refreshes'> = {},
): Write<CallAnswer<Address>, CallInput<Address>> {
  return useWrite(address, { ...options, refreshes: customerReads });
}

/** Tells that something was done, with Undo where the log can take it back. */
export function useUndoToast(): (message: string, activityId: string | undefined) => void {
  const write = useTexts();
  const { identifier } = useSite();
  const undo = useCustomerWrite('POST /api/sites/:identifier/activity/:id/undo');
  return (message, activityId) =>
    showToast({
      message,
      ...(activityId && {
        action: {
          label: write(customerTexts.undo),
          onPress: () => undo.run({ params: { identifier, id: activityId } }),
        },
      }),
    });
}
