/** The colours that a picture is mostly of. */
import { readTone, writeTone, type Tone } from './hold-contrast.ts';

const most = 6;
/** Colours that are less apart than this look the same beside each other. */
const least = 0.09;

interface Group {
  count: number;
  l: number;
  a: number;
  b: number;
}

/**
 * Counts pixels that look alike, and takes those first of which there are many and that have colour:
 * of a grey wall with a red door both.
 * @param pixels red, green, blue and alpha of one after the other
 */
export function mainColors(pixels: ArrayLike<number>): readonly string[] {
  const groups = new Map<number, Group>();
  const tones = new Map<number, Tone>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    // Five bits of each channel are enough to tell them apart, and few enough to be read once each.
    const key = ((pixels[at]! >> 3) << 10) | ((pixels[at + 1]! >> 3) << 5) | (pixels[at + 2]! >> 3);
    const tone = tones.get(key) ?? toneOf(key);
    tones.set(key, tone);
    addTo(groups, tone);
  }
  const total = [...groups.values()].reduce((sum, { count }) => sum + count, 0);
  const found = [...groups.values()]
    .map(({ count, l, a, b }) => ({
      share: count / total,
      l: l / count,
      a: a / count,
      b: b / count,
    }))
    .toSorted((one, other) => weigh(other) - weigh(one));
  const taken: typeof found = [];
  for (const one of found) {
    const isNew = taken.every(
      (other) => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b) > least,
    );
    if (isNew && taken.length < most) taken.push(one);
  }
  return taken.map(({ l, a, b }) =>
    writeTone({ l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }),
  );
}

function toneOf(key: number): Tone {
  const channels = [key >> 10, (key >> 5) & 31, key & 31].map((five) =>
    Math.round((five / 31) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return readTone(`#${channels.join('')}`);
}

function addTo(groups: Map<number, Group>, { l, c, h }: Tone): void {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const cell =
    Math.round(l / 0.08) * 10_000 + Math.round(a / 0.05 + 20) * 100 + Math.round(b / 0.05 + 20);
  const group = groups.get(cell) ?? { count: 0, l: 0, a: 0, b: 0 };
  group.count += 1;
  group.l += l;
  group.a += a;
  group.b += b;
  groups.set(cell, group);
}

/** The root of how much of it there is, so that a small spot of colour counts. */
function weigh({ share, a, b }: { share: number; a: number; b: number }): number {
  return Math.sqrt(share) * (0.25 + Math.min(0.25, Math.hypot(a, b)) * 4);
}
