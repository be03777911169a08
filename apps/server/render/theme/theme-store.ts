import { join } from 'node:path';
import { loadTheme, themeFolder } from './load-theme.ts';
import type { Theme } from './theme.ts';
import { filesStamp, listThemeFiles } from './theme-files.ts';

/** The themes of this installation, each compiled once. */
export interface ThemeStore {
  /** The theme of that name. A folder that is not there gives a theme that is all built-in views. */
  get(name: string): Promise<Theme>;
  /** The server's own views, for what a theme leaves out. */
  builtIn(): Promise<Theme>;
  /** Looks at the files again; gives true when the theme has changed. */
  reload(name: string): Promise<boolean>;
}

const builtInFolder = join(import.meta.dirname, '../builtin');

export function createThemeStore(
  themesDir: string,
  onErrors: (theme: string, errors: readonly string[]) => void,
): ThemeStore {
  const loaded = new Map<string, Promise<Theme>>();

  function load(folder: string): Promise<Theme> {
    const known = loaded.get(folder);
    if (known !== undefined) return known;
    const loading = loadTheme(folder).then((theme) => {
      if (theme.errors.length > 0) onErrors(theme.name, theme.errors);
      return theme;
    });
    loaded.set(folder, loading);
    loading.catch(() => loaded.delete(folder));
    return loading;
  }

  return {
    get: (name) => load(themeFolder(themesDir, name)),
    builtIn: () => load(builtInFolder),
    reload: async (name) => {
      const folder = themeFolder(themesDir, name);
      const before = await loaded.get(folder);
      if (before?.stamp === filesStamp(await listThemeFiles(folder))) return false;
      loaded.delete(folder);
      await load(folder);
      return before !== undefined;
    },
  };
}
