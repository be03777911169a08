/**
 * What whoever holds a pay link sees. The link shows goods and their total, as every link to a cart
 * does. What staff typed of its buyer is filled in once they tell something of it; mail goes astray.
 */
import { ApiError, type DraftOrderContent } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { hashToken } from '../../db/hash-token.ts';
import { isToken } from '../../db/id.ts';
import {
  isSameAnswer,
  mostWrongAnswers,
  questionOf,
  type BuyerQuestion,
} from '../checkout/buyer-question.ts';
import { handOverFields } from '../checkout/hand-over-fields.ts';
import type { Site } from '../sites/site.ts';
import { isPayable } from './draft-states.ts';
import { locationOf } from './write-draft-cart.ts';
import { toDraft, type Draft } from './find-draft.ts';

/** A draft as its link finds it. */
export interface LinkedDraft {
  draft: Draft;
  /** Null: nothing is asked, and nothing filled in. */
  question: BuyerQuestion;
}

/** @throws ApiError `pay_link_ended` for what is none, was canceled or has expired */
export async function findLinkedDraft(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { siteId }: Site,
  token: string,
): Promise<LinkedDraft> {
  const row = isToken(token)
    ? await db
        .selectFrom('draft_order_links as l')
        .innerJoin('draft_orders as d', (join) =>
          join.onRef('d.site_id', '=', 'l.site_id').onRef('d.id', '=', 'l.draft_id'),
        )
        .selectAll('d')
        .where('l.site_id', '=', siteId)
        .where('l.token_hash', '=', hashToken(token))
        .executeTakeFirst()
    : undefined;
  const draft = row && toDraft(row, now());
  if (!draft || !(isPayable(draft.state) || draft.state === 'paid')) {
    throw new ApiError('pay_link_ended');
  }
  const isAsked = isPayable(draft.state) && draft.wrongAnswers < mostWrongAnswers;
  return { draft, question: isAsked ? questionOf(knownAddress(draft.content)) : null };
}

function knownAddress({ shippingAddress, billingAddress }: DraftOrderContent) {
  return shippingAddress ?? billingAddress;
}

/**
 * Fills the checkout in for the browser that told what was asked.
 * @throws ApiError `pay_link_ended`; `link_unproved` for a wrong answer
 */
export async function proveBuyer(
  ctx: AppContext,
  site: Site,
  { token, answer, ownerHash }: { token: string; answer: string; ownerHash: string },
): Promise<void> {
  const { draft, question } = await findLinkedDraft(ctx, site, token);
  if (question === null) throw new ApiError('link_unproved');
  const { id, cartId, content, expiresAt } = draft;
  const known = knownAddress(content)?.[question] ?? '';
  const isRight = isSameAnswer(answer, known);
  const isCounted = await countAnswer(ctx, site, { draftId: id, isRight });
  if (!isRight || !isCounted) throw new ApiError('link_unproved');
  await handOverFields(ctx, site, {
    cartId,
    ownerHash,
    email: content.email,
    location: locationOf(content),
    fields: fieldsOf(content),
    expiresAt,
  });
}

/** Answers that come at once count one after the other. @returns false after too many wrong ones */
async function countAnswer(
  { transact }: AppContext,
  { siteId }: Site,
  { draftId, isRight }: { draftId: string; isRight: boolean },
): Promise<boolean> {
  return transact(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('draft_orders')
      .set((eb) => ({ wrong_answers: eb('wrong_answers', '+', isRight ? 0 : 1) }))
      .where('site_id', '=', siteId)
      .where('id', '=', draftId)
      .where('wrong_answers', '<', mostWrongAnswers)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

/** As the form of the checkout names them. */
function fieldsOf({ email, shippingAddress, billingAddress }: DraftOrderContent) {
  const named = (prefix: string, address: DraftOrderContent['shippingAddress']) =>
    Object.fromEntries(
      Object.entries(address ?? {}).map(([part, value]) => [`${prefix}.${part}`, value]),
    );
  return {
    email,
    ...(!billingAddress && { isBillingSameAsShipping: 'yes' }),
    ...named('shippingAddress', shippingAddress),
    ...named('billingAddress', billingAddress),
  };
}
