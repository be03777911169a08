import type { Stylesheet } from '../styles/compile-styles.ts';
import { themePlaces } from './theme-places.ts';

/** The style sheets of a theme, in the order in which they count. */
export interface ThemeStyles {
  readonly styles: readonly Stylesheet[];
  /** Every file below `styles/`, for imports. */
  readonly styleFiles: ReadonlyMap<string, string>;
  /** Names that `template.conf` lists and the theme does not have. */
  readonly missing: readonly string[];
}

/** `reset.css` first, then those that `template.conf` lists (template-format §7). */
export function readThemeStyles(
  texts: ReadonlyMap<string, string>,
  listed: readonly string[],
): ThemeStyles {
  const styleFiles = new Map(
    [...texts].flatMap(([path, text]) => {
      const name = themePlaces.style.exec(path)?.[1];
      return name === undefined ? [] : [[name, text] as const];
    }),
  );
  const first = styleFiles.has('reset.css') ? ['reset.css'] : [];
  const names = [...first, ...listed.filter((name) => name !== 'reset.css')].map((name) =>
    name.replace(/^\//, ''),
  );
  return {
    styles: names.flatMap((name) => {
      const text = styleFiles.get(name);
      return text === undefined ? [] : [{ path: `styles/${name}`, text }];
    }),
    styleFiles,
    missing: names.filter((name) => !styleFiles.has(name)),
  };
}
