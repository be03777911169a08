/** Issuing papers, each once, in the transaction that is their reason. */
import { ApiError } from '@sitewright/contract';
import { listKeptParts, type ChargedPart, type RefundedPart } from '@sitewright/commerce';
import { newId, newToken } from '../../db/id.ts';
import { isInvoicedBy } from '../../payments/providers.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { actOnOrder, type OrderSource } from '../orders/act-on-order.ts';
import { customerOfEmail } from '../customers/customer-sql.ts';
import { findOrderKind } from '../orders/find-order.ts';
import { readCallOff } from '../orders/edits/offset.ts';
import { listOrderRefunds } from '../orders/refunds/order-refunds.ts';
import { logDone } from '../activity/log-done.ts';
import { readSettings } from '../settings/read-settings.ts';
import { findPaperFor, listPapersOfOrder, type Paper } from './find-papers.ts';
import { loadPaperedOrder, type PaperedOrder } from './load-papered-order.ts';
import {
  makeCorrectionContent,
  makeCreditNoteContent,
  makeEditInvoiceContent,
  makeInvoiceContent,
  type UnnumberedPaper,
} from './make-paper-content.ts';
import { takePaperNumber } from './take-paper-number.ts';
import { siteOfOrder } from '../orders/site-of-order.ts';

/**
 * Issues the invoice of an order; the one that is there stays. One that was credited whole, because
 * its money did not come, is no invoice any more: money that comes after all has a new one.
 */
export async function issueInvoice(scope: EventScope, orderId: string): Promise<void> {
  const { siteId } = scope.site;
  const papers = await listPapersOfOrder(scope.trx, { siteId, orderId });
  const isGivenUp = papers.some(
    (paper) => paper.kind === 'credit-note' && paper.subjectId === orderId,
  );
  const subjectId = isGivenUp ? reopenedOf(orderId) : orderId;
  if (lastInvoice(papers, orderId)?.subjectId === subjectId) return;
  // A gift is no sale: its receipt is a mail.
  if ((await findOrderKind(scope.trx, { siteId, orderId })) === 'donation') return;
  const making = await readMaking(scope, orderId);
  if (!making) return;
  await insertPaper(scope, orderId, { subjectId, ...makeInvoiceContent(making) });
  await creditReliefs(scope, orderId);
}

/** What nobody had to pay any more before there was an invoice stands on it, and is credited. */
async function creditReliefs(scope: EventScope, orderId: string): Promise<void> {
  const { trx, site } = scope;
  const refunds = await listOrderRefunds(trx, { siteId: site.siteId, orderId });
  for (const { id: refundId, source } of refunds) {
    if (source === 'unpaid') await issueCreditNoteOfRefund(scope, { orderId, refundId });
  }
}

/** What the invoice of an edit is for. */
function editSubject(editId: string): string {
  return `edit:${editId}`;
}

/** Issues the invoice of what an edit added, once; before it is paid where its buyer pays invoices. */
export async function issueEditInvoice(
  scope: EventScope,
  { orderId, editId, isUnpaid }: { orderId: string; editId: string; isUnpaid: boolean },
): Promise<void> {
  const { trx, site } = scope;
  const { siteId } = site;
  const subjectId = editSubject(editId);
  if (await findPaperFor(trx, { siteId, orderId, kind: 'invoice', subjectId })) return;
  const edit = await trx
    .selectFrom('order_edits')
    .select(['snapshot', 'parts', 'content', 'due_cents'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('id', '=', editId)
    .executeTakeFirst();
  const making = edit?.snapshot && (await readMaking(scope, orderId));
  if (!edit?.snapshot || !making) return;
  if (isUnpaid && !isInvoicedEarly(scope, making.order)) return;
  const content = makeEditInvoiceContent(making, {
    charged: edit.parts,
    steps: edit.snapshot.steps ?? [],
    reason: edit.content.reason.trim(),
    balances: [],
    dueCents: isUnpaid ? edit.due_cents : 0,
  });
  await insertPaper(scope, orderId, { subjectId, ...content });
}

function isInvoicedEarly({ site }: EventScope, { provider }: PaperedOrder): boolean {
  return isInvoicedBy(provider) || readSettings(site, 'papers').invoiceWhen === 'placed';
}

/** What an edit added that was called off: nothing of that was sold where no invoice says so. */
async function isUnbilled(
  scope: EventScope,
  orderId: string,
  { requestId }: { requestId: string },
): Promise<boolean> {
  const editId = readCallOff(requestId);
  if (editId === undefined) return false;
  const { siteId } = scope.site;
  const subjectId = editSubject(editId);
  const key = { siteId, orderId, kind: 'invoice' as const, subjectId };
  return (await findPaperFor(scope.trx, key)) === undefined;
}

/** What the invoice is for of an order that was given up and then paid. */
function reopenedOf(orderId: string): string {
  return `${orderId}:reopened`;
}

/** What went back, or will not be paid any more. */
export interface Credited {
  /** Of the refund, or of the order when all of it was called off unpaid. */
  subjectId: string;
  parts: readonly (RefundedPart | ChargedPart)[];
  reason: string;
}

/** Issues the credit note, once; nothing while the order has no invoice or nothing is credited. */
export async function issueCreditNote(
  scope: EventScope,
  orderId: string,
  credited: Credited,
): Promise<void> {
  const { subjectId, parts, reason } = credited;
  const invoice = await findInvoice(scope, orderId);
  if (!invoice || parts.every(({ amountCents }) => amountCents === 0)) return;
  const { siteId } = scope.site;
  const key = { siteId, orderId, kind: 'credit-note' as const, subjectId };
  if (await findPaperFor(scope.trx, key)) return;
  const making = await readMaking(scope, orderId);
  if (!making) return;
  const content = makeCreditNoteContent(making, { invoice: invoice.content, parts, reason });
  await insertPaper(scope, orderId, { subjectId, ...content });
}

/** Issues the credit note of a refund that is done. */
export async function issueCreditNoteOfRefund(
  scope: EventScope,
  { orderId, refundId }: { orderId: string; refundId: string },
): Promise<void> {
  const { trx, site } = scope;
  const refunds = await listOrderRefunds(trx, { siteId: site.siteId, orderId });
  const refund = refunds.find(({ id, status }) => id === refundId && status === 'done');
  if (!refund || (await isUnbilled(scope, orderId, refund))) return;
  await issueCreditNote(scope, orderId, { subjectId: refundId, ...refund });
}

/** What will not go back for all that, though a credit note says that it did. */
export interface Uncredited {
  refundId: string;
  /** Of the failure: a refund may fail in parts. */
  failureId: string;
  parts: readonly RefundedPart[];
}

/** Takes so much of the credit note of a refund back, by an invoice; nothing where there is none. */
export async function takeCreditBack(
  scope: EventScope,
  orderId: string,
  { refundId, failureId, parts }: Uncredited,
): Promise<void> {
  const { siteId } = scope.site;
  const key = { siteId, orderId };
  const credited = { ...key, kind: 'credit-note' as const, subjectId: refundId };
  const creditNote = await findPaperFor(scope.trx, credited);
  const corrected = { ...key, kind: 'invoice' as const, subjectId: failureId };
  if (!creditNote || (await findPaperFor(scope.trx, corrected))) return;
  const making = await readMaking(scope, orderId);
  if (!making) return;
  const content = makeCorrectionContent(making, { creditNote: creditNote.content, parts });
  await insertPaper(scope, orderId, { subjectId: failureId, ...content });
}

/** All that is credited of an order whose money never came. */
export async function creditWholeOrder(scope: EventScope, orderId: string): Promise<void> {
  const order = await loadPaperedOrder(scope.trx, { siteId: scope.site.siteId, orderId });
  if (!order) return;
  const refunds = await listOrderRefunds(scope.trx, order);
  const parts = listKeptParts(order.charged, refunds);
  await issueCreditNote(scope, orderId, { subjectId: orderId, parts, reason: '' });
}

/**
 * Issues what an order of before lacks: its invoice, and credit notes of what went back.
 * @throws ApiError `order_not_found`; `invoice_not_possible` while its money is not there,
 * unless its buyer pays on invoice
 */
export async function issueMissingPapers(source: OrderSource, orderNumber: number): Promise<void> {
  await actOnOrder(source, orderNumber, async (scope, { order, payment }) => {
    const isPaid = payment.status === 'succeeded' || payment.status === 'refunded';
    const isOwed = order.status === 'awaiting_payment' && isInvoicedBy(payment.provider);
    if (!isPaid && !isOwed) throw new ApiError('invoice_not_possible');
    const { orderId } = order;
    await issueInvoice(scope, orderId);
    const { siteId } = scope.site;
    for (const { id: refundId } of await listOrderRefunds(scope.trx, { siteId, orderId })) {
      await issueCreditNoteOfRefund(scope, { orderId, refundId });
    }
    await logDone(scope, {
      action: 'order-papers-issued',
      subject: `order:${orderNumber}`,
      title: `#${orderNumber}`,
    });
  });
}

async function findInvoice({ trx, site }: EventScope, orderId: string): Promise<Paper | undefined> {
  return lastInvoice(await listPapersOfOrder(trx, { siteId: site.siteId, orderId }), orderId);
}

/** Of all that was bought; the last one. */
function lastInvoice(papers: readonly Paper[], orderId: string): Paper | undefined {
  const subjects = [orderId, reopenedOf(orderId)];
  return papers.findLast(
    ({ kind, subjectId }) => kind === 'invoice' && subjects.includes(subjectId),
  );
}

/** A paper speaks the language that its order was bought in. */
async function readMaking({ ctx, trx, site: own }: EventScope, orderId: string) {
  const site = await siteOfOrder(trx, own, orderId);
  const order = await loadPaperedOrder(trx, { siteId: site.siteId, orderId });
  return order && { site, order, buyer: await readBuyer(trx, order), now: ctx.now() };
}

async function readBuyer(trx: EventScope['trx'], { siteId, email }: PaperedOrder) {
  const row = await trx
    .selectFrom('customers')
    .select(['is_tax_exempt', 'tax_note'])
    .where('site_id', '=', siteId)
    .where('id', '=', customerOfEmail(siteId, email))
    .executeTakeFirst();
  return { isTaxExempt: row?.is_tax_exempt ?? false, taxNote: row?.tax_note ?? '' };
}

async function insertPaper(
  { ctx, trx, site }: EventScope,
  orderId: string,
  { subjectId, ...content }: UnnumberedPaper & { subjectId: string },
): Promise<void> {
  const { kind, isTest } = content;
  const { siteId } = site;
  const series = isTest ? (`test-${kind}` as const) : kind;
  const taken = await takePaperNumber(trx, { siteId, series });
  const { invoicePrefix, creditNotePrefix } = readSettings(site, 'papers');
  const prefix = kind === 'invoice' ? invoicePrefix : creditNotePrefix;
  const number = `${isTest ? 'TEST-' : ''}${prefix}${taken}`;
  await trx
    .insertInto('papers')
    .values({
      site_id: siteId,
      id: newId(),
      order_id: orderId,
      kind,
      subject_id: subjectId,
      series,
      series_number: taken,
      number,
      token: newToken(),
      total_cents: content.sums.totalCents,
      content: JSON.stringify({ ...content, number }),
      issued_at: ctx.now(),
    })
    .execute();
}
