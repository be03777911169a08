import { isTruthy } from '@sitewright/template';
import type { Predicate } from '@sitewright/template';

/** Debug switch of the page. */
export const debug: Predicate = {
  name: 'debug?',
  summary: 'The data has a truthy `debug`.',
  examples: [{ template: '{.debug?}on{.or}off{.end}', data: { debug: true }, output: 'on' }],
  test: (_value, _args, ctx) => isTruthy(ctx.resolve(['debug'])),
};
