/** A file gets other bytes; what it was is kept. */
import { ApiError } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { Database } from '../../db/schema.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import type { PreparedAsset } from '../../media/prepare-asset.ts';
import { assetUrl } from '../../render/context/present-image.ts';
import type { Standing } from '../../policies/is-allowed.ts';
import type { Actor } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';
import type { Undoer } from '../activity/undoer.ts';
import {
  holdAsset,
  replaceAssetContent,
  type AssetContent,
  type EditedPicture,
  type FocalShare,
} from '../assets/change-asset.ts';
import { areBytesThere, lockBytes } from './asset-bytes.ts';
import { requireMayChange, requireMayTakeBack } from './require-may-change.ts';
import { rewriteAddresses } from './rewrite-addresses.ts';

type AssetRow = Selectable<Database['assets']>;

interface NewVersion {
  readonly site: { readonly siteId: string };
  readonly id: string;
  readonly actor: Actor;
  /** Who asks; missing: a command. */
  readonly staff?: Standing | undefined;
  readonly prepared: PreparedAsset;
  /** Where the focal point is by then; missing: where it was. */
  readonly focal?: FocalShare;
  /** How it came from its original; missing: it is one. */
  readonly edited?: EditedPicture | undefined;
  /** The revision that was seen; missing: any. */
  readonly from?: number;
}

/**
 * Gives a file the bytes that were kept for it. Answers the row of the log; null when they are the
 * same.
 * @throws ApiError `not_found`, `not_allowed`, `upload_incomplete`, `edited_meanwhile`
 */
export async function writeVersion(
  ctx: AppContext,
  { site: { siteId }, id, actor, staff, prepared, focal, edited, from }: NewVersion,
): Promise<string | null> {
  const { recognised, byteSize, colorData, sha256 } = prepared;
  const { contentType, width, height } = recognised;
  return ctx.transact(async (trx) => {
    const present = await holdAsset(trx, { siteId, id });
    if (staff) await requireMayChange(trx, { siteId, id }, staff);
    await lockBytes(trx, { siteId, sha256 });
    if (!(await areBytesThere(ctx, { siteId, sha256 }))) throw new ApiError('upload_incomplete');
    if (from !== undefined && present.revision !== from) throw new ApiError('edited_meanwhile');
    if (present.sha256 === sha256) return null;
    const at = ctx.now();
    const content = { contentType, byteSize, width, height, colorData, sha256, edited };
    const { versionId, after } = await exchange(trx, present, { content, at, focal });
    return logWrite(trx, {
      siteId,
      actor,
      at,
      action: 'file-replaced',
      permission: 'edit-media',
      subject: `file:${id}`,
      title: present.filename,
      before: tell(present),
      after: tell(after),
      carried: { versionId },
    });
  });
}

/** What it was comes back, as long as it is kept. */
export const replacedFileUndoer: Undoer = {
  async readPresent(trx, { site_id: siteId, subject }) {
    return tell(await holdAsset(trx, { siteId, id: idIn(subject) }));
  },
  async restore(trx, { site_id: siteId, subject, carried }, at, scope) {
    await requireMayTakeBack(scope, idIn(subject));
    const present = await holdAsset(trx, { siteId, id: idIn(subject) });
    const kept = await trx
      .deleteFrom('asset_versions')
      .where('site_id', '=', siteId)
      .where('id', '=', String(carried?.['versionId']))
      .where('asset_id', '=', present.id)
      .returningAll()
      .executeTakeFirst();
    if (!kept) throw new ApiError('not_undoable');
    const content: AssetContent = {
      contentType: kept.content_type,
      byteSize: Number(kept.byte_size),
      width: kept.width,
      height: kept.height,
      colorData: kept.color_data,
      sha256: kept.sha256,
      edited: editedOf(kept),
    };
    const { versionId, after } = await exchange(trx, present, {
      content,
      at,
      focal: { x: kept.focal_x, y: kept.focal_y },
    });
    return { before: tell(present), after: tell(after), carried: { versionId } };
  },
};

interface Exchange {
  readonly content: AssetContent;
  readonly at: Date;
  readonly focal: FocalShare | undefined;
}

/** Keeps what the file is, and makes it what it becomes. Its address changes everywhere. */
async function exchange(
  trx: WriteTransaction,
  present: AssetRow,
  { content, at, focal }: Exchange,
): Promise<{ versionId: string; after: AssetRow }> {
  const { site_id: siteId, id } = present;
  const versionId = newId();
  await trx
    .insertInto('asset_versions')
    .values({
      site_id: siteId,
      id: versionId,
      asset_id: id,
      content_type: present.content_type,
      byte_size: present.byte_size,
      width: present.width,
      height: present.height,
      color_data: JSON.stringify(present.color_data),
      focal_x: present.focal_x,
      focal_y: present.focal_y,
      sha256: present.sha256,
      edit: present.edit && JSON.stringify(present.edit),
      original_sha256: present.original_sha256,
      replaced_at: at,
    })
    .execute();
  const after = await replaceAssetContent(
    trx,
    { siteId, id },
    { filename: present.filename, content, ...(focal && { focal }) },
  );
  await rewriteAddresses(trx, { siteId, id }, assetUrl(siteId, after));
  await bumpSiteVersion(trx, siteId);
  return { versionId, after };
}

/** How a picture came from its original, as a row has it. */
export function editedOf({
  edit,
  original_sha256: originalSha256,
}: Pick<AssetRow, 'edit' | 'original_sha256'>): EditedPicture | undefined {
  return edit && originalSha256 ? { edit, originalSha256 } : undefined;
}

/** What the log tells of it; the revision tells whether it was replaced since. */
function tell(row: AssetRow): Record<string, string | number> {
  return {
    contentType: row.content_type,
    byteSize: Number(row.byte_size),
    width: row.width,
    height: row.height,
    revision: row.revision,
  };
}

function idIn(subject: string): string {
  return subject.slice('file:'.length);
}
