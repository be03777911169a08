/** Bytes of files and the rows that name them: no row without bytes, no bytes for ever without a row. */
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import { originalKey } from '../../media/asset-store.ts';

/** The bytes of a site by their hash. */
interface AssetBytes {
  readonly siteId: string;
  readonly sha256: string;
}

/** Whoever adds or drops the same bytes waits until the transaction ends. */
export function lockBytes(trx: WriteTransaction, { siteId, sha256 }: AssetBytes): Promise<void> {
  return lockKey(trx, `asset-bytes:${siteId}:${sha256}`);
}

/** Whether the bytes lie in the store. */
export async function areBytesThere(
  { media }: Pick<AppContext, 'media'>,
  { siteId, sha256 }: AssetBytes,
): Promise<boolean> {
  const first = await media.store.open(originalKey(siteId, sha256), { start: 0, end: 0 });
  first?.destroy();
  return first !== undefined;
}

/** Drops bytes that no row names, also not one that was written meanwhile. */
export function dropUnusedBytes(ctx: AppContext, bytes: AssetBytes): Promise<void> {
  return ctx.transact(async (trx) => {
    await lockBytes(trx, bytes);
    const { siteId, sha256 } = bytes;
    if (!(await isNamed(trx, bytes))) {
      await ctx.media.store.delete(originalKey(siteId, sha256));
    }
  });
}

/** Whether a file has the bytes or was made of them, or had them before it was replaced. */
async function isNamed(trx: WriteTransaction, bytes: AssetBytes): Promise<boolean> {
  const { siteId, sha256 } = bytes;
  for (const table of ['assets', 'asset_versions'] as const) {
    for (const column of ['original_sha256', 'sha256'] as const) {
      const row = await trx
        .selectFrom(table)
        .select('id')
        .where('site_id', '=', siteId)
        .where(column, '=', sha256)
        .limit(1)
        .executeTakeFirst();
      if (row) return true;
    }
  }
  return false;
}
