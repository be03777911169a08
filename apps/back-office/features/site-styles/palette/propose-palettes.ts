/** Whole palettes made from one colour: every text on every ground that it can stand on is readable. */
import {
  contrast,
  isLightGround,
  readTone,
  standOut,
  writeTone,
  type Tone,
} from './hold-contrast.ts';

/** What a look calls its colours, without `-color`; each stands in it again with `dark-` before it. */
export const paletteRoles = [
  'background',
  'surface',
  'text',
  'muted',
  'accent',
  'on-accent',
  'border',
  'sale',
  'control',
  'error',
  'success',
] as const;

type Role = (typeof paletteRoles)[number];

/** The colours of a site by light or by dark, as six digits. */
export type PaletteSide = Readonly<Record<Role, string>>;

/** In the order in which they are proposed. */
export const paletteNames = ['quiet', 'tinted', 'opposite', 'neighbour', 'full', 'night'] as const;

export type PaletteName = (typeof paletteNames)[number];

/** A proposal: how the site looks, and how it looks where visitors like it dark. */
export interface Palette {
  readonly name: PaletteName;
  readonly light: PaletteSide;
  readonly dark: PaletteSide;
}

/** WCAG 2.2, 1.4.3 and 1.4.11, with a little more, so that rounding takes nothing away. */
const text = 4.6;
const control = 3.1;
/** What letters have that are read for long. */
const longText = 8;

/** Hues of what is told by its colour. */
const told = { error: 28, sale: 38, success: 150 } as const;

/**
 * The proposals for a colour.
 * @param second another one of the same picture, whose hue the grounds take
 */
export function proposePalettes(color: string, second = color): readonly Palette[] {
  const seed = readTone(color);
  const other = readTone(second);
  const turned = (degrees: number): Tone => ({ ...seed, h: (seed.h + degrees) % 360 });
  const night = sideOn(ground(0.17, other, 0.02), seed);
  const darkOf = (accent: Tone, hue: Tone = other) => sideOn(ground(0.19, hue, 0.014), accent);
  return [
    { name: 'quiet', light: sideOn(ground(0.985, other, 0.004), seed), dark: darkOf(seed) },
    { name: 'tinted', light: sideOn(ground(0.955, other, 0.03), seed), dark: darkOf(seed) },
    {
      name: 'opposite',
      light: sideOn(ground(0.97, seed, 0.018), turned(180)),
      dark: darkOf(turned(180), seed),
    },
    {
      name: 'neighbour',
      light: sideOn(ground(0.97, turned(-35), 0.02), turned(35)),
      dark: darkOf(turned(35), turned(-35)),
    },
    { name: 'full', light: sideOn(fullGround(seed), seed), dark: darkOf(seed) },
    { name: 'night', light: night, dark: night },
  ];
}

/** With no more colour than it has itself. */
function ground(l: number, { c, h }: Tone, most: number): Tone {
  return { l, c: Math.min(c, most), h };
}

/** The colour itself as the ground, as far from the middle as letters need it. */
function fullGround({ l, c, h }: Tone): Tone {
  return { l: l > 0.6 ? Math.max(l, 0.84) : Math.min(l, 0.32), c, h };
}

/** All colours that stand on a ground, and the second ground beside it. */
function sideOn(base: Tone, wanted: Tone): PaletteSide {
  const background = writeTone(base);
  const isLight = isLightGround(background);
  const away = isLight ? -1 : 1;
  const surface = writeTone({ ...base, l: base.l + away * (isLight ? 0.028 : 0.05) });
  // Sections can be white whatever the site is, and white is lighter than any light ground.
  const grounds = [background, surface];
  const tint = (l: number, most: number): Tone => ({
    l,
    c: Math.min(base.c + 0.01, most),
    h: base.h,
  });
  const accent = standOut(wanted, grounds, text);
  const colors = {
    background,
    surface,
    text: standOut(tint(isLight ? 0.25 : 0.95, 0.03), grounds, longText),
    muted: standOut(tint(isLight ? 0.47 : 0.76, 0.03), grounds, text),
    accent,
    border: writeTone({ ...base, l: base.l + away * 0.11 }),
    control: standOut(tint(0.6, 0.03), grounds, control),
    sale: tellingColor(told.sale, grounds, isLight),
    error: tellingColor(told.error, grounds, isLight),
    success: tellingColor(told.success, grounds, isLight),
  };
  return { ...colors, 'on-accent': onAccent(accent, colors.text) };
}

function tellingColor(h: number, grounds: readonly string[], isLight: boolean): string {
  return standOut({ l: isLight ? 0.48 : 0.8, c: isLight ? 0.15 : 0.11, h }, grounds, text);
}

/** Letters of buttons, which are read on the accent and, under a pointer, on what it becomes. */
function onAccent(accent: string, words: string): string {
  const tone = readTone(accent);
  const grounds = [accent, underPointer(accent, words)];
  const isLight = isLightGround(accent);
  const letters = { l: isLight ? 0.2 : 1, c: isLight ? Math.min(tone.c, 0.05) : 0, h: tone.h };
  return standOut(letters, grounds, text);
}

/** What the accent of a button becomes under a pointer: it takes 14 % of the colour of text. */
export function underPointer(accent: string, words: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [own, other] = [accent, words].map((one) => Number.parseInt(one.slice(at, at + 2), 16));
    return Math.round(own! * 0.86 + other! * 0.14)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** A palette by the names of the tweaks of a theme; what the theme does not have is left out. */
export function paletteValues(
  { light, dark }: Palette,
  tweaks: ReadonlySet<string>,
): Record<string, string> {
  const values = paletteRoles.flatMap((role) => [
    [`${role}-color`, light[role]] as const,
    [`dark-${role}-color`, dark[role]] as const,
  ]);
  const groundWord = isLightGround(light.background) ? 'light' : 'dark';
  return Object.fromEntries(
    [...values, ['ground', groundWord] as const].filter(([name]) => tweaks.has(name)),
  );
}

/** Pairs of colours that stand on each other, with the contrast that they must have. */
export function pairsOf(side: PaletteSide): readonly (readonly [string, string, number])[] {
  const grounds = [side.background, side.surface];
  // Sections may be white on a site that is light.
  const all = isLightGround(side.background) ? [...grounds, '#ffffff'] : grounds;
  const words = [side.text, side.muted, side.accent, side.sale, side.error, side.success];
  return [
    ...words.flatMap((one) => all.map((below) => [one, below, 4.5] as const)),
    ...all.map((below) => [side.control, below, 3] as const),
    [side['on-accent'], side.accent, 4.5],
    [side['on-accent'], underPointer(side.accent, side.text), 4.5],
  ];
}

/** Whether all that stands on each other can be read. */
export function isReadable(side: PaletteSide): boolean {
  return pairsOf(side).every(([one, other, least]) => contrast(one, other) >= least);
}
