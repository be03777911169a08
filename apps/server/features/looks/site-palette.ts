import type { AppContext } from '../../context.ts';
import type { Site } from '../sites/site.ts';

const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Tweaks of themes that hold the colour of text, by custom. */
const textNames = ['text-color', 'body-color', 'body-text-color'];

/** The colours that the look of a site has, each once; those of dark screens come last. COLR-01 */
export async function presentPalette(
  { themes }: Pick<AppContext, 'themes'>,
  look: Pick<Site, 'theme' | 'tweaks'>,
) {
  const theme = await themes.get(look.theme);
  const all = theme.tweaks
    .filter(({ type }) => type === 'color')
    .map(({ name, title, defaultValue }) => {
      return { key: name, name: title || name, color: look.tweaks[name] ?? defaultValue };
    })
    .filter(({ color }) => hex.test(color))
    .map((one) => ({ ...one, color: sixDigits(one.color) }));
  const isDark = ({ key }: { key: string }) => Number(key.startsWith('dark-'));
  const seen = new Set<string>();
  const colors = all
    .toSorted((a, b) => isDark(a) - isDark(b))
    .filter(({ color }) => !seen.has(color) && seen.add(color))
    .map(({ name, color }) => ({ name, color }));
  return { colors, text: all.find(({ key }) => textNames.includes(key))?.color ?? null };
}

function sixDigits(color: string): string {
  const digits = color.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}
