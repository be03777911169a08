/** Who gets which files, and when that ends. */
import { DAY_MS } from '@sitewright/commerce';
import { ApiError } from '@sitewright/contract';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { newId, newToken } from '../../db/id.ts';
import type { PaymentRefunded, PaymentRefundFailed } from '../../payments/payment-events.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { erasedEnding } from '../customers/erased-email.ts';
import { findOrderOfPayment } from '../orders/find-order.ts';
import type { OrderCanceled, OrderPaid } from '../orders/order-events.ts';
import { listProductFiles } from '../products/product-files.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { hasDownloadsOf } from './find-downloads.ts';
import { queueDownloadMail } from './queue-download-mail.ts';

/** Opens the files of a paid order to its buyer, and mails the link. */
export async function openDownloads(scope: EventScope, order: OrderPaid): Promise<void> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const { orderId, isTest, snapshot } = order;
  const productIds = snapshot.lines.map(({ productId }) => productId);
  const files = await listProductFiles(trx, siteId, productIds);
  if (files.length === 0) return;
  const token = newToken();
  await trx
    .insertInto('downloads')
    .values({
      site_id: siteId,
      order_id: orderId,
      token,
      email: snapshot.email,
      is_test: isTest,
      expires_at: expiryOf(ctx, site),
      created_at: ctx.now(),
    })
    .execute();
  const { downloadLimit: most } = readSettings(site, 'store');
  await trx
    .insertInto('download_files')
    .values(
      files.map(({ productId, filename, byteSize, sha256 }) => ({
        site_id: siteId,
        order_id: orderId,
        id: newId(),
        title: snapshot.lines.find((line) => line.productId === productId)?.title ?? '',
        filename,
        byte_size: byteSize,
        sha256,
        most,
      })),
    )
    .execute();
  await queueDownloadMail(scope, { orderId, token, email: snapshot.email, sending: 'first' });
}

/** Money that went back as a whole takes the files back. */
export async function endRefundedDownloads(
  scope: EventScope,
  { payment }: PaymentRefunded,
): Promise<void> {
  // What an edit added is never a file.
  if (payment.status !== 'refunded' || payment.snapshot.restOf) return;
  const { siteId } = scope.site;
  const { paymentId } = payment;
  const orderId = await findOrderOfPayment(scope.trx, { siteId, paymentId });
  if (orderId) await endDownloads(scope, orderId);
}

/** Money that came to the shop again opens them, unless the order was called off, or its buyer erased. */
export async function reopenDownloads(
  scope: EventScope,
  { payment, wasDone }: PaymentRefundFailed,
): Promise<void> {
  if (!wasDone || payment.status === 'refunded' || payment.snapshot.restOf) return;
  const { siteId } = scope.site;
  const { paymentId } = payment;
  const orderId = await findOrderOfPayment(scope.trx, { siteId, paymentId });
  if (!orderId) return;
  await sql`update downloads d set ended_at = null
    from orders o
    where d.site_id = ${siteId} and d.order_id = ${orderId} and o.site_id = d.site_id
      and o.id = d.order_id and o.status <> 'canceled'
      and d.email not like ${`%${erasedEnding}`}`.execute(scope.trx);
}

/** An order that is called off takes its files back. */
export function endCanceledDownloads(scope: EventScope, { orderId }: OrderCanceled): Promise<void> {
  return endDownloads(scope, orderId);
}

/** Nothing more can be downloaded of an order. */
async function endDownloads({ ctx, trx, site }: EventScope, orderId: string): Promise<void> {
  await trx
    .updateTable('downloads')
    .set({ ended_at: ctx.now() })
    .where('site_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Opens the files of an order anew, with all their downloads, under a new link.
 * @returns false when the order has none
 * @throws ApiError `downloads_ended` when they were taken back
 */
export async function renewDownloads(
  scope: { ctx: AppContext; trx: WriteTransaction; site: Site },
  orderId: string,
): Promise<boolean> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const token = newToken();
  const renewed = await trx
    .updateTable('downloads')
    .set({ token, expires_at: expiryOf(ctx, site) })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (!renewed) {
    if (await hasDownloadsOf(trx, { siteId, orderId })) throw new ApiError('downloads_ended');
    return false;
  }
  await trx
    .updateTable('download_files')
    .set({ taken: 0, most: readSettings(site, 'store').downloadLimit, last_taken_at: null })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
  const sending = String(ctx.now().getTime());
  await queueDownloadMail(scope, { orderId, token, email: renewed.email, sending });
  return true;
}

/** Until when a link made now works; null: without an end. */
export function expiryOf(ctx: Pick<AppContext, 'now'>, site: Site): Date | null {
  const { downloadDays } = readSettings(site, 'store');
  return downloadDays === 0 ? null : new Date(ctx.now().getTime() + downloadDays * DAY_MS);
}
