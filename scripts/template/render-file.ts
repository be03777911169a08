import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { getCldr } from '@sitewright/formatters';
import { compile, diagnose, formatExcerpt, positionAt, render } from '@sitewright/template';
import type { TemplateError } from '@sitewright/template';
import { inAuthorWords } from './author-words.ts';
import { knownNames, registry } from './known-names.ts';
import { JsonMistake, parseLocatedJson } from './located-json.ts';
import {
  builtInPartials,
  findTheme,
  readPartials,
  readThemeFile,
  withShortNames,
} from './theme-files.ts';
import type { ThemeFile } from './theme-files.ts';
import { UsageError } from './usage.ts';

export interface RenderRequest {
  readonly file: string;
  /** A file of JSON; `-` is the standard input. */
  readonly json?: string | undefined;
  readonly blocks?: string | undefined;
  readonly locale: string;
  /** An ISO date, or milliseconds. */
  readonly now?: string | undefined;
  readonly isExprEnabled: boolean;
  readonly isIncludeEnabled: boolean;
  readonly isPreprocess: boolean;
}

/** What a run printed, and its mistakes as text. */
export interface RenderedFile {
  readonly output: string;
  readonly mistakes: readonly string[];
}

/** Fills a file with data. Throws `UsageError` when it cannot begin. */
export async function renderFile(request: RenderRequest): Promise<RenderedFile> {
  const template = readTemplate(request.file);
  const partials = partialsOf(request);
  const program = compile(template.source, { registry, preprocess: request.isPreprocess });
  const { output, errors } = render(program, readData(request.json), {
    partials: (name) => partials.get(name)?.source,
    cldr: await localeOf(request.locale),
    now: timeOf(request.now),
    enableExpr: request.isExprEnabled,
    enableInclude: request.isIncludeEnabled,
  });
  const known = knownNames(partials.keys());
  const mistakes = errors.map((error) => {
    const file = error.partial === undefined ? template : partials.get(error.partial);
    const source = file?.source ?? '';
    const worded = inAuthorWords(asDiagnosed(error, source), source, known);
    return formatExcerpt(worded, file?.path ?? error.partial ?? request.file, source);
  });
  return { output, mistakes };
}

/** The syntax error as `check` tells it; a run says less of it, and of one in a partial twice. */
function asDiagnosed(error: TemplateError, source: string): TemplateError {
  if (error.code !== 'COMPILE_PARTIAL_SYNTAX' && error.type === 'engine') return error;
  const found = diagnose(source, { registry }).find(({ offset }) => offset === error.offset);
  return found ?? error;
}

/** Refuses a language that has no data: it would be English without a word. */
async function localeOf(id: string) {
  const refused = new UsageError(`--locale is not known: ${id}`);
  const language = languageOf(id);
  if (language === undefined) throw refused;
  const cldr = await getCldr(id);
  if (cldr.General.locale().tag.language() !== language) throw refused;
  return cldr;
}

function languageOf(id: string): string | undefined {
  try {
    return new Intl.Locale(id.replaceAll('_', '-')).language;
  } catch {
    return undefined;
  }
}

/** The template of a path; its own path stays as it was given. */
export function readTemplate(path: string): ThemeFile {
  if (statSync(path).isDirectory()) throw new UsageError(`${path}: not a file`);
  return { ...readThemeFile('', path), path };
}

/** By name, as the server knows them: those of the theme before its own. */
function partialsOf({ file, blocks }: RenderRequest): ReadonlyMap<string, ThemeFile> {
  if (blocks !== undefined && !existsSync(blocks))
    throw new UsageError(`no such folder: ${blocks}`);
  const theme = findTheme(resolve(file));
  const folder = blocks ?? (theme === undefined ? undefined : join(theme, 'blocks'));
  if (folder === undefined) return builtInPartials();
  const own = [...readPartials(folder)].map(([name, partial]) => {
    return [name, { ...partial, path: relative('', join(folder, partial.path)) }] as const;
  });
  return new Map([...builtInPartials(), ...withShortNames(new Map(own))]);
}

function readData(path: string | undefined): unknown {
  if (path === undefined) return {};
  const text = readFileSync(path === '-' ? 0 : path, 'utf8').replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(explainJson(path === '-' ? 'standard input' : path, text, error));
  }
}

/** The mistake with its line. Data is read more strictly than settings: then Node.js names the place. */
function explainJson(path: string, text: string, cause: unknown): string {
  const told = cause instanceof Error ? cause.message : String(cause);
  const { message, at } = mistakeIn(text) ?? {
    message: told.replace(/ in JSON at position .*/s, ''),
    at: Number(/at position (\d+)/.exec(told)?.[1] ?? text.length),
  };
  const place = { ...positionAt(text, at), offset: at };
  const error = {
    type: 'parser',
    code: 'JSON_INVALID',
    message: `Invalid JSON: ${message}`,
  } as const;
  return formatExcerpt({ ...error, ...place }, path, text);
}

function mistakeIn(text: string): JsonMistake | undefined {
  try {
    parseLocatedJson(text);
    return undefined;
  } catch (error) {
    if (error instanceof JsonMistake) return error;
    throw error;
  }
}

function timeOf(now: string | undefined): number | undefined {
  if (now === undefined) return undefined;
  const time = /^-?\d+$/.test(now) ? Number(now) : Date.parse(now);
  if (!Number.isFinite(time)) throw new UsageError(`--now is no date: ${now}`);
  return time;
}
