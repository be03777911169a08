import { readdir } from 'node:fs/promises';
import type { AppContext } from '../../context.ts';

export interface InstalledTheme {
  /** Its folder. */
  readonly name: string;
  /** What it calls itself. */
  readonly title: string;
}

/** The themes of this installation, by title. */
export async function listThemes({
  config,
  themes,
}: Pick<AppContext, 'config' | 'themes'>): Promise<InstalledTheme[]> {
  const entries = await readdir(config.themesDir, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const found = await Promise.all(
    folders.map(async ({ name }) => {
      const { conf } = await themes.get(name);
      return { name, title: conf.name || name };
    }),
  );
  return found.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}
