/** Makes a site with everything that it begins with, in one transaction. */
import { ApiError, type newSiteSchema } from '@sitewright/contract';
import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { lockKey } from '../../db/lock-key.ts';
import type { Writer } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';
import { prepareDemoContent } from '../demo/demo-content.ts';
import { writeContent } from '../demo/write-site.ts';
import { requireLook } from '../looks/list-themes.ts';
import { saveShippingOption } from '../shipping/save-shipping-option.ts';
import { createSite } from '../sites/create-site.ts';
import { takeOverDefault } from '../sites/default-site.ts';
import { saveTaxRates } from '../taxes/save-tax-rates.ts';
import { saveTaxRule } from '../taxes/save-tax-rule.ts';
import { writeStarterPages } from './starter-pages.ts';

type NewSite = z.output<typeof newSiteSchema>;

export interface MadeSite {
  readonly siteId: string;
  readonly identifier: string;
}

/**
 * Makes it whole or not at all. Asked again by the same attempt, it answers the site that is there.
 * The first site of somebody answers on every host that none has claimed, in place of a demo shop.
 * @throws ApiError `site_name_taken`, `invalid_request`
 */
export async function makeNewSite(
  ctx: AppContext,
  wish: NewSite,
  writer: Writer,
): Promise<MadeSite> {
  const known = await findByAttempt(ctx.db, wish.attemptId);
  if (known) return known;
  const look = await requireLook(ctx, wish);
  const siteId = newId();
  // Pictures are kept as files, before the transaction: it would hold its locks for seconds.
  const demo = wish.content === 'demo' ? await prepareDemoContent(ctx, siteId) : undefined;
  return ctx.transact(async (trx) => {
    await lockKey(trx, 'new-site');
    const made = await findByAttempt(trx, wish.attemptId);
    if (made) return made;
    await requireFreeIdentifier(trx, wish.identifier);
    const isDefault = await takeOverDefault(trx);
    await createSite(trx, { ...siteOf(wish), ...look, siteId, isDefault });
    if (demo) await writeContent(trx, { ...demo, siteId, now: ctx.now() });
    else await writeStarterPages(trx, siteId, wish);
    if (wish.taxRates) await saveTaxRates(trx, siteId, wish.taxRates);
    for (const rule of wish.taxRules) await saveTaxRule(trx, siteId, rule);
    for (const option of wish.shippingOptions) await saveShippingOption(trx, siteId, option);
    await logMade(trx, siteId, { wish, writer, at: ctx.now() });
    return { siteId, identifier: wish.identifier };
  });
}

function siteOf(wish: NewSite) {
  const { title, identifier, currency, locale, timeZone, attemptId, country } = wish;
  const sells = wish.purpose !== 'site' || wish.content === 'demo';
  return {
    title,
    identifier,
    currency,
    locale,
    timeZone,
    attemptId,
    settings: {
      business: { country },
      // So that the first order can be tried at once; it takes no money.
      payments: { test: sells },
      store: {
        shippingCountryDefaultValue: country,
        measurementStandard: wish.measurementStandard,
        continueShoppingLinkUrl: wish.purpose === 'shop' ? '/' : sells ? '/shop' : '/',
      },
      languages: {
        languages: wish.languages.map((code) => ({ code, name: '', isEnabled: true })),
      },
    },
  };
}

async function findByAttempt(
  db: ReadDatabase | WriteTransaction,
  attemptId: string,
): Promise<MadeSite | undefined> {
  return db
    .selectFrom('sites')
    .select(['site_id as siteId', 'identifier'])
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
}

/** Its host is one of `site_domains`, which no other site may have either. */
async function requireFreeIdentifier(trx: WriteTransaction, identifier: string): Promise<void> {
  const taken = await trx
    .selectFrom('sites')
    .select('site_id')
    .where('identifier', '=', identifier)
    .unionAll(
      trx
        .selectFrom('site_domains')
        .select('site_id')
        .where('host', '=', `${identifier}.localhost`),
    )
    .executeTakeFirst();
  if (!taken) return;
  const { message } = new ApiError('site_name_taken');
  throw new ApiError('site_name_taken', {}, { errors: { identifier: message } });
}

interface Logged {
  readonly wish: NewSite;
  readonly writer: Writer;
  readonly at: Date;
}

async function logMade(
  trx: WriteTransaction,
  siteId: string,
  { wish, writer, at }: Logged,
): Promise<void> {
  const { attemptId: _attempt, taxRules, shippingOptions, ...fields } = wish;
  await logWrite(trx, {
    ...writer,
    siteId,
    at,
    action: 'site-added',
    subject: `site:${siteId}`,
    title: wish.title,
    before: {},
    after: {
      ...fields,
      taxRules: taxRules.map(({ name }) => name),
      shippingOptions: shippingOptions.map(({ name }) => name),
    },
  });
}
