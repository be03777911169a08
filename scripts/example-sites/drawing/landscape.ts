import { gradient, n, picture, randomOf, wide, type Size } from './canvas.ts';

/** A view into the distance. */
interface Landscape {
  readonly seed: number;
  /** From above to the horizon. */
  readonly sky: readonly string[];
  /** Ridges from the farthest to the nearest. */
  readonly ridges: readonly string[];
  readonly sun?: {
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly color: string;
  };
  /** Where the farthest ridge stands, as a share of the height. */
  readonly horizon?: number;
  /** How jagged they are: hills 0.3, mountains 1. */
  readonly rough?: number;
  /** Water below the ridges, of these colours. */
  readonly water?: readonly string[];
  /** Trees on the nearest ridge. */
  readonly trees?: string;
  readonly size?: Size;
}

/** Hills or mountains behind each other in the haze. */
export function landscape(view: Landscape): string {
  const { sky, ridges, sun, horizon = 0.48, rough = 0.4, water, trees, size = wide } = view;
  const { width, height } = size;
  const random = randomOf(view.seed);
  const defs = [gradient('sky', sky), ...(water ? [gradient('water', water)] : [])];
  const light = sun
    ? `<circle cx="${n(sun.x * width)}" cy="${n(sun.y * height)}" r="${n(sun.r * height * 2.4)}" fill="${sun.color}" opacity=".4" filter="url(#softer)"/>` +
      `<circle cx="${n(sun.x * width)}" cy="${n(sun.y * height)}" r="${n(sun.r * height)}" fill="${sun.color}"/>`
    : '';
  const bottom = water ? 0.72 : 1.02;
  const step = (bottom - horizon) / (ridges.length + 0.4);
  const layers = ridges.map((color, index) => {
    const y = (horizon + index * step) * height;
    const line = ridgeLine({
      random,
      width,
      y,
      swing: (0.1 + 0.05 * index) * height * (0.4 + rough),
      rough,
    });
    defs.push(gradient(`r${index}`, [color, mixed(color, sky.at(-1) ?? color)]));
    const path = `M0 ${height} L${line.map(([x, at]) => `${n(x)} ${n(at)}`).join(' L')} L${width} ${height}Z`;
    const wood = trees && index === ridges.length - 1 ? treesOn(line, trees, random) : '';
    return `${wood}<path d="${path}" fill="url(#r${index})"/>`;
  });
  const lake = water
    ? `<rect y="${n(0.72 * height)}" width="${width}" height="${n(0.28 * height)}" fill="url(#water)"/>${ripples(random, size, sun?.color ?? '#ffffff')}`
    : '';
  return picture(
    size,
    defs.join(''),
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>${light}${layers.join('')}${lake}`,
  );
}

function ridgeLine(of: {
  random: () => number;
  width: number;
  y: number;
  swing: number;
  rough: number;
}) {
  const { random, width, y, swing, rough } = of;
  const phases = Array.from({ length: 7 }, () => random() * 7);
  return Array.from({ length: 121 }, (_, index): [number, number] => {
    const t = index / 120;
    const up = phases.reduce((sum, phase, octave) => {
      const share = Math.pow(0.32 + 0.26 * rough, octave);
      return sum + Math.sin(t * (2.2 + octave * 0.3) * Math.pow(1.9, octave) + phase) * share;
    }, 0);
    return [t * width, y - up * swing * 0.6 + (random() - 0.5) * 5 * rough];
  });
}

function treesOn(
  line: readonly (readonly [number, number])[],
  color: string,
  random: () => number,
) {
  return line
    .filter(() => random() < 0.75)
    .map(([x, y]) => {
      const h = 26 + random() * 70;
      const w = h * 0.26;
      return `<path d="M${n(x - w)} ${n(y + 18)} L${n(x)} ${n(y - h)} L${n(x + w)} ${n(y + 18)}Z" fill="${color}"/>`;
    })
    .join('');
}

function ripples(random: () => number, { width, height }: Size, color: string) {
  return Array.from({ length: 70 }, () => {
    const depth = random();
    const y = (0.73 + depth * depth * 0.27) * height;
    const w = 40 + random() * 260 * (0.3 + depth);
    return `<rect x="${n(random() * width - w / 2)}" y="${n(y)}" width="${n(w)}" height="${n(1 + depth * 3)}" rx="2" fill="${color}" opacity="${n(0.1 + random() * 0.2)}"/>`;
  }).join('');
}

/** The middle of two colours of six digits. */
function mixed(one: string, other: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round(((a ?? 0) * 2 + (b ?? 0)) / 3)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
