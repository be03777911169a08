import { confString, confStrings, isRecord } from './read-conf.ts';

/** A page shell: region files, concatenated in order. */
export interface ThemeLayout {
  readonly id: string;
  readonly name: string;
  readonly regions: readonly string[];
}

/** `template.conf` (template-format §2), with every odd value made harmless. */
export interface ThemeConf {
  readonly name: string;
  readonly author: string;
  /** Never empty: a conf without layouts gets one of every region. */
  readonly layouts: readonly ThemeLayout[];
  readonly navigations: readonly { readonly name: string; readonly title: string }[];
  readonly stylesheets: readonly string[];
  readonly systemCollections: readonly string[];
  readonly customTypes: readonly Readonly<Record<string, unknown>>[];
  /** Fonts that pages should fetch early: addresses under `/assets/`. Our own key. */
  readonly preloadFonts: readonly string[];
}

/** Reads `template.conf`; what is missing or of another kind takes its default. */
export function readThemeConf(
  conf: Readonly<Record<string, unknown>>,
  regionNames: readonly string[],
): ThemeConf {
  const layouts = readLayouts(conf.layouts);
  return {
    name: confString(conf.name, 'Untitled'),
    author: confString(conf.author),
    layouts:
      layouts.length > 0
        ? layouts
        : [{ id: 'default', name: 'Default', regions: [...regionNames].toSorted() }],
    navigations: readNavigations(conf.navigations),
    stylesheets: confStrings(conf.stylesheets),
    systemCollections: confStrings(conf.systemCollections),
    customTypes: Array.isArray(conf.customTypes) ? conf.customTypes.filter(isRecord) : [],
    preloadFonts: confStrings(conf.preloadFonts).filter((url) => url.startsWith('/assets/')),
  };
}

/** The first of the wanted layouts, else `default`, else the first one (template-format §2). */
export function pickLayout(conf: ThemeConf, ids: readonly string[]): ThemeLayout {
  const found = [...ids, 'default']
    .map((id) => conf.layouts.find((layout) => layout.id === id))
    .find((layout) => layout !== undefined);
  return found ?? conf.layouts[0]!;
}

function readLayouts(value: unknown): ThemeLayout[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([id, layout]) =>
    isRecord(layout)
      ? [
          {
            id,
            name: confString(layout.name, id),
            regions: confStrings(layout.regions).map(regionName),
          },
        ]
      : [],
  );
}

/** Regions are named with or without `.region`. */
function regionName(name: string): string {
  return name.replace(/\.region$/, '');
}

function readNavigations(value: unknown): { name: string; title: string }[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap((entry) => {
    const name = confString(entry.name);
    return name === '' ? [] : [{ name, title: confString(entry.title, name) }];
  });
}
