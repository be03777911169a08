/** `/api/sites/:identifier/pages/:id/fields` */
import { listPageFields } from '@sitewright/contract';
import type { CallRegistration, CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { typedOrigin } from '../sites/site-origin.ts';
import { FieldFinder } from './list-page-fields.ts';

function handlePageFields(scope: CallScope): void {
  const finder = new FieldFinder(scope.ctx);
  handleCall(scope, listPageFields, ({ site, params: { id }, request }) =>
    finder.list(site, typedOrigin(request), id),
  );
}

/** The calls about areas of templates. */
export const pageFieldCalls: readonly CallRegistration[] = [handlePageFields];
