/** What surfaces are made of. Colours are linear light, 0…1; points are in the shape's own frame. */
import { cloud, noise, speckle } from './noise.ts';

export interface Surface {
  r: number;
  g: number;
  b: number;
  /** 0 mirror … 1 chalk. */
  rough: number;
  /** Reflection straight on. */
  shine: number;
  /** Light that goes round the edge of a soft body. */
  wrap: number;
  /** Light of its own. */
  glow: number;
  /** 1 for metal: the reflection takes the colour. */
  metal: number;
}

export type Material = (x: number, y: number, z: number, ny: number, surface: Surface) => void;
export type Rgb = readonly [number, number, number];

/** A `#rrggbb` colour as linear light. */
export function rgb(hex: string): Rgb {
  const part = (i: number): number => {
    const v = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function paint(s: Surface, c: Rgb, light = 1): void {
  s.r = c[0] * light;
  s.g = c[1] * light;
  s.b = c[2] * light;
}

function mix(s: Surface, c: Rgb, t: number): void {
  s.r += (c[0] - s.r) * t;
  s.g += (c[1] - s.g) * t;
  s.b += (c[2] - s.b) * t;
}

function step(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export interface GlazeOptions {
  /** Colour of fired clay where there is no glaze. */
  clay?: string;
  /** Height below which the clay is bare. */
  bareBelow?: number;
  /** Height above which a second glaze begins, and its colour. */
  dipAbove?: number;
  dip?: string;
  /** 0…1: how many iron spots. */
  spots?: number;
  /** 0 glossy … 1 matt. */
  rough?: number;
  /** Bands of another colour: [from, to, colour]. */
  bands?: readonly (readonly [number, number, string])[];
}

/** Stoneware: glaze that pools and breaks, iron spots, a bare foot. */
export function glaze(hex: string, options: GlazeOptions = {}): Material {
  const base = rgb(hex);
  const clay = rgb(options.clay ?? '#b59a7d');
  const dip = options.dip === undefined ? undefined : rgb(options.dip);
  const bands = (options.bands ?? []).map(([a, b, c]) => [a, b, rgb(c)] as const);
  const { bareBelow = -1, dipAbove = 99, spots = 0, rough = 0.3 } = options;
  const spot = rgb('#4a3628');
  return (x, y, z, ny, s) => {
    const pool = cloud(x * 2.2, y * 1.3, z * 2.2);
    paint(s, base, 0.9 + pool * 0.2);
    const wave = (cloud(x * 3, 4, z * 3) - 0.5) * 0.05;
    for (const [a, b, c] of bands) {
      mix(
        s,
        c,
        step(a - 0.012, a + 0.012, y + wave * 0.4) *
          (1 - step(b - 0.012, b + 0.012, y + wave * 0.4)),
      );
    }
    if (dip !== undefined) mix(s, dip, step(dipAbove - 0.015, dipAbove + 0.015, y + wave));
    if (spots > 0)
      mix(s, spot, 0.8 * (1 - step(0.07, 0.2, speckle(x * 13, y * 13, z * 13, spots))));
    s.rough = rough;
    s.shine = 0.045;
    const bare = 1 - step(bareBelow - 0.01, bareBelow + 0.01, y + wave * 0.6);
    if (bare > 0) {
      mix(s, clay, bare);
      const grit = 0.92 + noise(x * 60, y * 60, z * 60) * 0.16;
      s.r *= 1 + (grit - 1) * bare;
      s.g *= 1 + (grit - 1) * bare;
      s.b *= 1 + (grit - 1) * bare;
      s.rough += (0.95 - s.rough) * bare;
    }
    void ny;
  };
}

/** Unglazed clay, plaster, stone. */
export function matt(hex: string, grain = 0.14): Material {
  const base = rgb(hex);
  return (x, y, z, _ny, s) => {
    paint(
      s,
      base,
      1 -
        grain / 2 +
        noise(x * 70, y * 70, z * 70) * grain * 0.6 +
        cloud(x * 3, y * 3, z * 3) * grain,
    );
    s.rough = 0.95;
    s.shine = 0.03;
  };
}

/** Wood with rings about the x axis of the shape and long pores. */
export function wood(light: string, dark: string, { scale = 1, turn = 0 } = {}): Material {
  const a = rgb(light);
  const b = rgb(dark);
  const sin = Math.sin((turn * Math.PI) / 180);
  const cos = Math.cos((turn * Math.PI) / 180);
  return (px, py, pz, _ny, s) => {
    const x = (px * cos + pz * sin) * scale;
    const z = (-px * sin + pz * cos) * scale;
    const y = py * scale;
    const bend = cloud(x * 0.35, y * 0.9, z * 0.9);
    const radius = Math.hypot(y * 1.6 + 2.1, z * 1.15 + 0.9 + bend * 0.5);
    const ring = radius * 8 + cloud(x * 0.6, y * 3, z * 3) * 0.9;
    const within = ring - Math.floor(ring);
    const late = within * within * (1 - step(0.93, 1, within));
    const fibre = noise(x * 4, y * 60, z * 60) * 0.6 + noise(x * 9, y * 140, z * 140) * 0.4;
    const pore = step(0.62, 0.85, fibre) * 0.28;
    const drift = cloud(x * 0.5 + 5, y * 1.4, z * 1.4) - 0.45;
    paint(s, a);
    mix(s, b, Math.min(0.95, Math.max(0, 0.1 + late * 0.38 + pore + drift * 0.5)));
    s.rough = 0.62;
    s.shine = 0.03;
  };
}

export interface ClothOptions {
  /** Threads per unit. */
  weave?: number;
  /** Colour for a point of the cloth, or undefined for the ground. */
  stripes?: (x: number, z: number, y: number) => string | undefined;
  /** Puts the weave on x and y instead of x and z. */
  upright?: boolean;
}

/** Woven cloth: soft, without shine, with its threads. */
export function cloth(
  hex: string,
  { weave = 34, stripes, upright = false }: ClothOptions = {},
): Material {
  const base = rgb(hex);
  const known = new Map<string, Rgb>();
  return (x, y, z, ny, s) => {
    const side = upright || Math.abs(ny) < 0.45;
    const u = x * weave;
    const v = (side ? y + z : z) * weave;
    const thread =
      0.5 +
      0.25 * Math.sin(u * 6.283) * (((Math.floor(v) & 1) << 1) - 1) +
      0.25 * Math.sin(v * 6.283);
    const slub =
      noise(x * weave * 0.16, y * 6, z * weave * 1.1) * 0.5 +
      noise(x * weave * 1.1, y * 5, z * weave * 0.16) * 0.5;
    paint(s, base);
    const stripe = stripes?.(x, z, y);
    if (stripe !== undefined) {
      let colour = known.get(stripe);
      if (colour === undefined) known.set(stripe, (colour = rgb(stripe)));
      paint(s, colour);
    }
    const light = 0.84 + thread * 0.13 + slub * 0.16;
    s.r *= light;
    s.g *= light;
    s.b *= light;
    s.rough = 1;
    s.shine = 0.012;
    s.wrap = 0.22;
  };
}

/** Knitted or felted wool: soft lumps instead of threads. */
export function wool(hex: string, scale = 9): Material {
  const base = rgb(hex);
  return (x, y, z, _ny, s) => {
    paint(
      s,
      base,
      0.78 + cloud(x * scale, y * scale, z * scale) * 0.3 + noise(x * 60, y * 60, z * 60) * 0.14,
    );
    s.rough = 1;
    s.shine = 0.01;
    s.wrap = 0.32;
  };
}

/** Metal with a brushed or cast surface. */
export function metal(hex: string, rough = 0.32): Material {
  const base = rgb(hex);
  return (x, y, z, _ny, s) => {
    paint(s, base, 0.93 + cloud(x * 5, y * 5, z * 5) * 0.14);
    s.rough = rough;
    s.shine = 0.6;
    s.metal = 1;
  };
}

/** Wax and soap: light goes a little way in. */
export function wax(hex: string): Material {
  const base = rgb(hex);
  return (x, y, z, _ny, s) => {
    paint(s, base, 0.95 + cloud(x * 4, y * 4, z * 4) * 0.08);
    s.rough = 0.55;
    s.shine = 0.03;
    s.wrap = 0.4;
  };
}

/** Glass with something in it: dark rim light, strong reflections. */
export function bottle(hex: string, fill = 0): Material {
  const base = rgb(hex);
  return (x, y, z, _ny, s) => {
    paint(
      s,
      base,
      1 + fill * Math.max(0, 0.6 - y * 0.25) + (cloud(x * 2, y * 2, z * 2) - 0.5) * 0.06,
    );
    s.rough = 0.06;
    s.shine = 0.07;
    s.wrap = 0.5;
  };
}

/** A paper or linen lamp shade, lit from inside: brightest around `at`, weaker with distance. */
export function lampshade(hex: string, strength: number, at: number, reach: number): Material {
  const base = rgb(hex);
  return (x, y, z, _ny, s) => {
    paint(s, base, 0.92 + noise(x * 45, y * 45, z * 45) * 0.16);
    s.rough = 1;
    s.shine = 0.01;
    s.wrap = 0.5;
    s.glow = strength * (0.35 + 0.65 * Math.exp(-(((y - at) / reach) ** 2)));
  };
}

export interface Picture {
  width: number;
  height: number;
  /** Linear RGB. */
  pixels: Float32Array;
}

/** `under`, with a flat picture on the points for which `map` gives a place of 0…1 in it. */
export function printed(
  under: Material,
  picture: Picture,
  map: (x: number, y: number, z: number, ny: number) => readonly [number, number] | undefined,
): Material {
  return (x, y, z, ny, s) => {
    under(x, y, z, ny, s);
    const spot = map(x, y, z, ny);
    if (spot === undefined) return;
    const px = Math.min(picture.width - 1.001, Math.max(0, spot[0] * picture.width - 0.5));
    const py = Math.min(picture.height - 1.001, Math.max(0, spot[1] * picture.height - 0.5));
    const i = px | 0;
    const j = py | 0;
    const fx = px - i;
    const fy = py - j;
    const grain = 0.95 + noise(x * 55, y * 55, z * 55) * 0.08;
    const at = (k: number): number => {
      const p = picture.pixels;
      const row = j * picture.width + i;
      const a = p[row * 3 + k] as number;
      const b = p[(row + 1) * 3 + k] as number;
      const c = p[(row + picture.width) * 3 + k] as number;
      const d = p[(row + picture.width + 1) * 3 + k] as number;
      return (a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy) * grain;
    };
    s.r = at(0);
    s.g = at(1);
    s.b = at(2);
    s.rough = 0.85;
    s.shine = 0.025;
    s.metal = 0;
  };
}

/** Where a label stands on a turned body: `arc` degrees wide, from `low` to `high`, at the front. */
export function labelOnBody(arc: number, low: number, high: number, front = 0) {
  return (x: number, y: number, z: number): readonly [number, number] | undefined => {
    let angle = (Math.atan2(x, z) * 180) / Math.PI - front;
    if (angle > 180) angle -= 360;
    if (angle < -180) angle += 360;
    if (Math.abs(angle) > arc / 2 || y < low || y > high) return undefined;
    return [angle / arc + 0.5, 1 - (y - low) / (high - low)];
  };
}

/** Where a picture lies on the top of a flat thing of half sizes `hx`, `hz`. */
export function onTop(hx: number, hz: number) {
  return (x: number, _y: number, z: number, ny: number): readonly [number, number] | undefined =>
    ny < 0.6 ? undefined : [x / (2 * hx) + 0.5, z / (2 * hz) + 0.5];
}

/** Where a picture stands on the front (towards +z) of an upright thing. */
export function onFront(hx: number, height: number, depth: number) {
  return (x: number, y: number, z: number): readonly [number, number] | undefined =>
    z < depth - 0.02 ? undefined : [x / (2 * hx) + 0.5, 1 - y / height];
}
