/** A visitor asks to be told of new stock. */
import { ApiError, emailKey, isEmail } from '@sitewright/contract';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/id.ts';
import { announceEvent } from '../../reactions/reaction.ts';
import { requireCaptcha } from '../captcha/require-captcha.ts';
import { readSettings, readSettingsForPages } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { loadAwaitedVariants, type AwaitedVariant } from './awaited-variant.ts';

/** Variants that one address may wait for. */
const mostWaiting = 100;

export interface RestockWish {
  productId: string;
  variantId: string;
  email: string;
  joinsMailingList: boolean;
  language: string;
  captchaToken: string;
  /** Of the network. */
  address: string;
}

/**
 * Signs an address up. Twice is once: the second wish adds the mailing list to the first, whose
 * place in the line stays.
 * @throws ApiError `restock_email_blank`, `restock_email_invalid`, `captcha_required`,
 * `captcha_unchecked`, `item_not_found`, `restock_in_stock`, `too_many_requests`
 */
export async function signUpForRestock(
  ctx: AppContext,
  site: Site,
  wish: RestockWish,
): Promise<AwaitedVariant> {
  const email = wish.email.trim();
  if (email === '') throw new ApiError('restock_email_blank');
  if (!isEmail(email)) throw new ApiError('restock_email_invalid');
  if (!readSettings(site, 'merchandising').restockNotificationsEnabled) {
    throw new ApiError('item_not_found');
  }
  const variants = await loadAwaitedVariants(ctx.db, site, wish.productId);
  const awaited = variants.find(({ variantId }) => variantId === wish.variantId);
  if (!awaited) throw new ApiError('item_not_found');
  if (!awaited.isSoldOut) throw new ApiError('restock_in_stock');
  const { captchaToken: token, address } = wish;
  await requireCaptcha(ctx, site, { token, actions: ['PRODUCT_WAITLIST_SUBMISSION'], address });
  await storeWish(ctx, site, { ...wish, email });
  return awaited;
}

async function storeWish(ctx: AppContext, site: Site, wish: RestockWish): Promise<void> {
  const { siteId } = site;
  const { productId, variantId, email, joinsMailingList, language } = wish;
  const key = emailKey(email);
  await ctx.transact(async (trx) => {
    const { waiting } = await trx
      .selectFrom('restock_sign_ups')
      .select((eb) => eb.fn.countAll<number>().as('waiting'))
      .where('site_id', '=', siteId)
      .where('email_key', '=', key)
      .where('mailed_at', 'is', null)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(waiting) >= mostWaiting) throw new ApiError('too_many_requests');
    await trx
      .insertInto('restock_sign_ups')
      .values({
        site_id: siteId,
        id: newId(),
        product_id: productId,
        variant_id: variantId,
        email,
        email_key: key,
        language,
        joins_mailing_list: joinsMailingList,
        created_at: ctx.now(),
      })
      .onConflict((known) =>
        known
          .columns(['site_id', 'variant_id', 'email_key'])
          .where('mailed_at', 'is', null)
          .where('ended_at', 'is', null)
          .doUpdateSet({
            joins_mailing_list: sql<boolean>`restock_sign_ups.joins_mailing_list
              or excluded.joins_mailing_list`,
            language: sql<string>`coalesce(nullif(excluded.language, ''), restock_sign_ups.language)`,
          }),
      )
      .execute();
    const texts = readSettingsForPages(site, 'merchandising');
    if (!joinsMailingList || !texts.restockMailingListEnabled) return;
    const consentText = texts.restockMailingListText;
    await announceEvent({ ctx, trx, site }, 'news-asked', { email, consentText });
  });
}
