/** Things of one site of the installation, wanted on another one. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import type { AskingStaff } from '../../http/require-staff.ts';
import { originalKey } from '../../media/asset-store.ts';
import { prepareUpload } from '../../media/prepare-upload.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import { actorOf } from '../activity/actor.ts';
import { changeAsset } from '../assets/change-asset.ts';
import { findAsset } from '../assets/save-asset.ts';
import type { Site } from '../sites/site.ts';
import { findStanding } from '../staff/site-roles.ts';
import { keepNew } from './add-file.ts';
import { limitFor } from './upload-limits.ts';

type AssetRow = Selectable<Database['assets']>;

/** Who wants what of which site, and where. */
interface Wish {
  readonly site: Site;
  readonly staff: AskingStaff;
  readonly fromId: string;
  readonly ids: readonly string[];
}

/**
 * Ids of this site by those of the other one: files are copied, pages found by their address and
 * kind. Of a site that is not here, or that who asks may not read, nothing is known.
 */
export async function carryThings(
  ctx: AppContext,
  { site, staff, fromId, ids }: Wish,
): Promise<Record<string, string>> {
  const there = await findStanding(ctx.db, {
    siteId: fromId,
    accountId: staff.accountId,
    isOwner: staff.isOwner,
  });
  if (ids.length === 0 || !isAllowed(there, 'view-content')) return {};
  const pages = await samePages(ctx, { siteId: site.siteId, fromId, ids });
  const known = new Map([...pages, [fromId, site.siteId] as const]);
  if (isAllowed(there, 'view-media') && isAllowed(staff, 'edit-media')) {
    for (const asset of await listAssets(ctx, fromId, ids)) {
      const id = await copyAsset(ctx, { site, staff }, asset);
      if (id !== undefined) known.set(asset.id, id);
    }
  }
  return Object.fromEntries(known);
}

async function samePages(
  { db }: Pick<AppContext, 'db'>,
  { siteId, fromId, ids }: { siteId: string; fromId: string; ids: readonly string[] },
): Promise<(readonly [string, string])[]> {
  const rows = await db
    .selectFrom('collections as a')
    .innerJoin('collections as b', (join) =>
      join.onRef('b.url_id', '=', 'a.url_id').onRef('b.type_name', '=', 'a.type_name'),
    )
    .select(['a.id as there', 'b.id as here'])
    .where('a.site_id', '=', fromId)
    .where('a.id', 'in', [...ids])
    .where('b.site_id', '=', siteId)
    .execute();
  return rows.map(({ there, here }) => [there, here] as const);
}

function listAssets(
  { db }: Pick<AppContext, 'db'>,
  siteId: string,
  ids: readonly string[],
): Promise<AssetRow[]> {
  return db
    .selectFrom('assets')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute();
}

/** The id here; undefined: its bytes are gone, or are more than this site takes. */
async function copyAsset(
  ctx: AppContext,
  { site, staff }: Pick<Wish, 'site' | 'staff'>,
  asset: AssetRow,
): Promise<string | undefined> {
  const { siteId } = site;
  const known = await findAsset(ctx.db, siteId, asset.sha256);
  if (known !== undefined) return known;
  const bytes = await ctx.media.store.open(originalKey(asset.site_id, asset.sha256));
  if (!bytes) return undefined;
  const path = join(tmpdir(), `sitewright-${randomUUID()}.part`);
  try {
    await pipeline(bytes, createWriteStream(path));
    const prepared = await prepareUpload(ctx.media, siteId, {
      path,
      filename: asset.filename,
      check({ contentType, byteSize }) {
        if (byteSize > limitFor(site, contentType))
          throw new ApiError('file_not_supported', { fileName: asset.filename });
      },
    });
    const { id } = await keepNew(ctx, { site, actor: actorOf(staff), prepared, folderId: null });
    await ctx.transact((trx) =>
      changeAsset(
        trx,
        { siteId, id },
        {
          filename: asset.filename,
          altText: asset.alt_text,
          title: asset.title,
          body: asset.body,
          componentKey: asset.component_key,
          license: asset.license,
          licenseProvider: asset.license_provider,
          licenseAuthor: asset.license_author,
          focalX: asset.focal_x,
          focalY: asset.focal_y,
        },
      ),
    );
    return id;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}
