/** The theme of a site and the values of its tweaks: what its row holds. */
import { ApiError, lookViews, type LookView, type ThemeLook } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { presetOfValues } from '../../render/theme/theme-presets.ts';
import type { LoggedThing } from '../activity/logged-thing.ts';
import { lockSiteLook, readSiteLook, writeSiteLook, type SiteLook } from '../sites/site-look.ts';
import { findView } from './find-view.ts';
import { isTheme, listThemes, requireLook } from './list-themes.ts';

/** A look as it stands; `preset` is null for values of no preset. */
type PresentLook = { theme: string; preset: string | null };

/** Theme and look of a site, and what there is to choose. */
export async function presentSiteTheme(
  ctx: Pick<AppContext, 'db' | 'config' | 'themes'>,
  siteId: string,
) {
  const [themes, row, ...places] = await Promise.all([
    listThemes(ctx),
    readSiteLook(ctx.db, siteId),
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
  const now = await lookOf(ctx, await lockSiteLook(trx, siteId));
  if (now.theme === wanted.theme && now.preset === wanted.preset) return;
  if (now.theme !== from.theme || now.preset !== from.preset) {
    throw new ApiError(
      'edited_meanwhile',
      {},
      { conflicts: { look: { theirs: now, yours: wanted } } },
    );
  }
  await writeSiteLook(trx, siteId, found);
}

/** As the log of writes knows it. */
export const themeThing: LoggedThing = {
  kind: 'theme',
  async read(trx, { siteId }) {
    const { theme, tweaks } = await lockSiteLook(trx, siteId);
    return { fields: { theme, tweaks }, title: theme };
  },
  async change({ trx, siteId, source }, _key, { fields }) {
    const now = await lockSiteLook(trx, siteId);
    const { theme = now.theme, tweaks = now.tweaks } = fields;
    // A theme can leave the installation: no page could be drawn with it.
    if (source && !(await isTheme(source.ctx, String(theme)))) throw new ApiError('not_undoable');
    await writeSiteLook(trx, siteId, { theme: String(theme), tweaks: Object(tweaks) });
  },
};

async function lookOf(
  { themes }: Pick<AppContext, 'themes'>,
  { theme, tweaks }: SiteLook,
): Promise<PresentLook> {
  const known = await themes.get(theme);
  const isPlain = Object.keys(tweaks).length === 0 && known.presets.length === 0;
  return { theme, preset: isPlain ? '' : (presetOfValues(known, tweaks)?.name ?? null) };
}
