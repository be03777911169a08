/** Takes over lists of rates as taxes of a site. */
import { listEuVatRules, listUsSalesTaxRules, type TaxRule } from '@sitewright/commerce';
import {
  ApiError,
  ruleLimits,
  taxRuleDraftSchema,
  type TaxRatesChoice,
} from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { holdRules } from '../../db/rule-rows.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { listTaxRules } from './load-tax-rules.ts';
import { toColumns } from './save-tax-rule.ts';

/** What was loaded, and how many rules of an earlier list went. */
export interface LoadedRates {
  readonly loaded: number;
  readonly removed: number;
}

const prefixOf = { EU: 'eu-vat:', US: 'us-sales-tax:' } as const;

/**
 * Loads rates as taxes. A rule that is there from an earlier list gets its rate of now and keeps its
 * id; what the list does not have any more goes; taxes made by hand stay. Of two lists that come at the
 * same moment one replaces the other: together they would tax twice.
 * @throws ApiError `too_many_rules`
 */
export async function saveTaxRates(
  trx: WriteTransaction,
  siteId: string,
  choice: TaxRatesChoice,
): Promise<LoadedRates> {
  const rules = listRules(choice);
  await holdRules(trx, 'tax_rules', siteId);
  const removed = await removeOthers(trx, siteId, { area: choice.area, rules });
  const { taxRules: count } = ruleLimits;
  const known = (await listTaxRules(trx, siteId)).map(({ preset }) => preset);
  const added = rules.filter(({ id }) => !known.includes(id));
  if (known.length + added.length > count) throw new ApiError('too_many_rules', { count });
  for (const { id: preset, ...rule } of rules) {
    const values = toColumns(parseRequest(taxRuleDraftSchema, rule));
    await trx
      .insertInto('tax_rules')
      .values({ site_id: siteId, id: newId(), preset, ...values })
      .onConflict((conflict) => conflict.columns(['site_id', 'preset']).doUpdateSet(values))
      .execute();
  }
  await bumpSiteVersion(trx, siteId);
  return { loaded: rules.length, removed };
}

function listRules(choice: TaxRatesChoice): TaxRule[] {
  return choice.area === 'EU' ? listEuVatRules(choice) : listUsSalesTaxRules(choice.states);
}

async function removeOthers(
  trx: WriteTransaction,
  siteId: string,
  { area, rules }: { area: TaxRatesChoice['area']; rules: readonly TaxRule[] },
): Promise<number> {
  const gone = await trx
    .deleteFrom('tax_rules')
    .where('site_id', '=', siteId)
    .where('preset', 'like', `${prefixOf[area]}%`)
    .where(
      'preset',
      'not in',
      rules.map(({ id }) => id),
    )
    .returning('id')
    .execute();
  return gone.length;
}
