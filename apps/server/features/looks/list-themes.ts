import { readdir } from 'node:fs/promises';
import { ApiError, type ThemeChoice, type ThemeLook } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { presentThemeChoice, valuesOfPreset } from '../../render/theme/theme-presets.ts';

type ThemesOf = Pick<AppContext, 'config' | 'themes'>;

/** The themes of this installation with their looks, by title. */
export async function listThemes(ctx: ThemesOf): Promise<ThemeChoice[]> {
  const found = await Promise.all(
    (await listThemeFolders(ctx)).map(async (name) =>
      presentThemeChoice(await ctx.themes.get(name)),
    ),
  );
  return found.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** A look that there is: its theme, and the values of tweaks. */
export interface FoundLook {
  readonly theme: string;
  readonly tweaks: Record<string, string>;
}

/** @throws ApiError `invalid_request` at `theme` or `preset` when this installation has no such one */
export async function requireLook(ctx: ThemesOf, look: ThemeLook): Promise<FoundLook> {
  const { theme, preset } = look;
  if (!(await isTheme(ctx, theme))) {
    throw new ApiError('invalid_request', {}, { errors: { theme: 'There is no such theme.' } });
  }
  const values = valuesOfPreset(await ctx.themes.get(theme), preset);
  if (!values) {
    throw new ApiError('invalid_request', {}, { errors: { preset: 'There is no such look.' } });
  }
  return { theme, tweaks: { ...values } };
}

/** Whether this installation has it. */
export async function isTheme(ctx: Pick<AppContext, 'config'>, name: string): Promise<boolean> {
  return (await listThemeFolders(ctx)).includes(name);
}

/** Names of the themes of this installation. */
async function listThemeFolders({ config }: Pick<ThemesOf, 'config'>): Promise<string[]> {
  const entries = await readdir(config.themesDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}
