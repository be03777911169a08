/** Textiles: folded, rolled and filled cloth. */
import { folded, fringe, rolled } from '../folds.ts';
import { cloth, matt, onTop, printed, wood, wool, type Material } from '../materials.ts';
import { box, cushion, lathe, place, ring, rod, turned, without } from '../shapes.ts';
import { artwork, still, type Scene } from '../still.ts';

const every = (value: number, period: number): number =>
  value - Math.floor(value / period) * period;

const towels = {
  flax: cloth('#b9ab90', {
    weave: 30,
    stripes: (_x, z) =>
      Math.abs(z - 0.55) < 0.05 || Math.abs(z + 0.55) < 0.05 ? '#8d7c5f' : undefined,
  }),
  indigo: cloth('#d9d6cb', {
    weave: 30,
    stripes: (_x, z) => (every(z, 0.17) < 0.05 ? '#34455f' : undefined),
  }),
  madder: cloth('#d9d2c4', {
    weave: 30,
    stripes: (_x, z) => (every(z, 0.24) < 0.12 ? '#a4513c' : undefined),
  }),
} satisfies Record<string, Material>;

export type TowelColor = keyof typeof towels;

export function teaTowel(color: TowelColor): Scene {
  const shape = place(folded({ width: 0.78, depth: 0.95, layers: 5, thick: 0.06 }), { turnY: 24 });
  return still([{ shape, material: towels[color] }], {
    paper: 'chalk',
    camera: 'high',
    frame: 1.62,
    look: [0.02, -0.06, 0],
  });
}

export function teaTowels(): Scene {
  const one = folded({ width: 0.78, depth: 0.95, layers: 3, thick: 0.062 });
  return still(
    (['indigo', 'flax', 'madder'] as const).map((color, i) => ({
      shape: place(one, { at: [i * 0.03, i * 0.2, 0], turnY: 20 + i * 5 }),
      material: towels[color],
    })),
    { paper: 'lichen', camera: 'table', frame: 1.4, look: [0, 0, 0] },
  );
}

const runners = { flax: '#c3b595', slate: '#5c676c' } as const;

export function tableRunner(color: keyof typeof runners, onTable = false): Scene {
  const material = cloth(runners[color], {
    weave: 26,
    stripes: (_x, z) => (Math.abs(Math.abs(z) - 0.62) < 0.025 ? '#e4ddcb' : undefined),
  });
  if (!onTable) {
    const shape = place(rolled(4, 0.062, 0.85), { turnY: 62 });
    return still([{ shape, material }], {
      paper: 'butter',
      camera: 'table',
      frame: 1.3,
      look: [0, -0.1, 0],
    });
  }
  const bowl = turned([
    [0.3, 0],
    [0.55, 0.1],
    [0.72, 0.36],
    [0.68, 0.36],
    [0.5, 0.14],
    [0.02, 0.08],
  ]);
  return still(
    [
      { shape: place(box(0.75, 0.02, 4, 0.012), {}), material },
      { shape: place(bowl, { at: [0, 0.03, -0.2] }), material: wood('#a67845', '#6d4824') },
    ],
    {
      paper: 'butter',
      camera: 'high',
      frame: 1.7,
      gobo: 'window',
      groundMaterial: wood('#bf9463', '#8a5f35', { scale: 0.55, turn: 0 }),
    },
  );
}

const throws = { heather: '#8c8590', pine: '#46554a', oat: '#cfc4ae' } as const;

export function woolThrow(color: keyof typeof throws, fringed = true): Scene {
  const check: Material = wool(throws[color], 7);
  const rotate = -28;
  const parts = [
    {
      shape: place(folded({ width: 0.95, depth: 0.85, layers: 5, thick: 0.13, loose: 0.035 }), {
        turnY: rotate,
      }),
      material: check,
    },
  ];
  if (fringed) {
    const threads = fringe(0.82, 0.055, 0.28, 0.02);
    parts.push({
      shape: place(threads, {
        at: [0.9 * Math.cos(0.49), 0.02, 0.9 * Math.sin(0.49)],
        turnY: rotate,
      }),
      material: wool(throws[color], 20),
    });
  }
  return still(parts, { paper: 'mist', camera: 'table', frame: 1.6, look: [0.06, -0.05, 0] });
}

export function throwOnStool(color: keyof typeof throws): Scene {
  const seat = turned([
    [0.92, 1.5],
    [0.95, 1.55],
    [0.92, 1.62],
  ]);
  const legs = [40, 160, 280].map((angle) => {
    const a = (angle * Math.PI) / 180;
    return rod(
      [Math.cos(a) * 0.62, 1.52, Math.sin(a) * 0.62],
      [Math.cos(a) * 0.92, 0.04, Math.sin(a) * 0.92],
      0.075,
      0.055,
    );
  });
  const oak = wood('#b98d5a', '#7e5530');
  return still(
    [
      { shape: seat, material: oak },
      ...legs.map((shape) => ({ shape, material: oak })),
      {
        shape: place(folded({ width: 0.72, depth: 0.6, layers: 4, thick: 0.12, loose: 0.035 }), {
          at: [0, 1.62, 0],
          turnY: 18,
        }),
        material: wool(throws[color], 7),
      },
    ],
    { paper: 'clay', camera: 'level', frame: 1.75, look: [0, 0.45, 0], gobo: 'window' },
  );
}

const covers = { rust: '#9c5a40', sage: '#8d9a80', ink: '#39434e' } as const;

export function cushionCover(color: keyof typeof covers): Scene {
  const material = cloth(covers[color], { weave: 22 });
  return still(
    [
      {
        shape: place(cushion(0.98, 0.98, 0.72), { at: [0, 0.93, -0.2], turnX: 74, turnY: 12 }),
        material,
      },
    ],
    {
      paper: 'chalk',
      camera: 'level',
      frame: 1.5,
      look: [0, 0.28, 0],
    },
  );
}

export function cushionPair(): Scene {
  return still(
    [
      {
        shape: place(cushion(0.98, 0.98, 0.72), { at: [-0.3, 0.94, -0.6], turnX: 74, turnY: 18 }),
        material: cloth(covers.ink, { weave: 22 }),
      },
      {
        shape: place(cushion(0.8, 0.8, 0.6), { at: [0.42, 0.76, 0.25], turnX: 70, turnY: -14 }),
        material: cloth(covers.rust, { weave: 22 }),
      },
    ],
    { paper: 'butter', camera: 'level', frame: 1.75, look: [0, 0.4, 0], gobo: 'window' },
  );
}

export function bathTowels(stack = true): Scene {
  const waffle = (hex: string): Material => cloth(hex, { weave: 12 });
  const one = folded({ width: 0.9, depth: 0.7, layers: 3, thick: 0.12, loose: 0.03 });
  if (!stack) {
    return still(
      [{ shape: place(rolled(3.2, 0.11, 0.9), { turnY: 58 }), material: waffle('#cfc9bb') }],
      { paper: 'lichen', frame: 1.4, look: [0, -0.08, 0] },
    );
  }
  return still(
    ['#cfc9bb', '#a9b3a4', '#cfc9bb'].map((hex, i) => ({
      shape: place(one, { at: [0, i * 0.4, 0], turnY: -18 + i * 4, scale: 1 - i * 0.03 }),
      material: waffle(hex),
    })),
    { paper: 'lichen', camera: 'table', frame: 1.35, look: [0, 0.12, 0] },
  );
}

const napkinColors = { chalk: '#dcd8cc', moss: '#77805f' } as const;

export function napkins(color: keyof typeof napkinColors): Scene {
  const material = cloth(napkinColors[color], { weave: 34 });
  const one = folded({ width: 0.68, depth: 0.68, layers: 2, thick: 0.045 });
  return still(
    [0, 1, 2, 3].map((i) => ({
      shape: place(one, { at: [(i % 2) * 0.03, i * 0.098, 0], turnY: 30 + (i % 3) * 3 }),
      material,
    })),
    { paper: 'clay', camera: 'high', frame: 1.3, look: [0, -0.05, 0] },
  );
}

export function apron(): Scene {
  const canvas = cloth('#4d5a4f', { weave: 22 });
  const leather = matt('#7a4e31', 0.2);
  const roll = rolled(4.4, 0.07, 0.95);
  const strap = place(ring(0.415, 0.415, 0.03), { at: [0, 0.38, 0] });
  return still(
    [
      { shape: place(roll, { turnY: 58 }), material: canvas },
      ...[-0.4, 0.4].map((z) => {
        const a = (58 * Math.PI) / 180;
        return {
          shape: place(strap, { at: [Math.sin(a) * z, 0.02, Math.cos(a) * z], turnY: 58 }),
          material: leather,
        };
      }),
    ],
    { paper: 'chalk', camera: 'table', frame: 1.45, look: [0, -0.05, 0] },
  );
}

export function feltTrivet(stack = false): Scene {
  const disc = lathe([
    [-0.5, 0],
    [0.86, 0],
    [0.9, 0.05],
    [0.86, 0.1],
    [-0.5, 0.1],
  ]);
  const hole = place(
    lathe([
      [-0.5, -1],
      [0.07, -1],
      [0.07, 1],
      [-0.5, 1],
    ]),
    { at: [0.7, 0, 0] },
  );
  const felt = ['#6a6f68', '#a9764f', '#c9bfa8'];
  if (!stack) {
    return still(
      [{ shape: place(without(disc, hole), { turnY: 40 }), material: wool(felt[0] as string, 14) }],
      { paper: 'butter', camera: 'high', frame: 1.2, look: [0, -0.1, 0] },
    );
  }
  return still(
    felt.map((hex, i) => ({
      shape: place(without(disc, hole), {
        at: [i * 0.06, i * 0.105, i * 0.03],
        turnY: 40 + i * 25,
      }),
      material: wool(hex, 14),
    })),
    { paper: 'mist', camera: 'table', frame: 1.35, look: [0.04, -0.1, 0] },
  );
}

/** The weaving pattern: a printed sheet and a ball of yarn. */
export async function pattern(): Promise<Scene> {
  const cells: string[] = [];
  for (let y = 0; y < 30; y += 1) {
    for (let x = 0; x < 24; x += 1) {
      if ((x * y + ((x + y) % 7) + ((x - y + 60) % 5)) % 3 === 0)
        cells.push(
          `<rect x="${60 + x * 20}" y="${200 + y * 16}" width="18" height="14" fill="#34455f"/>`,
        );
    }
  }
  const sheet = await artwork(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800"><rect width="600" height="800" fill="#f3f0e8"/><text x="60" y="110" font-family="Liberation Serif" font-size="54" fill="#222">Harbour Scarf</text><text x="60" y="150" font-family="Liberation Sans" font-size="22" fill="#555">A draft for four shafts</text>${cells.join('')}<text x="60" y="730" font-family="Liberation Sans" font-size="18" fill="#555">Alder &amp; Loom, pattern no. 4</text></svg>`,
    900,
  );
  const page = place(box(0.75, 0.008, 1, 0.005), { turnY: 14, at: [-0.15, 0, 0] });
  const yarn = wool('#34455f', 16);
  return still(
    [
      { shape: page, material: printed(matt('#f0ede4', 0.04), sheet, onTop(0.75, 1)) },
      { shape: turnedBall(0.34, [0.72, 0, 0.55]), material: yarn },
      { shape: turnedBall(0.24, [0.9, 0, -0.2]), material: wool('#d5cdbd', 16) },
    ],
    { paper: 'clay', camera: 'above', frame: 1.45, look: [0.08, 0, 0] },
  );
}

function turnedBall(radius: number, at: readonly [number, number, number]) {
  const line = Array.from({ length: 17 }, (_, i) => {
    const angle = -Math.PI / 2 + (Math.PI * i) / 16;
    return [Math.max(0.005, Math.cos(angle) * radius), radius + Math.sin(angle) * radius] as const;
  });
  const ball = turned(line);
  const ridged = {
    ...ball,
    distance: (x: number, y: number, z: number) =>
      (ball.distance(x, y, z) +
        Math.sin((x * 0.6 + y + z * 0.4) * 62) * 0.006 +
        Math.sin((x - y * 0.5 + z) * 48) * 0.005) *
      0.7,
  };
  return place(ridged, { at });
}
