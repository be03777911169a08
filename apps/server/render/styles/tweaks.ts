import JSON5 from 'json5';
import { confBoolean, confString, confStrings, isRecord } from '../theme/read-conf.ts';
import { closingBracket, findOutside, findVariable } from './css-scanner.ts';

const tweakTypes = ['color', 'value', 'font', 'image', 'checkbox', 'dropdown'] as const;
export type TweakType = (typeof tweakTypes)[number];

/** A setting that a stylesheet offers the owner (template-format §7). */
export interface Tweak {
  /** The variable or class name; for a checkbox or dropdown the slug of its title. */
  readonly name: string;
  readonly type: TweakType;
  readonly title: string;
  readonly category: string;
  /** The same in other languages: `title-de`, `category-de` of the comment, by language. */
  readonly titles: Readonly<Record<string, string>>;
  readonly categories: Readonly<Record<string, string>>;
  /** Bounds of a number. */
  readonly least?: number;
  readonly most?: number;
  readonly options: readonly string[];
  /** The value in the file: a LESS value, `true`/`false`, or an option. */
  readonly defaultValue: string;
  /** Font and image: the declarations of the default, e.g. `font-size` → `14px`. */
  readonly properties: Readonly<Record<string, string>>;
  /** Sent to the browser as part of `tweakJSON`. */
  readonly isForScripts: boolean;
}

const tweakLine = /^[ \t]*\/\/[ \t]*tweak[ \t]*:[ \t]*(\{.*\})[ \t]*$/gim;

/** Every tweak of one stylesheet, in order. A comment that cannot be read is passed over. */
export function readTweaks(less: string): Tweak[] {
  const tweaks: Tweak[] = [];
  for (const match of less.matchAll(tweakLine)) {
    const conf = readTweakComment(match[1]!);
    const tweak = conf && toTweak(conf, less, match.index + match[0].length);
    if (tweak !== undefined) tweaks.push(tweak);
  }
  return tweaks;
}

function readTweakComment(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON5.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function toTweak(conf: Record<string, unknown>, less: string, from: number): Tweak | undefined {
  const type = tweakTypes.find((known) => known === conf.type);
  if (type === undefined) return undefined;
  const title = confString(conf.title) || confString(conf.label);
  const shared = {
    type,
    title,
    category: confString(conf.category),
    titles: inLanguages(conf, 'title'),
    categories: inLanguages(conf, 'category'),
    ...(typeof conf['min'] === 'number' && { least: conf['min'] }),
    ...(typeof conf['max'] === 'number' && { most: conf['max'] }),
    options: confStrings(conf.options),
    isForScripts: confBoolean(conf.js),
  };
  if (type === 'checkbox' || type === 'dropdown') {
    return { ...shared, name: tweakSlug(title), defaultValue: choiceDefault(conf), properties: {} };
  }
  const found = type === 'font' || type === 'image' ? ruleset(less, from) : variable(less, from);
  return found && { ...shared, ...found };
}

function inLanguages(conf: Record<string, unknown>, key: string): Record<string, string> {
  const entries = Object.entries(conf).flatMap(([name, value]) => {
    const language = name.startsWith(`${key}-`) ? name.slice(key.length + 1) : '';
    return /^[a-z]{2,3}$/.test(language) && typeof value === 'string' ? [[language, value]] : [];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

function choiceDefault(conf: Record<string, unknown>): string {
  if (conf.type === 'checkbox') return String(confBoolean(conf.active));
  return confString(conf.default) || (confStrings(conf.options)[0] ?? '');
}

type Found = Pick<Tweak, 'name' | 'defaultValue' | 'properties'>;

/** The next statement `@name: value;`. */
function variable(less: string, from: number): Found | undefined {
  const found = findVariable(less.slice(0, from + 2000), from);
  return found && { name: found.name, defaultValue: found.value, properties: {} };
}

/** The next ruleset `.name { property: value; … }`. */
function ruleset(less: string, from: number): Found | undefined {
  const open = less.indexOf('{', from);
  const head = open < 0 ? null : /[.#]([\w-]+)\s*(?:\(\s*\))?\s*$/.exec(less.slice(from, open));
  const close = head === null ? -1 : closingBracket(less, open);
  if (head === null || close < 0) return undefined;
  return {
    name: head[1]!,
    defaultValue: '',
    properties: readDeclarations(less.slice(open + 1, close)),
  };
}

function readDeclarations(body: string): Record<string, string> {
  const declarations: Record<string, string> = {};
  const clean = body.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/[^\n]*/g, '');
  let at = 0;
  while (at < clean.length) {
    const end = findOutside(clean, at, ';');
    const match = /^\s*([a-z-]+)\s*:\s*([\s\S]+)$/.exec(clean.slice(at, end));
    if (match !== null) declarations[match[1]!] = match[2]!.trim();
    at = end + 1;
  }
  return declarations;
}

/** `3:2 Standard` → `32-standard`: the form of titles and options in class names. */
function tweakSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9\s_-]/g, '')
    .trim()
    .replace(/[\s_]+/g, '-');
}

/** One class per checkbox that is on and per dropdown, in the order of the files. */
export function tweakClasses(
  tweaks: readonly Tweak[],
  values: Readonly<Record<string, string>>,
): string[] {
  return tweaks.flatMap((tweak) => {
    const value = values[tweak.name] ?? tweak.defaultValue;
    if (tweak.type === 'checkbox') return value === 'true' ? [tweak.name] : [];
    if (tweak.type === 'dropdown' && value !== '') return [`${tweak.name}-${tweakSlug(value)}`];
    return [];
  });
}

/** The values that scripts of the theme may read: `SQUARESPACE_CONTEXT.tweakJSON`. */
export function tweakJson(
  tweaks: readonly Tweak[],
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    tweaks
      .filter((tweak) => tweak.isForScripts)
      .map((tweak) => [tweak.name, values[tweak.name] ?? tweak.defaultValue]),
  );
}
