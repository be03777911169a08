/** Tags that staff rename, merge and remove, in the log of writes. */
import type { EventScope } from '../../reactions/reaction.ts';
import { logDone } from '../activity/log-done.ts';
import type { ActivityRow } from '../activity/log-write.ts';
import { eventScopeOf, type Undoer } from '../activity/undoer.ts';
import { lockTagged, putTagBack, replaceTag } from '../products/replace-tag.ts';

/** Replaces a tag, or takes it off, and logs which products that was about. */
export async function replaceTagLogged(
  scope: EventScope,
  tag: string,
  to: string | undefined,
): Promise<{ productCount: number; activityId?: string | undefined }> {
  const tagged = await lockTagged(scope, tag, to);
  const productCount = await replaceTag(scope, tag, to);
  if (productCount === 0 || tag === to) return { productCount };
  const activityId = await logDone(scope, {
    action: to === undefined ? 'tag-removed' : 'tag-renamed',
    subject: `tag:${tag.slice(0, 190)}`,
    title: tag,
    before: { tag },
    after: { tag: to ?? null, productCount },
    carried: tagged,
  });
  return { productCount, activityId };
}

/** Products that had the tag have it again; those that are gone, or have it by now, stay so. */
export const tagUndoer: Undoer = {
  inverse: 'tag-restored',
  // Products that were changed since keep their other tags: it is no conflict.
  readPresent: (_trx, row) => Promise.resolve(row.after),
  async restore(_trx, row, _at, scope) {
    const instead = typeof row.after['tag'] === 'string' ? row.after['tag'] : undefined;
    const tagged = { ids: idsIn(row, 'ids'), alsoTo: idsIn(row, 'alsoTo') };
    await putTagBack(eventScopeOf(scope), { tag: row.title, instead, ...tagged });
  },
};

function idsIn({ carried }: ActivityRow, name: string): string[] {
  const ids = carried?.[name];
  return Array.isArray(ids) ? ids.map(String) : [];
}
