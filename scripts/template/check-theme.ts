import { statSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { positionAt } from '@sitewright/template';
import type { TemplateError } from '@sitewright/template';
import { checkThemeConf, namesIn, readConfFile, textsOf } from './check-conf.ts';
import { checkTemplate, macroNames } from './check-template.ts';
import type { ThemeNames } from './check-template.ts';
import { findTheme, isJson, isTemplate, listFiles, readThemeFile } from './theme-files.ts';
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
 * Every mistake of a theme folder, or of one file: a template, whatever its name, unless it is one
 * of settings. Throws when there is neither.
 */
export function checkTheme(target: string): CheckedTheme {
  if (statSync(target).isDirectory()) return checkFiles(target, listFiles(target));
  const file = resolve(target);
  const theme = findTheme(file);
  if (theme === undefined) return checkFiles(dirname(file), [basename(file)], basename(file));
  return checkFiles(theme, listFiles(theme), relative(theme, file).replaceAll('\\', '/'));
}

/** Checks the files of a folder, or only one of them; the others tell what names there are. */
function checkFiles(folder: string, paths: readonly string[], only?: string): CheckedTheme {
  const read = (path: string): ThemeFile => readThemeFile(folder, path);
  const isOnly = (path: string): boolean => path === only && !isJson(path);
  const templates = paths.filter((path) => isTemplate(path) || isOnly(path)).map(read);
  const confs = paths.filter(isJson).map(read);
  const names = namesOf(templates, confs);
  const checks = [
    ...templates.map((file) => ({ file, find: () => checkTemplate(file, names) })),
    ...confs.map((file) => ({ file, find: () => checkConf(file, paths) })),
  ].filter(({ file }) => only === undefined || file.path === only);
  const errors = checks.flatMap(({ file, find }) =>
    (faultOf(file) ?? find()).map((error) => ({ file, error })),
  );
  return { folder, files: checks.length, errors: errors.toSorted(byPath) };
}

function byPath(a: ThemeError, b: ThemeError): number {
  if (a.file.path === b.file.path) return 0;
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
    .filter(({ path }) => path.endsWith('.block'))
    .flatMap(({ path }) => [basename(path), basename(path, '.block')]);
  const system = textsOf(conf?.get('systemPartials')).map(({ text }) => text);
  const navigations = conf?.get('navigations');
  return {
    partials: new Set([...blocks, ...system, ...templates.flatMap(macroNames)]),
    navigations: navigations && new Set(namesIn(navigations)),
  };
}
