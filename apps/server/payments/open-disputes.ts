import type { ReadDatabase } from '../db/database.ts';

export interface OpenDispute {
  disputeRef: string;
  paymentId: string;
  amountCents: number;
  currency: string;
  reason: string;
  openedAt: Date;
  answerBy: Date | null;
}

/** Disputes of a site that are not decided, the most urgent first, at most fifty. */
export function listOpenDisputes(db: ReadDatabase, siteId: string): Promise<OpenDispute[]> {
  return db
    .selectFrom('payment_disputes')
    .select([
      'dispute_ref as disputeRef',
      'payment_id as paymentId',
      'amount_cents as amountCents',
      'currency',
      'reason',
      'opened_at as openedAt',
      'answer_by as answerBy',
    ])
    .where('site_id', '=', siteId)
    .where('status', '=', 'open')
    .orderBy('answer_by')
    .orderBy('dispute_ref')
    .limit(50)
    .execute();
}
