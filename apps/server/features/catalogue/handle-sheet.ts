/** `/api/sites/:identifier/product-sheet`. PROD-08 */
import { ApiError, readProductSheet, saveProductSheet } from '@sitewright/contract';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { loadFilterScope } from './filter-scope.ts';
import { readSheet } from './read-sheet.ts';
import { saveSheet } from './save-sheet.ts';

export function handleSheet(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, readProductSheet, async ({ site, query }) =>
    readSheet(ctx.db, await loadFilterScope(ctx, site, query), query),
  );
  handleCall(scope, saveProductSheet, ({ site, staff, body }) => {
    const movesUnits = body.products.some(({ stock }) => stock.length > 0);
    if (movesUnits && !isAllowed(staff, 'edit-inventory')) throw new ApiError('not_allowed');
    return saveSheet({ ctx, site, staff }, body);
  });
}
