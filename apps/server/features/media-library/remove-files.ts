/** Removes files that nothing uses. */
import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import type { Actor } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';
import { deleteAsset, holdAsset, type AssetKey } from '../assets/change-asset.ts';
import { dropUnusedBytes, lockBytes } from './asset-bytes.ts';
import { findUses } from './find-uses.ts';

interface Removal {
  readonly siteId: string;
  readonly ids: readonly string[];
  readonly actor: Actor;
}

/** Says which went and which stay because something shows them. Unknown ids are neither. */
export async function removeFiles(ctx: AppContext, { siteId, ids, actor }: Removal) {
  const removed: string[] = [];
  const kept: string[] = [];
  for (const id of new Set(ids)) {
    const gone = await ctx.transact(async (trx) => {
      // Whoever puts it on a product meanwhile waits, and is refused then.
      const row = await holdIfThere(trx, { siteId, id });
      if (!row) return undefined;
      if ((await findUses(trx, siteId, id)).length > 0) return 'used';
      // Whoever uploads the same bytes waits, and does not get a file that is on its way out.
      await lockBytes(trx, { siteId, sha256: row.sha256 });
      const versions = await listVersionBytes(trx, { siteId, id });
      await deleteAsset(trx, { siteId, id });
      await logWrite(trx, {
        siteId,
        actor,
        at: ctx.now(),
        action: 'file-removed',
        permission: 'edit-media',
        subject: `file:${id}`,
        title: row.filename,
        before: { filename: row.filename, byteSize: Number(row.byte_size) },
        after: {},
      });
      return [row.sha256, ...(row.original_sha256 ? [row.original_sha256] : []), ...versions];
    });
    if (gone === 'used') kept.push(id);
    else if (gone) {
      removed.push(id);
      for (const sha256 of gone) await dropUnusedBytes(ctx, { siteId, sha256 });
    }
  }
  return { removed, kept };
}

async function holdIfThere(trx: WriteTransaction, key: AssetKey) {
  try {
    return await holdAsset(trx, key);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** Hashes of what it was before it was replaced, and of what that was made of. */
async function listVersionBytes(
  trx: WriteTransaction,
  { siteId, id }: AssetKey,
): Promise<string[]> {
  const rows = await trx
    .selectFrom('asset_versions')
    .select(['sha256', 'original_sha256'])
    .where('site_id', '=', siteId)
    .where('asset_id', '=', id)
    .execute();
  return rows.flatMap(({ sha256, original_sha256: original }) =>
    original ? [sha256, original] : [sha256],
  );
}
