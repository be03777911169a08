import { themePresetSchema, type ThemeChoice, type ThemePresetFile } from '@sitewright/contract';
import type { Tweak } from '../styles/tweaks.ts';
import { readConf } from './read-conf.ts';
import { themePlaces } from './theme-places.ts';

/** A finished look of a theme. */
export interface ThemePreset extends Omit<ThemePresetFile, 'templateTweaks'> {
  /** Of its file, without `.preset`. */
  readonly name: string;
  /** Values of tweaks that differ from the theme's own. */
  readonly values: Readonly<Record<string, string>>;
}

/** What reading presets gives: those that can be used, and what their author should know. */
interface ReadPresets {
  readonly presets: readonly ThemePreset[];
  readonly errors: readonly string[];
}

/**
 * The presets of a theme (template-format §1): the theme as it is first, then by title. One that
 * cannot be read is left out; a tweak that the theme does not have is told and changes nothing.
 */
export function readThemePresets(
  texts: ReadonlyMap<string, string>,
  tweaks: readonly Tweak[],
): ReadPresets {
  const errors: string[] = [];
  const presets = [...texts].flatMap(([path, text]) => {
    const name = themePlaces.preset.exec(path)?.[1];
    if (name === undefined) return [];
    const { conf, error } = readConf(text);
    const parsed = themePresetSchema.safeParse(conf);
    if (error !== undefined || !parsed.success) {
      const issue = parsed.error?.issues[0];
      errors.push(`${path}: ${error ?? `${issue?.path.join('.')}: ${issue?.message}`}`);
      return [];
    }
    const { templateTweaks: values, ...rest } = parsed.data;
    const unknown = Object.keys(values).filter((key) => !tweaks.some((one) => isOf(one, key)));
    errors.push(...unknown.map((key) => `${path}: there is no tweak ${key}`));
    return [{ ...rest, name, values }];
  });
  return { presets: presets.toSorted(inOrder), errors };
}

/** Saved names of fonts and pictures have the property behind the name. */
function isOf({ name, type }: Tweak, key: string): boolean {
  return type === 'font' || type === 'image' ? key.startsWith(`${name}-`) : key === name;
}

function inOrder(a: ThemePreset, b: ThemePreset): number {
  const changes = ({ values }: ThemePreset) => Math.min(1, Object.keys(values).length);
  return changes(a) - changes(b) || a.title.localeCompare(b.title, 'en');
}

/** A theme that an owner may choose, with its looks. */
interface Chosen {
  readonly name: string;
  readonly conf: { readonly name: string };
  readonly presets: readonly ThemePreset[];
}

/** As choosers show it. A theme without presets is one look: itself. */
export function presentThemeChoice({ name, conf, presets }: Chosen): ThemeChoice {
  const title = conf.name || name;
  const own = { name: '', title, description: {}, swatch: null };
  const looks = presets.map(({ values: _values, ...look }) => look);
  return { name, title, presets: looks.length > 0 ? looks : [own] };
}

/**
 * Values of the tweaks of a look; undefined when the theme has none of that name. An empty name is
 * the theme as its files have it.
 */
export function valuesOfPreset(
  { presets }: Pick<Chosen, 'presets'>,
  name: string,
): Readonly<Record<string, string>> | undefined {
  return name === '' ? {} : presets.find((preset) => preset.name === name)?.values;
}

/** The preset whose values these are; undefined for values that somebody made up themselves. */
export function presetOfValues(
  { presets }: Pick<Chosen, 'presets'>,
  values: Readonly<Record<string, string>>,
): ThemePreset | undefined {
  const entries = Object.entries(values);
  return presets.find(
    (preset) =>
      Object.keys(preset.values).length === entries.length &&
      entries.every(([name, value]) => preset.values[name] === value),
  );
}
