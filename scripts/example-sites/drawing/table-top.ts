import { gradient, n, picture, randomOf, shaded, wide, type Size } from './canvas.ts';

/** A plate on a table, seen from above; places and sizes are shares of the width. */
export interface Plate {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly color: string;
  /** Pieces that lie on it, by colour. */
  readonly food?: readonly string[];
  /** A pool of this colour below them. */
  readonly sauce?: string;
}

/** Plates, leaves and light on a table, seen from above. */
export function tableTop(of: {
  readonly seed: number;
  readonly cloth: readonly string[];
  readonly plates: readonly Plate[];
  readonly size?: Size;
}): string {
  const { seed, cloth, plates, size = wide } = of;
  const { width: w, height: h } = size;
  const random = randomOf(seed);
  const drawn = plates.map((plate) => drawPlate(plate, w, random));
  const beam = `<path d="M${n(w * 0.1)} ${h}L${n(w * 0.45)} 0H${n(w * 0.72)}L${n(w * 0.42)} ${h}Z" fill="#fff" opacity=".1" filter="url(#soft)"/>`;
  return picture(
    size,
    gradient('cloth', cloth, 1, 1),
    `<rect width="${w}" height="${h}" fill="url(#cloth)"/>${beam}${drawn.join('')}`,
  );
}

function drawPlate(
  { x, y, r, color, food = [], sauce }: Plate,
  w: number,
  random: () => number,
): string {
  const [cx, cy, radius] = [x * w, y * w, r * w];
  const disc = (share: number) => (paint: string) =>
    `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius * share)}" ${paint}/>`;
  const pool = sauce
    ? `<path d="${blob(cx, cy, radius * 0.46, random)}" fill="${sauce}"/><path d="${blob(cx - radius * 0.08, cy - radius * 0.1, radius * 0.2, random)}" fill="#fff" opacity=".16"/>`
    : '';
  const pieces = food.map((paint, index) => {
    const turn = (index / food.length) * Math.PI * 2 + random();
    const far = radius * (0.1 + 0.28 * random());
    const [px, py] = [cx + Math.cos(turn) * far, cy + Math.sin(turn) * far];
    const path = blob(px, py, radius * (0.1 + random() * 0.1), random);
    return (
      shaded((look) => `<path d="${path}" ${look}/>`, `fill="${paint}"`, 3, 5) +
      `<path d="${blob(px - 3, py - 4, radius * 0.05, random)}" fill="#fff" opacity=".25"/>`
    );
  });
  const leaves = food.length > 0 ? sprig(cx, cy, radius * 0.34, random) : '';
  return (
    shaded(disc(1), `fill="${color}"`, radius * 0.06, radius * 0.1) +
    disc(0.97)('fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4"') +
    disc(0.7)('fill="#000" opacity=".06"') +
    disc(0.68)(`fill="${color}"`) +
    pool +
    pieces.join('') +
    leaves
  );
}

function sprig(cx: number, cy: number, reach: number, random: () => number): string {
  return Array.from({ length: 9 }, () => {
    const turn = random() * 360;
    const far = random() * reach;
    return `<g transform="translate(${n(cx + Math.cos(turn) * far)} ${n(cy + Math.sin(turn) * far)}) rotate(${n(turn)})"><path d="M0 0q14 -12 34 0q-20 12 -34 0" fill="#5c7a3d"/><path d="M2 0h28" stroke="#87a45e" stroke-width="1.5"/></g>`;
  }).join('');
}

/** A round shape that no compass drew. */
function blob(cx: number, cy: number, r: number, random: () => number): string {
  const points = Array.from({ length: 9 }, (_, index) => {
    const turn = (index / 9) * Math.PI * 2;
    const far = r * (0.82 + random() * 0.36);
    return [cx + Math.cos(turn) * far, cy + Math.sin(turn) * far] as const;
  });
  const middle = (a: readonly [number, number], b: readonly [number, number]) =>
    `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  const first = points[0]!;
  const curves = points.map((point, index) => {
    const next = points[(index + 1) % points.length]!;
    return `Q${n(point[0])} ${n(point[1])} ${middle(point, next)}`;
  });
  return `M${middle(points.at(-1)!, first)}${curves.join('')}Z`;
}

/** Loaves on a board, scored and floured. */
export function loaves(
  ground: readonly string[],
  crust: readonly string[],
  count: 1 | 2 | 3,
  size: Size = wide,
): string {
  const { width: w, height: h } = size;
  const random = randomOf(count + 4);
  const each = w / (count + 0.5);
  const all = Array.from({ length: count }, (_, index) => {
    const [cx, cy] = [each * (0.75 + index), h * (0.5 + (random() - 0.5) * 0.1)];
    const [rx, ry] = [each * 0.4, Math.min(h * 0.36, each * (count === 1 ? 0.3 : 0.62))];
    const body = (paint: string) =>
      `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" ${paint}/>`;
    const cuts = Array.from({ length: 5 }, (_, cut) => {
      const y = cy + (cut - 2) * ry * 0.32;
      const reach = rx * 0.62 * Math.sqrt(1 - ((cut - 2) / 3.2) ** 2);
      const open = ry * 0.1;
      return `<path d="M${n(cx - reach)} ${n(y + ry * 0.08)}Q${n(cx)} ${n(y - open - ry * 0.1)} ${n(cx + reach)} ${n(y - ry * 0.08)}Q${n(cx)} ${n(y + open)} ${n(cx - reach)} ${n(y + ry * 0.08)}Z" fill="#f0d9b0" opacity=".92"/>`;
    });
    const flour = Array.from({ length: 150 }, () => {
      const [turn, far] = [random() * 6.28, Math.sqrt(random()) * 0.9];
      return `<circle cx="${n(cx + Math.cos(turn) * rx * far)}" cy="${n(cy + Math.sin(turn) * ry * far)}" r="${n(1 + random() * 4)}" fill="#fff6e6" opacity="${n(0.2 + random() * 0.5)}"/>`;
    });
    return (
      shaded(body, 'fill="url(#crust)"', 20, 34) +
      `<ellipse cx="${n(cx - rx * 0.2)}" cy="${n(cy - ry * 0.3)}" rx="${n(rx * 0.5)}" ry="${n(ry * 0.4)}" fill="#fff" opacity=".13" filter="url(#soft)"/>` +
      cuts.join('') +
      flour.join('')
    );
  });
  return picture(
    size,
    gradient('ground', ground, 1, 1) + gradient('crust', crust, 0.4, 1),
    `<rect width="${w}" height="${h}" fill="url(#ground)"/>${all.join('')}`,
  );
}
