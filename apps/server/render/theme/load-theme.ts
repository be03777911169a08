import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import type { Program } from '@sitewright/template';
import { readTweaks } from '../styles/tweaks.ts';
import { readCollectionConf } from './collection-conf.ts';
import { confString, readConf } from './read-conf.ts';
import { readThemeConf, type ThemeConf } from './theme-conf.ts';
import { filesStamp, listThemeFiles, readThemeText } from './theme-files.ts';
import { ThemeSources } from './theme-sources.ts';
import { readThemePresets } from './theme-presets.ts';
import { themePlaces } from './theme-places.ts';
import { readThemeStyles } from './theme-styles.ts';
import type { CollectionType, Theme, ThemePage } from './theme.ts';

/** File texts by path, only of the kinds that are compiled. */
type Texts = ReadonlyMap<string, string>;

const textFile = /\.(?:conf|preset|region|block|list|item|page|less|css|js)$|^strings\/.*\.json$/;

/**
 * Reads a theme folder (template-format §1). Whatever is missing or broken is reported in
 * `errors`; a theme always comes back.
 */
export async function loadTheme(folder: string): Promise<Theme> {
  const files = await listThemeFiles(folder);
  const texts = new Map<string, string>();
  for (const file of files) {
    if (textFile.test(file.path)) texts.set(file.path, await readThemeText(folder, file.path));
  }
  return buildTheme(folder, filesStamp(files), texts);
}

/** The same on every machine that has the same texts. */
function textsVersion(texts: Texts): string {
  const hash = createHash('sha256');
  for (const [path, text] of texts) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex').slice(0, 16);
}

function buildTheme(folder: string, stamp: string, texts: Texts): Theme {
  const sources = new ThemeSources();
  const errors: string[] = [];
  const regions = compileAll(texts, themePlaces.region, sources);
  const conf = readThemeConf(confOf(texts, 'template.conf', errors), [...regions.keys()]);
  const { styles, styleFiles, missing } = readThemeStyles(texts, conf.stylesheets);
  errors.push(...missing.map((name) => `template.conf: stylesheet ${name} is missing`));
  const tweaks = styles.flatMap((sheet) => readTweaks(sheet.text));
  const { presets, errors: presetErrors } = readThemePresets(texts, tweaks);
  errors.push(...presetErrors);
  const theme = {
    name: basename(folder),
    folder,
    stamp,
    version: textsVersion(texts),
    conf,
    sources,
    regions,
    blocks: readBlocks(texts, sources),
    collections: readCollections(texts, sources, errors),
    pages: readPages(texts, sources, errors),
    styles,
    styleFiles,
    tweaks,
    presets,
    strings: readStrings(texts, errors),
  };
  errors.push(...missingRegions(theme.conf, regions), ...sources.errors);
  return Object.freeze({ ...theme, errors });
}

function confOf(texts: Texts, path: string, errors: string[]): Readonly<Record<string, unknown>> {
  const { conf, error } = readConf(texts.get(path) ?? '');
  if (error !== undefined) errors.push(`${path}: ${error}`);
  return conf;
}

/** Compiles the files whose path matches; the first group is the name. */
function compileAll(texts: Texts, pattern: RegExp, sources: ThemeSources): Map<string, Program> {
  const programs = new Map<string, Program>();
  for (const [path, text] of texts) {
    const name = pattern.exec(path)?.[1];
    if (name !== undefined) programs.set(name, sources.compile(path, text));
  }
  return programs;
}

/** Sub-folders are flattened; each block is known with and without its extension. */
function readBlocks(texts: Texts, sources: ThemeSources): Map<string, Program> {
  const blocks = compileAll(texts, themePlaces.block, sources);
  const short = [...blocks].map(
    ([name, program]) => [name.replace(/\.block$/, ''), program] as const,
  );
  return new Map([...blocks, ...short]);
}

function readCollections(
  texts: Texts,
  sources: ThemeSources,
  errors: string[],
): Map<string, CollectionType> {
  const lists = compileAll(texts, themePlaces.list, sources);
  const items = compileAll(texts, themePlaces.item, sources);
  const confs = [...texts.keys()].flatMap(
    (path) => themePlaces.collectionConf.exec(path)?.[1] ?? [],
  );
  const names = new Set([...lists.keys(), ...items.keys(), ...confs]);
  return new Map(
    [...names].map((name) => [
      name,
      {
        conf: readCollectionConf(confOf(texts, `collections/${name}.conf`, errors)),
        list: lists.get(name),
        item: items.get(name),
      },
    ]),
  );
}

function readPages(texts: Texts, sources: ThemeSources, errors: string[]): Map<string, ThemePage> {
  const programs = compileAll(texts, themePlaces.page, sources);
  return new Map(
    [...programs].map(([name, program]) => {
      const conf = confOf(texts, `pages/${name}.page.conf`, errors);
      return [name, { title: confString(conf.title, name), program }];
    }),
  );
}

function readStrings(texts: Texts, errors: string[]): Map<string, Record<string, string>> {
  const strings = new Map<string, Record<string, string>>();
  for (const path of texts.keys()) {
    const locale = themePlaces.strings.exec(path)?.[1];
    if (locale === undefined) continue;
    const entries = Object.entries(confOf(texts, path, errors)).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text] as const] : [],
    );
    strings.set(locale, Object.fromEntries(entries));
  }
  return strings;
}

function missingRegions(conf: ThemeConf, regions: ReadonlyMap<string, Program>): string[] {
  const names = new Set(conf.layouts.flatMap((layout) => layout.regions));
  return [...names]
    .filter((name) => !regions.has(name))
    .map((name) => `template.conf: region ${name} is missing`);
}

/** Where the files of all themes are: the folder of one theme, by its name. */
export function themeFolder(themesDir: string, name: string): string {
  return join(themesDir, basename(name).replace(/^\.+/, '') || 'none');
}
