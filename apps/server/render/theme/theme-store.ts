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

/** Where the server's own views are. */
export const builtInFolder = join(import.meta.dirname, '../builtin');
/** No folder of `themes/` can have this name. */
const builtInName = '/builtin';

/**
 * Themes of a folder, each loaded when it is first asked for. Mistakes are told with the name of
 * the theme.
 */
export function createThemeStore(
  themesDir: string,
  onErrors: (theme: string, errors: readonly string[]) => void,
): ThemeStore {
  const loaded = new Map<string, Promise<Theme>>();

  function folderOf(name: string): string {
    return name === builtInName ? builtInFolder : themeFolder(themesDir, name);
  }

  function load(name: string): Promise<Theme> {
    const known = loaded.get(name);
    if (known !== undefined) return known;
    const loading = loadTheme(folderOf(name)).then((theme) => {
      if (theme.errors.length > 0) onErrors(theme.name, theme.errors);
      return theme;
    });
    loaded.set(name, loading);
    loading.catch(() => loaded.delete(name));
    return loading;
  }

  return {
    get: load,
    builtIn: () => load(builtInName),
    reload: async (name) => {
      const before = await loaded.get(name);
      if (before?.stamp === filesStamp(await listThemeFiles(folderOf(name)))) return false;
      loaded.delete(name);
      await load(name);
      return before !== undefined;
    },
  };
}
