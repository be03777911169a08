import { gradient, n, picture, randomOf, shaded, tall, wide, type Size } from './canvas.ts';

/** Smooth stones on each other, in soft light. */
export function stones(
  ground: readonly string[],
  colors: readonly string[],
  size: Size = tall,
): string {
  const { width: w, height: h } = size;
  const cx = w * 0.5;
  let y = h * 0.82;
  const all = colors.map((color, index) => {
    const rx = w * (0.3 - index * 0.045);
    const ry = h * (0.072 - index * 0.006);
    y -= index === 0 ? 0 : ry * 1.72;
    const at = cx + (index % 2 ? 14 : -10);
    const stone = (paint: string) =>
      `<ellipse cx="${n(at)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${paint}/>`;
    return (
      shaded(stone, `fill="${color}"`, 26, 22) +
      `<ellipse cx="${n(at - rx * 0.25)}" cy="${n(y - ry * 0.35)}" rx="${n(rx * 0.5)}" ry="${n(ry * 0.32)}" fill="#fff" opacity=".28" filter="url(#edge)"/>`
    );
  });
  const floor = `<rect y="${n(h * 0.74)}" width="${w}" height="${n(h * 0.26)}" fill="#000" opacity=".05"/>`;
  const disc = `<circle cx="${n(w * 0.5)}" cy="${n(h * 0.42)}" r="${n(w * 0.36)}" fill="#fff" opacity=".28"/>`;
  return picture(
    size,
    gradient('ground', ground),
    `<rect width="${w}" height="${h}" fill="url(#ground)"/>${disc}${floor}${all.join('')}`,
  );
}

/** Beams of light over a dark stage, dust in them. */
export function stage(
  seed: number,
  dark: readonly string[],
  beams: readonly string[],
  size: Size = wide,
): string {
  const { width: w, height: h } = size;
  const random = randomOf(seed);
  const light = beams.map((color, index) => {
    const x = w * (0.12 + (index / Math.max(1, beams.length - 1)) * 0.76);
    const to = w * (0.2 + random() * 0.6);
    const spread = w * (0.1 + random() * 0.1);
    return `<path d="M${n(x - 12)} -10h24L${n(to + spread)} ${h}H${n(to - spread)}Z" fill="${color}" opacity=".34" filter="url(#soft)"/><circle cx="${n(x)}" cy="14" r="15" fill="#fff"/><circle cx="${n(x)}" cy="14" r="90" fill="${color}" opacity=".5" filter="url(#soft)"/>`;
  });
  const dust = Array.from(
    { length: 160 },
    () =>
      `<circle cx="${n(random() * w)}" cy="${n(random() * h * 0.85)}" r="${n(0.6 + random() * 2.4)}" fill="#fff" opacity="${n(random() * 0.4)}"/>`,
  );
  const heads = Array.from({ length: 46 }, () => {
    const x = random() * w;
    const y = h * (0.9 + random() * 0.1);
    const r = 20 + random() * 24;
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#050507"/><rect x="${n(x - r * 1.5)}" y="${n(y + r * 0.8)}" width="${n(r * 3)}" height="${n(h * 0.2)}" rx="${n(r)}" fill="#050507"/>`;
  });
  return picture(
    size,
    gradient('dark', dark),
    `<rect width="${w}" height="${h}" fill="url(#dark)"/>${light.join('')}${dust.join('')}${heads.join('')}`,
  );
}

/** Lines that rise and fall as a sound does. */
export function sound(
  seed: number,
  ground: string,
  lines: readonly string[],
  size: Size = tall,
): string {
  const { width: w, height: h } = size;
  const random = randomOf(seed);
  const count = 44;
  const all = Array.from({ length: count }, (_, row) => {
    const y = h * (0.2 + (row / count) * 0.66);
    const bumps = Array.from({ length: 5 }, () => ({
      at: 0.3 + random() * 0.4,
      high: random() * random() * h * 0.2,
      wide: 0.03 + random() * 0.07,
    }));
    const points = Array.from({ length: 90 }, (_, index) => {
      const t = index / 89;
      const up = bumps.reduce(
        (sum, bump) => sum + bump.high * Math.exp(-(((t - bump.at) / bump.wide) ** 2)),
        0,
      );
      return `${n(w * (0.1 + t * 0.8))} ${n(y - up - random() * 3)}`;
    });
    return `<path d="M${points.join('L')}" fill="${ground}" stroke="${lines[row % lines.length]}" stroke-width="3.4" stroke-linejoin="round"/>`;
  });
  return picture(size, '', `<rect width="${w}" height="${h}" fill="${ground}"/>${all.join('')}`);
}

/** Circles, halves and bars that hold each other in balance. */
export function shapes(
  seed: number,
  ground: string,
  colors: readonly string[],
  size: Size = wide,
): string {
  const { width: w, height: h } = size;
  const random = randomOf(seed);
  const columns = size.width > size.height ? 6 : 4;
  const unit = w / columns;
  const rows = Math.ceil(h / unit);
  const color = () => colors[Math.floor(random() * colors.length)] ?? ground;
  const tiles = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [(index % columns) * unit, Math.floor(index / columns) * unit];
    const back =
      random() < 0.5
        ? `<rect x="${n(x)}" y="${n(y)}" width="${n(unit + 1)}" height="${n(unit + 1)}" fill="${color()}"/>`
        : '';
    const turn = Math.floor(random() * 4) * 90;
    const front = [
      `<circle cx="${n(unit / 2)}" cy="${n(unit / 2)}" r="${n(unit * 0.36)}" fill="${color()}"/>`,
      `<path d="M0 0H${n(unit)}A${n(unit)} ${n(unit)} 0 0 1 0 ${n(unit)}Z" fill="${color()}"/>`,
      `<path d="M0 ${n(unit / 2)}a${n(unit / 2)} ${n(unit / 2)} 0 0 1 ${n(unit)} 0Z" fill="${color()}"/>`,
      `<path d="M0 0H${n(unit)}L0 ${n(unit)}Z" fill="${color()}"/>`,
      '',
    ][Math.floor(random() * 5)];
    return `${back}<g transform="translate(${n(x)} ${n(y)}) rotate(${turn} ${n(unit / 2)} ${n(unit / 2)})">${front}</g>`;
  });
  return picture(size, '', `<rect width="${w}" height="${h}" fill="${ground}"/>${tiles.join('')}`);
}

/** Twigs with leaves, pressed on paper. */
export function twigs(
  seed: number,
  paper: readonly string[],
  leaves: readonly string[],
  size: Size = tall,
): string {
  const { width: w, height: h } = size;
  const random = randomOf(seed);
  const stems = leaves.map((color, index) => {
    const x = w * (0.2 + (index / Math.max(1, leaves.length - 1)) * 0.6);
    const lean = (random() - 0.5) * w * 0.3;
    const top = h * (0.14 + random() * 0.14);
    const pairs = Array.from({ length: 11 }, (_, at) => {
      const t = 0.16 + (at / 11) * 0.84;
      const [px, py] = [x + lean * t * t, h * 0.94 + (top - h * 0.94) * t];
      const long = w * 0.13 * (1.15 - t * 0.75);
      return [-1, 1]
        .map(
          (side) =>
            `<g transform="translate(${n(px)} ${n(py)}) rotate(${n(side > 0 ? -36 + lean / 20 : 216 + lean / 20)})"><path d="M0 0q${n(long * 0.4)} ${n(-long * 0.34)} ${n(long)} 0q${n(-long * 0.6)} ${n(long * 0.34)} ${n(-long)} 0" fill="${color}" opacity="${n(0.75 + random() * 0.2)}"/><path d="M0 0h${n(long * 0.9)}" stroke="#fff" stroke-opacity=".25" stroke-width="2"/></g>`,
        )
        .join('');
    });
    return `<path d="M${n(x)} ${n(h * 0.94)}Q${n(x + lean * 0.2)} ${n(h * 0.5)} ${n(x + lean)} ${n(top)}" stroke="${color}" stroke-width="5" fill="none"/>${pairs.join('')}`;
  });
  const all = stems.join('');
  return picture(
    size,
    gradient('paper', paper, 0.6, 1),
    `<rect width="${w}" height="${h}" fill="url(#paper)"/><g opacity=".2" transform="translate(26 34)" filter="url(#edge)">${all}</g>${all}`,
  );
}
