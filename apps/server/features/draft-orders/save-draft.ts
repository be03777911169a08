/** Making and changing drafts. Nothing is held for one, and no number of an order is taken. */
import { draftOrderDays, type DraftOrderContent } from '@sitewright/contract';
import { DAY_MS } from '@sitewright/commerce';
import { newId, newToken } from '../../db/id.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { logDone } from '../activity/log-done.ts';
import { differingFields } from '../activity/write-logged.ts';
import { actOnDraft, type DraftSource } from './act-on-draft.ts';
import type { Draft } from './find-draft.ts';
import { writeDraftCart } from './write-draft-cart.ts';

/** What was agreed on, and for how many days it holds. */
export interface DraftTerms {
  content: DraftOrderContent;
  days: number;
}

/** @returns its id. @throws ApiError as {@link writeDraftCart} */
export async function makeDraft(
  { ctx, site }: DraftSource,
  { content, days, actorName }: DraftTerms & { actorName: string },
): Promise<string> {
  const now = ctx.now();
  const made = {
    id: newId(),
    cartId: newToken(),
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  };
  await ctx.transact(async (trx) => {
    const { cartId, expiresAt } = made;
    await writeDraftCart({ ctx, trx, site }, { cartId, content, expiresAt });
    await trx
      .insertInto('draft_orders')
      .values({
        site_id: site.siteId,
        id: made.id,
        state: 'open',
        cart_id: cartId,
        email: content.email,
        content: JSON.stringify(content),
        order_number: null,
        made_by: actorName,
        created_at: now,
        updated_at: now,
        expires_at: expiresAt,
      })
      .execute();
    await logDone(
      { ctx, trx, site },
      {
        action: 'draft-order-added',
        subject: `draft-order:${made.id}`,
        title: content.email,
        after: { state: 'open' },
      },
    );
  });
  return made.id;
}

/**
 * Replaces what was agreed on. One whose last day has passed begins anew, and so do the tries of
 * whoever has a link.
 * @returns the row of the log
 * @throws ApiError `not_found`, `draft_ended`, `payment_under_way`; as {@link writeDraftCart}
 */
export async function changeDraft(
  source: DraftSource,
  id: string,
  { content, days }: DraftTerms,
): Promise<string | undefined> {
  let activityId: string | undefined;
  await actOnDraft(source, { id, event: 'changed' }, async (scope, before) => {
    const expiresAt = new Date(scope.ctx.now().getTime() + days * DAY_MS);
    activityId = await replaceContent(scope, before, { content, expiresAt });
  });
  return activityId;
}

type Changes = Readonly<Record<string, { from?: unknown; to?: unknown } | undefined>>;

/**
 * Changes fields. It holds as long as before; for so many days from now when they are told, or when
 * it had ended.
 * @returns the row of the log
 * @throws ApiError `edited_meanwhile` with both versions; as {@link changeDraft}
 */
export async function editDraft(
  source: DraftSource,
  id: string,
  { changes, days }: { changes: Changes; days: number | undefined },
): Promise<string | undefined> {
  let activityId: string | undefined;
  await actOnDraft(source, { id, event: 'changed' }, async (scope, before) => {
    const content = { ...before.content, ...mergeChanges(before.content, changes) };
    const expiresAt = lastDayOf(before, scope.ctx.now(), days);
    activityId = await replaceContent(scope, before, { content, expiresAt });
  });
  return activityId;
}

/** As long as it holds anyway; anew when that is told, or when it had ended. */
export function lastDayOf({ expiresAt }: Draft, now: Date, days?: number): Date {
  if (days === undefined && expiresAt > now) return expiresAt;
  return new Date(now.getTime() + (days ?? draftOrderDays.usual) * DAY_MS);
}

/** Writes what was agreed on, and logs it where somebody of the staff asked. */
export async function replaceContent(
  scope: EventScope,
  before: Draft,
  { content, expiresAt }: { content: DraftOrderContent; expiresAt: Date },
): Promise<string | undefined> {
  const { trx, site } = scope;
  const { id, cartId } = before;
  await writeDraftCart(scope, { cartId, content, expiresAt });
  await trx
    .updateTable('draft_orders')
    .set({
      email: content.email,
      content: JSON.stringify(content),
      wrong_answers: 0,
      expires_at: expiresAt,
    })
    .where('site_id', '=', site.siteId)
    .where('id', '=', id)
    .execute();
  return logDone(scope, {
    action: 'draft-order-changed',
    subject: `draft-order:${id}`,
    title: content.email,
    ...differingFields({ ...before.content }, { ...content }),
  });
}
