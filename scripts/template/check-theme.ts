import { statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { positionAt } from '@sitewright/template';
import type { TemplateError } from '@sitewright/template';
import { themePlaces } from '../../apps/server/render/theme/theme-places.ts';
import { builtInFolder } from '../../apps/server/render/theme/theme-store.ts';
import { checkThemeConf, namesIn, readConfFile, textsOf } from './check-conf.ts';
import { checkPlaces } from './check-places.ts';
import { checkStyles } from './check-styles.ts';
import { checkTemplate, macroNames } from './check-template.ts';
import type { ThemeNames } from './check-template.ts';
import {
  builtInPartials,
  findTheme,
  isJson,
  isStyle,
  isTemplate,
  listFiles,
  readThemeFile,
} from './theme-files.ts';
import type { ThemeFile } from './theme-files.ts';

/** A mistake and the file it is in. */
export interface ThemeError {
  readonly file: ThemeFile;
  readonly error: TemplateError;
}

export interface CheckedTheme {
  /** The folder that the paths are relative to. */
  readonly folder: string;
  /** How many files were checked. */
  readonly files: number;
  readonly errors: readonly ThemeError[];
}

/**
 * Every mistake of a theme, of a folder in it, or of one file: a template, whatever its name,
 * unless it is one of settings or styles. Throws when there is neither.
 */
export function checkTheme(target: string): CheckedTheme {
  const full = resolve(target);
  if (statSync(full).isDirectory()) {
    const theme = findTheme(join(full, 'any'));
    if (theme === undefined) return checkFiles({ folder: full, paths: listFiles(full) });
    const below = pathIn(theme, full);
    const isWanted = (path: string): boolean => below === '' || path.startsWith(`${below}/`);
    return checkFiles({ folder: theme, paths: listFiles(theme), isTheme: true, isWanted });
  }
  const theme = findTheme(full);
  const folder = theme ?? dirname(full);
  const only = pathIn(folder, full);
  return checkFiles({
    folder,
    paths: theme === undefined ? [only] : listFiles(theme),
    isTheme: theme !== undefined,
    isWanted: (path) => path === only,
    only,
  });
}

function pathIn(folder: string, path: string): string {
  return relative(folder, path).replaceAll('\\', '/');
}

interface Wanted {
  readonly folder: string;
  readonly paths: readonly string[];
  /** True where files have places. */
  readonly isTheme?: boolean;
  /** Which files are asked for; the others tell what names there are. */
  readonly isWanted?: (path: string) => boolean;
  /** The one file that was named. */
  readonly only?: string;
}

function checkFiles({ folder, paths, isTheme, isWanted = () => true, only }: Wanted): CheckedTheme {
  const read = (path: string): ThemeFile => readThemeFile(folder, path);
  const isOnly = (path: string): boolean => path === only && !isJson(path) && !isStyle(path);
  const templates = paths.filter((path) => isTemplate(path) || isOnly(path)).map(read);
  const confs = paths.filter(isJson).map(read);
  const styles = paths.filter(isStyle).map(read);
  const names = namesOf(templates, confs);
  const checks = [
    ...templates.map((file) => ({ file, find: () => checkTemplate(file, names) })),
    ...confs.map((file) => ({ file, find: () => checkConf(file, paths) })),
    ...styles.map((file) => ({ file, find: () => [] })),
  ].filter(({ file }) => isWanted(file.path));
  const errors = checks.flatMap(({ file, find }) =>
    (faultOf(file) ?? find()).map((error) => ({ file, error })),
  );
  const ofTheme =
    isTheme === true
      ? [
          ...checkPlaces({ paths, read, builtInTypes: builtInTypes() }),
          ...checkStyles(
            styles,
            confs.find(({ path }) => path === 'template.conf'),
          ),
        ]
      : [];
  const known = new Map([...templates, ...confs, ...styles].map((file) => [file.path, file]));
  for (const { path, error } of ofTheme) {
    const file = known.get(path) ?? { path, source: '' };
    if (isWanted(path) || (path === 'site.css' && only === undefined)) errors.push({ file, error });
  }
  return { folder, files: checks.length, errors: errors.toSorted(byPath) };
}

/** Collection types that the server has views for. */
function builtInTypes(): ReadonlySet<string> {
  const paths = listFiles(builtInFolder);
  return new Set(paths.flatMap((path) => themePlaces.list.exec(path)?.[1] ?? []));
}

/** Files in order; of one file, what has no place first. */
function byPath(a: ThemeError, b: ThemeError): number {
  if (a.file.path === b.file.path) return (a.error.offset ?? -1) - (b.error.offset ?? -1);
  return a.file.path < b.file.path ? -1 : 1;
}

/** A file that cannot be read as text has no other mistakes. */
function faultOf({ fault, source }: ThemeFile): readonly TemplateError[] | undefined {
  if (fault === undefined) return undefined;
  const { message, at } = fault;
  const place = at === undefined ? {} : { ...positionAt(source, at), offset: at };
  return [{ type: 'parser', code: 'FILE_UNREADABLE', message, ...place }];
}

function checkConf(file: ThemeFile, paths: readonly string[]): readonly TemplateError[] {
  const { conf, errors } = readConfFile(file);
  if (file.path !== 'template.conf' || errors.length > 0) return errors;
  return checkThemeConf(file, conf, paths);
}

function namesOf(templates: readonly ThemeFile[], confs: readonly ThemeFile[]): ThemeNames {
  const themeConf = confs.find(({ path }) => path === 'template.conf');
  const conf = themeConf && readConfFile(themeConf).conf;
  const blocks = templates
    .filter(({ path }) => themePlaces.block.test(path))
    .flatMap(({ path }) => [basename(path), basename(path, '.block')]);
  const system = textsOf(conf?.get('systemPartials')).map(({ text }) => text);
  const navigations = conf?.get('navigations');
  return {
    partials: new Set([
      ...blocks,
      ...system,
      ...builtInPartials().keys(),
      ...templates.flatMap(macroNames),
    ]),
    navigations: navigations && new Set(namesIn(navigations)),
  };
}
