import { useSite } from '../../app/office-context.ts';
import { showing } from '../../data/shown-at-once.ts';
import { useWrite } from '../../data/use-write.ts';
import { useRuleActions } from '../rules/use-rule-actions.ts';

const list = 'GET /api/sites/:identifier/discounts';
const one = 'GET /api/sites/:identifier/discounts/:id';

/** Switching discounts and deleting them. */
export function useDiscountActions() {
  const { identifier } = useSite();
  const change = useWrite('PATCH /api/sites/:identifier/discounts/:id', {
    refreshes: [list, one],
    shows: ({ params: { id }, body: { changes } }) => [
      showing(list, (answer) => ({
        ...answer,
        discounts: answer.discounts.map((rule) => switched(rule, id, changes.isEnabled?.to)),
      })),
    ],
  });
  const gone = useWrite('DELETE /api/sites/:identifier/discounts/:id', { refreshes: [list] });
  return useRuleActions({
    setEnabled: (id, isEnabled) =>
      change.runAndWait({
        params: { identifier, id },
        body: { changes: { isEnabled: { from: !isEnabled, to: isEnabled } } },
      }),
    remove: (id) => gone.runAndWait({ params: { identifier, id } }),
  });
}

/** The same of sales. */
export function useSaleActions() {
  const { identifier } = useSite();
  const refreshes = ['GET /api/sites/:identifier/sales'] as const;
  const change = useWrite('PATCH /api/sites/:identifier/sales/:id', {
    refreshes,
    shows: ({ params: { id }, body: { changes } }) => [
      showing('GET /api/sites/:identifier/sales', (answer) => ({
        ...answer,
        sales: answer.sales.map((rule) => switched(rule, id, changes.isEnabled?.to)),
      })),
    ],
  });
  const gone = useWrite('DELETE /api/sites/:identifier/sales/:id', { refreshes });
  return useRuleActions({
    setEnabled: (id, isEnabled) =>
      change.runAndWait({
        params: { identifier, id },
        body: { changes: { isEnabled: { from: !isEnabled, to: isEnabled } } },
      }),
    remove: (id) => gone.runAndWait({ params: { identifier, id } }),
  });
}

function switched<Rule extends { id: string; isEnabled: boolean }>(
  rule: Rule,
  id: string,
  isEnabled: boolean | undefined,
): Rule {
  return rule.id === id && isEnabled !== undefined ? { ...rule, isEnabled } : rule;
}
