/** Tells those who wait, each once. Any number of processes may do it at once. */
import { sql } from 'kysely';
import { DAY_MS } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { loadAwaitedVariants, type AwaitedVariant } from './awaited-variant.ts';
import { siteIn } from '../sites/site-in-language.ts';
import { queueRestockMail } from './queue-restock-mail.ts';

const variantsAtOnce = 100;
const mailsAtOnce = 100;
/** Whoever was told has this long before the next in line is. */
const turnMs = DAY_MS;

interface DueVariant {
  siteId: string;
  productId: string;
  variantId: string;
}

/** Writes all mails that are due; a variant that fails stops no other. */
export async function mailRestock(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  // The key of links is read, or made, outside of transactions.
  await ctx.secrets();
  let last: DueVariant | undefined;
  do {
    const due = await listDue(ctx, last);
    for (const variant of due) {
      if (stopping?.aborted) return;
      await mailWaiting(ctx, variant, stopping).catch((error: unknown) =>
        ctx.log.error({ err: error, ...variant }, 'nobody was told of new stock'),
      );
    }
    last = due.length === variantsAtOnce ? due.at(-1) : undefined;
  } while (last);
}

/** Variants that somebody waits for and that can be bought, or whose mails staff let go. */
function listDue(ctx: AppContext, after?: DueVariant): Promise<DueVariant[]> {
  return ctx.db
    .selectFrom('restock_sign_ups as r')
    .innerJoin('variants as v', (join) =>
      join.onRef('v.site_id', '=', 'r.site_id').onRef('v.id', '=', 'r.variant_id'),
    )
    .select(['r.site_id as siteId', 'r.product_id as productId', 'r.variant_id as variantId'])
    .distinct()
    .where('r.mailed_at', 'is', null)
    .where('r.ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('r.released_at', 'is not', null),
        eb('v.unlimited', '=', true),
        eb('v.qty_in_stock', '>', 0),
      ]),
    )
    .$if(after !== undefined, (all) =>
      all.where((eb) =>
        eb(
          eb.refTuple('r.site_id', 'r.variant_id'),
          '>',
          eb.tuple(after!.siteId, after!.variantId),
        ),
      ),
    )
    .orderBy('r.site_id')
    .orderBy('r.variant_id')
    .limit(variantsAtOnce)
    .execute();
}

async function mailWaiting(
  ctx: AppContext,
  { siteId, productId, variantId }: DueVariant,
  stopping?: AbortSignal,
): Promise<void> {
  const site = await ctx.sites.get(siteId);
  const isOn = site && readSettings(site, 'merchandising').restockNotificationsEnabled;
  if (!isOn) return;
  const variants = await loadAwaitedVariants(ctx.db, site, productId);
  const find = (all: readonly AwaitedVariant[]) => all.find((one) => one.variantId === variantId);
  const awaited = find(variants);
  if (!awaited) return;
  let count: number;
  do {
    count = await ctx.transact(async (trx) => {
      const waiting = await takeWaiting({ ctx, trx, site }, variantId);
      for (const signUp of waiting) {
        const shown = await siteIn(trx, site, signUp.language);
        const said =
          shown === site ? awaited : find(await loadAwaitedVariants(trx, shown, productId));
        await queueRestockMail({ ctx, trx, site: shown }, said ?? awaited, signUp);
      }
      return waiting.length;
    });
  } while (count === mailsAtOnce && !stopping?.aborted);
}

interface SignUp {
  id: string;
  email: string;
  /** Of the page that it was made on; empty: not told. */
  language: string;
}

/** Those whose turn it is, the longest waiting first; they are told now and wait no more. */
async function takeWaiting(
  { ctx, trx, site }: { ctx: AppContext; trx: WriteTransaction; site: Site },
  variantId: string,
): Promise<SignUp[]> {
  const { siteId } = site;
  await lockKey(trx, `restock:${siteId}:${variantId}`);
  const turns = await countTurns({ ctx, trx, site }, variantId);
  const { rows } = await sql<SignUp>`
    with waiting as (
      select id, released_at, row_number() over (order by released_at is null, id) as place
      from restock_sign_ups
      where site_id = ${siteId} and variant_id = ${variantId}
        and mailed_at is null and ended_at is null
    ), due as (
      select id from waiting
      where released_at is not null or place <= ${turns}
      order by id limit ${mailsAtOnce}
    )
    update restock_sign_ups set mailed_at = ${ctx.now()}
    from due
    where restock_sign_ups.site_id = ${siteId} and restock_sign_ups.id = due.id
    returning restock_sign_ups.id, email, language`.execute(trx);
  return rows;
}

/** How many may be told by themselves now. */
async function countTurns(
  { ctx, trx, site }: { ctx: AppContext; trx: WriteTransaction; site: Site },
  variantId: string,
): Promise<number> {
  const { restockMailsAreAutomatic, restockMailsFollowStock } = readSettings(site, 'merchandising');
  if (!restockMailsAreAutomatic) return 0;
  const { siteId } = site;
  const since = new Date(ctx.now().getTime() - turnMs);
  const { rows } = await sql<{ unlimited: boolean; units: number; told: number }>`
    select unlimited, qty_in_stock as units, (
      select count(*)::integer from restock_sign_ups
      where site_id = ${siteId} and variant_id = ${variantId} and mailed_at > ${since}
    ) as told
    from variants where site_id = ${siteId} and id = ${variantId}`.execute(trx);
  const [stock] = rows;
  if (!stock || (!stock.unlimited && stock.units === 0)) return 0;
  if (stock.unlimited || !restockMailsFollowStock) return mailsAtOnce;
  return Math.max(0, stock.units - stock.told);
}
