/** The theme of a site and the values of its tweaks: what its row holds. */
import { ApiError, lookViews, type LookView, type ThemeLook } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { presetOfValues } from '../../render/theme/theme-presets.ts';
import type { LoggedThing } from '../activity/logged-thing.ts';
import { findView } from './find-view.ts';
import { listThemes, requireLook } from './list-themes.ts';

/** A look as it stands; `preset` is null for values of no preset. */
type PresentLook = { theme: string; preset: string | null };

/** Theme and look of a site, and what there is to choose. */
export async function presentSiteTheme(
  ctx: Pick<AppContext, 'db' | 'config' | 'themes'>,
  siteId: string,
) {
  const [themes, row, ...places] = await Promise.all([
    listThemes(ctx),
    readRow(ctx.db, siteId),
    ...lookViews.map((view) => findView(ctx.db, siteId, view)),
  ]);
  const views: LookView[] = lookViews.filter((_, index) => places[index] !== undefined);
  return { themes, look: await lookOf(ctx, row), views };
}

interface LookEdit extends ThemeLook {
  readonly siteId: string;
  readonly from: PresentLook;
}

/**
 * Gives a site another look. Values that somebody made up go; the log of writes keeps them.
 * @throws ApiError `invalid_request` or `edited_meanwhile`
 */
export async function changeSiteTheme(
  ctx: Pick<AppContext, 'config' | 'themes'>,
  trx: WriteTransaction,
  { siteId, from, ...wanted }: LookEdit,
): Promise<void> {
  const found = await requireLook(ctx, wanted);
  const now = await lookOf(ctx, await lockRow(trx, siteId));
  if (now.theme === wanted.theme && now.preset === wanted.preset) return;
  if (now.theme !== from.theme || now.preset !== from.preset) {
    throw new ApiError(
      'edited_meanwhile',
      {},
      { conflicts: { look: { theirs: now, yours: wanted } } },
    );
  }
  await writeLook(trx, siteId, found);
}

/** As the log of writes knows it. */
export const themeThing: LoggedThing = {
  kind: 'theme',
  async read(trx, { siteId }) {
    const { theme, tweaks } = await lockRow(trx, siteId);
    return { fields: { theme, tweaks }, title: theme };
  },
  async change({ trx, siteId }, _key, { fields }) {
    const now = await lockRow(trx, siteId);
    const { theme = now.theme, tweaks = now.tweaks } = fields;
    await writeLook(trx, siteId, { theme: String(theme), tweaks: Object(tweaks) });
  },
};

async function lookOf(
  { themes }: Pick<AppContext, 'themes'>,
  { theme, tweaks }: { theme: string; tweaks: Record<string, string> },
): Promise<PresentLook> {
  const known = await themes.get(theme);
  const isPlain = Object.keys(tweaks).length === 0 && known.presets.length === 0;
  return { theme, preset: isPlain ? '' : (presetOfValues(known, tweaks)?.name ?? null) };
}

function select(db: ReadDatabase, siteId: string) {
  return db.selectFrom('sites').select(['theme', 'tweaks']).where('site_id', '=', siteId);
}

async function readRow(db: ReadDatabase, siteId: string) {
  const row = await select(db, siteId).executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

async function lockRow(trx: WriteTransaction, siteId: string) {
  const row = await select(trx, siteId).forUpdate().executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

async function writeLook(
  trx: WriteTransaction,
  siteId: string,
  { theme, tweaks }: { theme: string; tweaks: Record<string, string> },
): Promise<void> {
  await trx
    .updateTable('sites')
    .set({ theme, tweaks: JSON.stringify(tweaks) })
    .where('site_id', '=', siteId)
    .execute();
  await bumpSiteVersion(trx, siteId);
}
