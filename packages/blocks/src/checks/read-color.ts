/** Red, green and blue from 0 to 255, and how much covers what lies below, from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const named: Readonly<Record<string, Rgba>> = {
  white: [255, 255, 255, 1],
  black: [0, 0, 0, 1],
  transparent: [0, 0, 0, 0],
};

/** A colour as hex digits, `rgb()`, `hsl()` or one of few names; undefined for any other. */
export function readColor(text: string): Rgba | undefined {
  const written = text.trim().toLowerCase();
  if (Object.hasOwn(named, written)) return named[written];
  const digits = /^#([\da-f]{3,8})$/.exec(written)?.[1];
  if (digits !== undefined) return fromDigits(digits);
  const [, name, inner] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(written) ?? [];
  if (name === undefined || inner === undefined) return undefined;
  const parts = inner.split(/[\s,/]+/).filter((part) => part !== '');
  if (parts.length < 3 || parts.length > 4) return undefined;
  const alpha = parts[3] === undefined ? 1 : readShare(parts[3]);
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] =
    name === 'rgb' ? parts.map(readChannel) : fromHsl(parts);
  const color: Rgba = [red, green, blue, alpha];
  return color.every(Number.isFinite) ? color : undefined;
}

function fromDigits(digits: string): Rgba | undefined {
  const pairs =
    digits.length <= 4 ? digits.split('').map((one) => one + one) : (digits.match(/../g) ?? []);
  if (![3, 4, 6, 8].includes(digits.length)) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) =>
    Number.parseInt(pair, 16),
  );
  return [red, green, blue, alpha / 255];
}

function readShare(part: string): number {
  return part.endsWith('%') ? Number.parseFloat(part) / 100 : Number.parseFloat(part);
}

function readChannel(part: string): number {
  return part.endsWith('%') ? Number.parseFloat(part) * 2.55 : Number.parseFloat(part);
}

function fromHsl([hue = '', saturation = '', lightness = '']: readonly string[]) {
  const s = Number.parseFloat(saturation) / 100;
  const l = Number.parseFloat(lightness) / 100;
  const turn = Number.parseFloat(hue) / 30;
  // CSS Color 4, 7.1.
  return [0, 8, 4].map((at) => {
    const k = (((at + turn) % 12) + 12) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  });
}

/** What is seen of a colour that stands over another one. */
export function layOver([red, green, blue, alpha]: Rgba, below: Rgba): Rgba {
  const mix = (over: number, under: number) => over * alpha + under * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

/** WCAG 2.2, 1.4.3: from 1 for the same to 21 for black on white. */
export function contrastOf(one: Rgba, other: Rgba): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

function luminance([red, green, blue]: Rgba): number {
  const [r, g, b] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
