/** Taxes as the log of writes knows them. */
import { isDeepStrictEqual } from 'node:util';
import { ApiError, ruleLimits } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { holdRules, requireRoom } from '../../db/rule-rows.ts';
import type { LoggedValue } from '../activity/log-write.ts';
import type { LoggedThing } from '../activity/logged-thing.ts';
import { rowThing } from '../activity/row-thing.ts';
import { listTaxRules } from './load-tax-rules.ts';

const rows = rowThing({
  kind: 'tax-rule',
  table: 'tax_rules',
  title: 'name',
  columns: [
    'name',
    'zone',
    'rate_ppm',
    'is_on_shipping',
    'is_included_in_price',
    'product_types',
    'tax_classes',
    'valid_from',
    'valid_until',
    'preset',
  ],
  requireRoom: (trx, siteId) =>
    requireRoom(trx, 'tax_rules', { siteId, most: ruleLimits.taxRules }),
});

/** One of a list of rates does not come back beside one of a newer list that taxes the same. */
export const taxThing: LoggedThing = {
  ...rows,
  async add(scope, key, kept) {
    await holdRules(scope.trx, 'tax_rules', key.siteId);
    await refuseTwice(scope.trx, key.siteId, kept.fields);
    await rows.add?.(scope, key, kept);
  },
};

/** @throws ApiError `not_undoable` */
async function refuseTwice(
  trx: WriteTransaction,
  siteId: string,
  { preset, zone, taxClasses, validFrom, validUntil }: LoggedValue,
): Promise<void> {
  if (preset === null) return;
  const [begins, ends] = [instantOf(validFrom, -Infinity), instantOf(validUntil, Infinity)];
  const isTaxed = (await listTaxRules(trx, siteId)).some(
    (rule) =>
      rule.preset !== null &&
      isDeepStrictEqual([rule.zone, rule.taxClasses], [zone, taxClasses]) &&
      begins < (rule.validUntil ?? Infinity) &&
      (rule.validFrom ?? -Infinity) < ends,
  );
  if (isTaxed) throw new ApiError('not_undoable');
}

/** As the log tells a time. */
function instantOf(value: unknown, otherwise: number): number {
  return typeof value === 'string' ? Date.parse(value) : otherwise;
}
