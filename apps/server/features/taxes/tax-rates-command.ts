/** `npm run tax-rates`: what it reads and what it prints. */
import { parseArgs } from 'node:util';
import { ApiError, taxRatesChoiceSchema } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { saveTaxRates } from './save-tax-rates.ts';

const usage = `npm run tax-rates -- SITE EU --home DE [--one-stop-shop] [--on-top]
npm run tax-rates -- SITE US NY NJ …

EU: value added tax. With --one-stop-shop each country's own rates, else those of home for all.
    Prices hold the tax, unless --on-top.
US: sales tax of the states where the shop has to collect it, without local taxes.`;

/** The command cannot be carried out. A few lines for the operator. */
export class TaxRatesCommandError extends Error {
  override name = 'TaxRatesCommandError';
}

/**
 * Carries it out and answers what to print.
 * @throws TaxRatesCommandError saying what is wrong
 */
export async function runTaxRatesCommand(
  ctx: Pick<AppContext, 'db' | 'transact'>,
  args: readonly string[],
): Promise<string> {
  const { identifier, choice } = readArguments(args);
  const site = await ctx.db
    .selectFrom('sites')
    .select('site_id')
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  if (!site) throw new TaxRatesCommandError(`There is no site "${identifier}".`);
  const { loaded, removed } = await ctx.transact((trx) => saveTaxRates(trx, site.site_id, choice));
  return `Loaded ${loaded} taxes; ${removed} of an earlier list went.`;
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [identifier, area, ...states] = positionals;
  if (!identifier || !area) throw new TaxRatesCommandError(usage);
  try {
    const choice = parseRequest(taxRatesChoiceSchema, {
      area,
      states,
      homeCountry: values.home,
      isOneStopShop: values['one-stop-shop'] ?? false,
      isIncludedInPrice: !values['on-top'],
    });
    return { identifier, choice };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const faults = Object.values(error.details.errors ?? {});
    throw new TaxRatesCommandError([...faults, usage].join('\n'));
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        home: { type: 'string' },
        'one-stop-shop': { type: 'boolean' },
        'on-top': { type: 'boolean' },
      },
    });
  } catch {
    throw new TaxRatesCommandError(usage);
  }
}
