/** `/api/1.0/commerce/transactions`: what was paid for orders, and what went back. */
import { listApiTransactions, type apiTransactionSchema } from '@sitewright/contract';
import type { z } from 'zod';
import type { ReadDatabase } from '../../db/database.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import { listTendersOf } from '../../payments/list-payment-tenders.ts';
import { listFurtherPayments } from '../orders/order-payments.ts';
import { listRefundsOf } from '../orders/refunds/order-refunds.ts';
import { readPage, writeCursor } from './cursor.ts';
import { listOrderRows, type OrderRow } from './load-api-orders.ts';
import { cutRows } from './modified-page.ts';

type ApiTransaction = z.input<typeof apiTransactionSchema>;

export function handleApiTransactions(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, listApiTransactions, async ({ site: { siteId }, query }) => {
    const asked = readPage('transactions', query);
    const { page, last } = cutRows(await listOrderRows(ctx.db, siteId, asked));
    const documents = await present(ctx.db, siteId, page);
    const nextPageCursor = last ? writeCursor('transactions', last, asked.filter) : null;
    return { documents, pagination: { nextPageCursor } };
  });
}

async function present(
  db: ReadDatabase,
  siteId: string,
  rows: readonly OrderRow[],
): Promise<ApiTransaction[]> {
  const furtherOf = await listFurtherPayments(
    db,
    siteId,
    rows.map((row) => row.id),
  );
  const paymentIdsOf = (row: OrderRow) => [row.payment_id, ...(furtherOf.get(row.id) ?? [])];
  const tendersOf = await listTendersOf(db, siteId, rows.flatMap(paymentIdsOf));
  const refundsOf = await listRefundsOf(
    db,
    siteId,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.payment_id,
    orderId: row.id,
    orderNumber: row.order_number,
    testMode: row.is_test,
    createdOn: row.created_at.getTime(),
    modifiedOn: row.modified_at.getTime(),
    status: row.status,
    currency: row.currency,
    amountCents: row.grand_total_cents,
    taxCents: row.tax_cents,
    refundedCents: row.refunded_cents,
    payments: paymentIdsOf(row).flatMap((id) => tendersOf.get(id) ?? []),
    refunds: (refundsOf.get(row.id) ?? []).map((refund) => ({
      id: refund.id,
      status: refund.status,
      amountCents: refund.amountCents,
      taxCents: refund.taxCents,
      createdOn: refund.createdAt.getTime(),
      doneOn: refund.doneAt?.getTime() ?? null,
    })),
  }));
}
