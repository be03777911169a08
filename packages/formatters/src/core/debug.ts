import { isTruthy } from '@sitewright/template';
import type { Predicate } from '@sitewright/template';

/** Debug switch of the page. */
export const debug: Predicate = {
  name: 'debug?',
  test: (_value, _args, ctx) => isTruthy(ctx.resolve(['debug'])),
};
