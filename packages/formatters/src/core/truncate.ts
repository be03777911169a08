import type { Args, Formatter } from '@sitewright/template';
import { truncateText } from '../text/truncate.ts';
import { firstIsInteger } from '../values/arg-rules.ts';
import { asText } from '../values/read.ts';

const DEFAULT_LIMIT = 100;
const DEFAULT_SUFFIX = '...';

/** Short text. FMT-12. */
export const truncate: Formatter<{ readonly limit: number; readonly suffix: string }> = {
  name: 'truncate',
  checkArgs: firstIsInteger,
  prepare: ({ list: [limit, suffix = DEFAULT_SUFFIX] }: Args) => ({
    limit: limit === undefined ? DEFAULT_LIMIT : Number.parseInt(limit, 10),
    suffix,
  }),
  run: (value, { limit, suffix }) =>
    limit > 0 && limit < Infinity ? truncateText(asText(value), limit, suffix) : value,
};
