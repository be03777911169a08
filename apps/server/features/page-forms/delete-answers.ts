import type { WriteTransaction } from '../../db/database.ts';
import type { Actor } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';

/** Answers by id, or all that were sent before a time in epoch milliseconds. */
export type AnswersToDelete = { readonly ids: readonly string[] } | { readonly sentBefore: number };

/**
 * Takes answers away for good and tells how many there were. The log gets the number alone: what
 * people wrote would stay in it else.
 */
export async function deleteAnswers(
  trx: WriteTransaction,
  siteId: string,
  which: AnswersToDelete,
  { actor, at }: { readonly actor: Actor; readonly at: Date },
): Promise<number> {
  const own = trx.deleteFrom('form_answers').where('site_id', '=', siteId);
  const { numDeletedRows } = await (
    'ids' in which
      ? own.where('id', 'in', [...which.ids])
      : own.where('sent_at', '<', new Date(which.sentBefore))
  ).executeTakeFirst();
  const deleted = Number(numDeletedRows);
  if (deleted > 0) {
    await logWrite(trx, {
      siteId,
      actor,
      at,
      action: 'form-answers-deleted',
      permission: 'edit-orders',
      subject: 'form-answers:all',
      before: { answers: deleted },
      after: { answers: 0 },
    });
  }
  return deleted;
}
