/** A picture among the assets of a site, without bytes. */
import type { Transact } from '../db/database.ts';
import { saveAsset } from '../features/assets/save-asset.ts';

export interface TestAsset {
  readonly siteId: string;
  /** Tells pictures of one site apart. */
  readonly sha256: string;
  /** Bytes as the row has them. */
  readonly byteSize?: number;
  /** A new one unless told. */
  readonly id?: string;
}

/** Writes the row and answers its id. */
export function addTestAsset(
  { transact }: { readonly transact: Transact },
  { siteId, sha256, byteSize = 1, id }: TestAsset,
): Promise<string> {
  return transact(async (trx) => {
    const saved = await saveAsset(trx, {
      siteId,
      sha256,
      byteSize,
      input: { filename: 'a.png' },
      recognised: { kind: 'image', contentType: 'image/png', width: 1, height: 1 },
      colorData: {},
    });
    if (id === undefined) return saved;
    await trx.updateTable('assets').set({ id }).where('id', '=', saved).execute();
    return id;
  });
}
