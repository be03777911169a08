import type { Predicate } from '@sitewright/template';

/** The check for metric measures, which no engine has. TPL-14. */
export const unitsMetric: Predicate = {
  name: 'units-metric?',
  test: (_value, _args, ctx) => {
    ctx.error('NOT_IMPLEMENTED', '"units-metric?" formatter is not yet implemented');
    return false;
  },
};
