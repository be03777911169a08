/** Colours by lightness, chroma and hue (OKLCH), made lighter or darker until they stand out. */
import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode,
  wcagContrast,
} from 'culori/fn';

useMode(modeRgb);
useMode(modeLrgb);
const toOklch = useMode(modeOklch);

/** A colour as the eye orders them. */
export interface Tone {
  /** From 0, black, to 1, white. */
  readonly l: number;
  /** From 0, grey, to about 0.37. */
  readonly c: number;
  /** In degrees. */
  readonly h: number;
}

/** Of six digits. */
export function readTone(hex: string): Tone {
  const { l, c, h } = toOklch(hex) ?? { l: 0, c: 0, h: 0 };
  return { l, c: Math.max(0, c), h: h ?? 0 };
}

/** The nearest colour that screens have, with less chroma where that is too much. */
export function writeTone({ l, c, h }: Tone): string {
  const within = { mode: 'oklch' as const, l: Math.min(1, Math.max(0, l)), c, h };
  return formatHex(clampChroma(within, 'oklch'));
}

/** WCAG 2.2, 1.4.3 */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** Whether letters on a ground are better black than white. */
export function isLightGround(ground: string): boolean {
  return contrast(ground, '#000000') >= contrast(ground, '#ffffff');
}

const steps = 120;

/**
 * The colour itself where it stands out enough from all of these grounds, else the nearest one that
 * does, darker on light grounds and lighter on dark ones; at the last black or white.
 */
export function standOut(tone: Tone, grounds: readonly string[], least: number): string {
  const isEnough = (color: string) => grounds.every((ground) => contrast(color, ground) >= least);
  const end = grounds.every(isLightGround) ? 0 : 1;
  for (let step = 0; step <= steps; step += 1) {
    const l = tone.l + ((end - tone.l) * step) / steps;
    const color = writeTone({ ...tone, l });
    if (isEnough(color)) return color;
  }
  return end === 0 ? '#000000' : '#ffffff';
}
