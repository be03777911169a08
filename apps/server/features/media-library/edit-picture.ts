/** Pictures are edited from their originals, which stay. */
import {
  ApiError,
  colorMatrix,
  isNoEdit,
  noPictureEdit,
  straightenScale,
  type PictureEdit,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { originalKey } from '../../media/asset-store.ts';
import { PictureError } from '../../media/pictures/picture-maker.ts';
import { prepareAsset } from '../../media/prepare-asset.ts';
import type { FocalShare } from '../assets/change-asset.ts';
import { keepNew } from './add-file.ts';
import { changeFile } from './change-file.ts';
import { editFocalPoint } from './edit-focal-point.ts';
import { requireFile } from './list-files.ts';
import { keepVersion, type Which } from './replace-file.ts';
import { requireMayChange } from './require-may-change.ts';
import type { TakenUpload } from './uploads.ts';

interface Wish {
  readonly edit: PictureEdit;
  readonly from: number;
  readonly focal?: FocalShare | undefined;
  readonly isCopy: boolean;
}

/**
 * Edits a picture: the file becomes what comes out, or that a file of its own. An edit of nothing
 * brings the original back.
 * @throws ApiError `not_found`, `picture_not_editable`, `picture_broken`, `not_allowed`, `edited_meanwhile`
 */
export async function editPicture(
  ctx: AppContext,
  which: Which,
  { edit, from, focal, isCopy }: Wish,
): Promise<TakenUpload> {
  const { site, id, actor } = which;
  const { siteId } = site;
  const file = await requireFile(ctx.db, siteId, id);
  if (file.revision !== from) throw new ApiError('edited_meanwhile');
  const original = await readOriginal(ctx, siteId, id);
  const bytes = isNoEdit(edit) ? original.bytes : await draw(ctx, original, edit);
  const { filename, altText, title } = file;
  const prepared = await prepareAsset(ctx.media, siteId, { bytes, filename, altText, title });
  if (isCopy) {
    const { folderId } = file;
    return { file: await keepNew(ctx, { site, actor, prepared, folderId }), activityId: null };
  }
  const present = { x: file.focalX, y: file.focalY };
  const versionId = await keepVersion(ctx, {
    ...which,
    prepared,
    from,
    focal: focal ?? editFocalPoint(present, { before: original.edit, after: edit }),
    ...(!isNoEdit(edit) && { edited: { edit, originalSha256: original.sha256 } }),
  });
  const activityId = versionId ?? (focal ? await moveFocal(ctx, which, { present, focal }) : null);
  return { file: await requireFile(ctx.db, siteId, id), activityId };
}

/** Where the picture stays as it is, its focal point may be another one all the same. */
function moveFocal(
  ctx: AppContext,
  { site: { siteId }, id, actor, staff }: Which,
  { present, focal }: { present: FocalShare; focal: FocalShare },
): Promise<string | null> {
  const changes = {
    focalX: { from: present.x, to: focal.x },
    focalY: { from: present.y, to: focal.y },
  };
  const edit = { siteId, id, actor, at: ctx.now(), changes };
  return ctx.transact(async (trx) => {
    if (staff) await requireMayChange(trx, { siteId, id }, staff);
    return changeFile(trx, edit);
  });
}

/** What was done to a picture, and how large it was. @throws as {@link editPicture} */
export async function readPictureEdit(ctx: AppContext, siteId: string, id: string) {
  const { edit, facts } = await readOriginal(ctx, siteId, id);
  return { edit, width: facts.width, height: facts.height };
}

/** Pixels that an editor shows of an original. */
const shownWidth = 1_600;

/** The original, to be looked at: WebP. @throws as {@link editPicture} */
export async function drawOriginal(ctx: AppContext, siteId: string, id: string): Promise<Buffer> {
  const { bytes } = await readOriginal(ctx, siteId, id);
  return Buffer.from(
    await ctx.media.pictures.run('encode', { bytes, width: shownWidth, format: 'webp' }),
  );
}

const drawn: readonly string[] = ['image/svg+xml', 'image/gif'];

type Original = Awaited<ReturnType<typeof readOriginal>>;

async function readOriginal({ db, media }: AppContext, siteId: string, id: string) {
  const row = await db
    .selectFrom('assets')
    .select(['kind', 'content_type', 'sha256', 'edit', 'original_sha256'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  if (row.kind !== 'image' || drawn.includes(row.content_type)) {
    throw new ApiError('picture_not_editable');
  }
  const sha256 = row.original_sha256 ?? row.sha256;
  const bytes = await media.store.get(originalKey(siteId, sha256));
  if (!bytes) throw new ApiError('not_found');
  const facts = await media.pictures.run('describe', bytes);
  if (!facts) throw new ApiError('picture_broken');
  if (facts.pages > 1) throw new ApiError('picture_not_editable');
  return { bytes, facts, sha256, edit: row.edit ?? noPictureEdit };
}

async function draw(
  { media }: AppContext,
  { bytes, facts }: Original,
  edit: PictureEdit,
): Promise<Buffer> {
  const { turn, flipX: _x, flipY: _y, straighten, crop: _part, ...ofColors } = edit;
  const isColored = !isNoEdit({ ...noPictureEdit, ...ofColors });
  const isOnSide = turn === 90 || turn === 270;
  const ratio = isOnSide ? facts.height / facts.width : facts.width / facts.height;
  try {
    const made = await media.pictures.run('editPicture', {
      bytes,
      edit,
      colors: isColored ? colorMatrix(edit) : undefined,
      scale: straightenScale(straighten, ratio),
    });
    return Buffer.from(made);
  } catch (error) {
    throw error instanceof PictureError ? new ApiError('picture_broken') : error;
  }
}
