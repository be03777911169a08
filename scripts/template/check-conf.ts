import { positionAt } from '@sitewright/template';
import type { TemplateError } from '@sitewright/template';
import { JsonMistake, parseLocatedJson } from './located-json.ts';
import type { JsonNode, JsonObject } from './located-json.ts';
import { suggest } from './suggest.ts';
import type { ThemeFile } from './theme-files.ts';

/** A file of settings as far as it can be read, and what is wrong with it. */
export interface CheckedConf {
  readonly conf: JsonObject;
  readonly errors: readonly TemplateError[];
}

const EMPTY: JsonObject = new Map();

/** Reads a `.conf`, `.preset` or strings file; an empty one has no settings. */
export function readConfFile({ source }: ThemeFile): CheckedConf {
  if (source.trim() === '') return { conf: EMPTY, errors: [] };
  try {
    const { value, at } = parseLocatedJson(source);
    if (value instanceof Map) return { conf: value as JsonObject, errors: [] };
    return {
      conf: EMPTY,
      errors: [errorAt(source, at, 'JSON_INVALID', 'An object is expected: { … }')],
    };
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error;
    const message = `Invalid JSON: ${error.message}`;
    return { conf: EMPTY, errors: [errorAt(source, error.at, 'JSON_INVALID', message)] };
  }
}

/**
 * What `template.conf` names and the theme does not have: regions of its layouts, style sheets,
 * and a `default` layout. template-format §2.
 */
export function checkThemeConf(
  { source }: ThemeFile,
  conf: JsonObject,
  paths: readonly string[],
): readonly TemplateError[] {
  const regions = namesOf(paths, /^(?:regions\/(?:.*\/)?)?([^/]+)\.region$/);
  const styles = namesOf(paths, /^styles\/(.+\.(?:less|css))$/);
  const layouts = conf.get('layouts');
  const layoutMap = layouts?.value instanceof Map ? (layouts.value as JsonObject) : undefined;
  const errors = [...(layoutMap?.values() ?? [])].flatMap((layout) =>
    missingNames(source, { list: childOf(layout, 'regions'), known: regions, what: 'region' }),
  );
  errors.push(
    ...missingNames(source, { list: conf.get('stylesheets'), known: styles, what: 'style sheet' }),
  );
  if (layouts !== undefined && !layoutMap?.has('default')) {
    errors.push(errorAt(source, layouts.at, 'LAYOUT_MISSING', "There is no layout 'default'"));
  }
  return errors;
}

/** The texts of a list, such as `stylesheets`; a single text counts as a list. */
export function textsOf(node: JsonNode | undefined): readonly { text: string; at: number }[] {
  if (node === undefined) return [];
  if (typeof node.value === 'string') return [{ text: node.value, at: node.at }];
  return Array.isArray(node.value) ? node.value.flatMap(textsOf) : [];
}

/** The `name` of each object of a list, such as `navigations`. */
export function namesIn(node: JsonNode | undefined): readonly string[] {
  const list: readonly JsonNode[] = Array.isArray(node?.value) ? node.value : [];
  return list.flatMap((entry) => textsOf(childOf(entry, 'name')).map(({ text }) => text));
}

function childOf({ value }: JsonNode, key: string): JsonNode | undefined {
  return value instanceof Map ? (value as JsonObject).get(key) : undefined;
}

function namesOf(paths: readonly string[], pattern: RegExp): ReadonlySet<string> {
  return new Set(paths.flatMap((path) => pattern.exec(path)?.[1] ?? []));
}

interface NameList {
  readonly list: JsonNode | undefined;
  readonly known: ReadonlySet<string>;
  readonly what: string;
}

function missingNames(source: string, { list, known, what }: NameList): TemplateError[] {
  return textsOf(list).flatMap(({ text, at }) => {
    const name = text.replace(/\.region$/, '').replace(/^\//, '');
    if (known.has(name)) return [];
    const near = suggest(name, known);
    const hint = near === undefined ? '' : `. Did you mean '${near}'?`;
    return [errorAt(source, at, 'FILE_MISSING', `There is no ${what} '${text}'${hint}`)];
  });
}

function errorAt(source: string, at: number, code: string, message: string): TemplateError {
  return { type: 'parser', code, message, ...positionAt(source, at), offset: at };
}
