import { useSite } from '../../app/office-context.ts';
import { useRead } from '../../data/use-read.ts';

/** Orders that need a person; not asked for a role that may not see orders. */
export function useOrderAlerts() {
  const { identifier, may } = useSite();
  const isWanted = may('view-orders');
  return useRead(
    'GET /api/sites/:identifier/orders/alerts',
    { params: { identifier } },
    { isWanted },
  );
}
