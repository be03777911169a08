/** Reads theme files again when they change. */
import path from 'node:path';
import type { AppContext } from '../../context.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { watchFolder } from './watch-folder.ts';

/** An editor writes a file in several steps. */
const settleMs = 60;

/** Calls back when a theme has changed and its sites show it. Answers how to stop. */
export function watchThemes(ctx: AppContext, onChange: () => void): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function reload(): Promise<void> {
    const themes = [...changed];
    changed.clear();
    for (const theme of themes) {
      if (await ctx.themes.reload(theme)) await raiseVersions(ctx, theme);
    }
    onChange();
  }

  const stop = watchFolder(ctx.config.themesDir, (file) => {
    const theme = file.split(path.sep)[0];
    if (!theme) return;
    changed.add(theme);
    clearTimeout(timer);
    timer = setTimeout(() => void reload().catch((error) => ctx.log.error(error)), settleMs);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Cached pages of the sites with this theme fall. */
async function raiseVersions(ctx: AppContext, theme: string): Promise<void> {
  await ctx.transact(async (trx) => {
    const sites = await trx
      .selectFrom('sites')
      .select('site_id')
      .where('theme', '=', theme)
      .execute();
    for (const { site_id } of sites) await bumpSiteVersion(trx, site_id);
  });
}
