/** Looks of all themes as one list to choose from. */
import type { ThemeChoice } from '@sitewright/contract';

type Preset = ThemeChoice['presets'][number];

/** A look that can be chosen. */
export interface LookChoice {
  /** Theme and preset in one word. */
  readonly key: string;
  readonly theme: string;
  readonly preset: string;
  readonly title: string;
  readonly description: Preset['description'];
  readonly swatch: Preset['swatch'];
}

/** `linden/kiosk`; null: values of no preset. */
export function lookKey(theme: string, preset: string | null): string {
  return preset === null ? `${theme}/*` : `${theme}/${preset}`;
}

/** Titles name the theme too where there are several. */
export function listLooks(themes: readonly ThemeChoice[]): LookChoice[] {
  return themes.flatMap(({ name, title, presets }) =>
    presets.map((preset) => ({
      key: lookKey(name, preset.name),
      theme: name,
      preset: preset.name,
      title:
        themes.length > 1 && preset.title !== title ? `${title}: ${preset.title}` : preset.title,
      description: preset.description,
      swatch: preset.swatch,
    })),
  );
}

/** The theme and the preset of a {@link lookKey}. */
export function lookOfKey(key: string): { theme: string; preset: string | null } {
  const at = key.indexOf('/');
  const preset = key.slice(at + 1);
  return { theme: key.slice(0, at), preset: preset === '*' ? null : preset };
}
