/** Light: lamps that are lit, candles, holders. */
import { glaze, lampshade, matt, metal, rgb, wax, wood, type Material } from '../materials.ts';
import { lathe, place, rod, turned, vessel, type Shape } from '../shapes.ts';
import { still, type Part, type Scene } from '../still.ts';

const warm = rgb('#ffcf96');

/** A truncated cone without top and bottom. */
function cone(bottom: number, top: number, low: number, high: number): Shape {
  const wall = 0.02;
  return lathe([
    [bottom, low],
    [top, high],
    [top - wall, high],
    [bottom - wall, low],
  ]);
}

const bases = {
  chalk: glaze('#d3ccbd', { spots: 0.3, rough: 0.5 }),
  forest: glaze('#3d5045', { rough: 0.3 }),
} satisfies Record<string, Material>;

export function tableLamp(base: keyof typeof bases, shade: 'linen' | 'clay', lit = true): Scene {
  const body = turned([
    [0.42, 0],
    [0.48, 0.04],
    [0.5, 0.2],
    [0.42, 0.5],
    [0.24, 0.74],
    [0.11, 0.84],
    [0.06, 0.92],
  ]);
  const stem = rod([0, 0.88, 0], [0, 1.3, 0], 0.028);
  const hat = cone(0.72, 0.5, 1.12, 1.76);
  const color = shade === 'linen' ? '#e4d8c0' : '#b97a55';
  return still(
    [
      { shape: body, material: bases[base] },
      { shape: stem, material: metal('#b99a5f') },
      { shape: hat, material: lampshade(color, lit ? 0.55 : 0, 1.38, 0.26) },
    ],
    {
      paper: lit ? 'dusk' : 'chalk',
      camera: 'level',
      frame: 1.35,
      look: [0, 0.3, 0],
      ...(lit
        ? { keyStrength: 0.72, lamps: [{ at: [0, 1.25, 0] as const, color: warm, strength: 1.5 }] }
        : {}),
    },
  );
}

export function mushroomLamp(hex: string, lit = true): Scene {
  const foot = turned([
    [0.34, 0],
    [0.36, 0.03],
    [0.34, 0.07],
    [0.12, 0.12],
    [0.1, 0.3],
    [0.11, 0.72],
  ]);
  const cap = dome(0.66, 0.72, 0.42);
  return still(
    [
      { shape: foot, material: matt(hex, 0.06) },
      { shape: cap, material: lit ? lampshade(hex, 0.35, 0.72, 0.3) : matt(hex, 0.06) },
    ],
    {
      paper: lit ? 'night' : 'butter',
      camera: 'table',
      frame: 1,
      look: [0, 0.16, 0],
      ...(lit
        ? { keyStrength: 0.7, lamps: [{ at: [0, 0.6, 0] as const, color: warm, strength: 1.6 }] }
        : {}),
    },
  );
}

function dome(radius: number, low: number, height: number): Shape {
  const outer: [number, number][] = [];
  const inner: [number, number][] = [];
  for (let i = 0; i <= 24; i += 1) {
    const angle = (Math.PI / 2) * (i / 24);
    outer.push([Math.cos(angle) * radius, low + Math.sin(angle) * height]);
    inner.push([Math.cos(angle) * (radius - 0.035), low + Math.sin(angle) * (height - 0.035)]);
  }
  outer[outer.length - 1] = [-0.3, low + height];
  inner[inner.length - 1] = [-0.3, low + height - 0.035];
  return lathe([...outer, ...inner.reverse()]);
}

export function pendant(hex: string, size: 'small' | 'large', lit = true): Scene {
  const s = size === 'large' ? 1.25 : 0.92;
  const bell = place(dome(0.78, 0, 0.86), { at: [0, 0.5, 0], scale: s });
  const cap = place(
    turned([
      [0.1, 0],
      [0.12, 0.03],
      [0.1, 0.14],
      [0.03, 0.2],
    ]),
    { at: [0, 0.5 + 0.84 * s, 0] },
  );
  const cord = rod([0, 0.5 + 1 * s, 0], [0, 4, 0], 0.014);
  const bulb = place(
    turned([
      [0.01, -0.14],
      [0.12, -0.08],
      [0.14, 0.02],
      [0.08, 0.16],
    ]),
    { at: [0, 0.62, 0] },
  );
  return still(
    [
      { shape: bell, material: glaze(hex, { rough: 0.5 }) },
      { shape: cap, material: metal('#b99a5f') },
      { shape: cord, material: matt('#2a2a28') },
      { shape: bulb, material: lampshade('#ffe6bd', lit ? 1.6 : 0, 0, 1) },
    ],
    {
      paper: lit ? 'dusk' : 'mist',
      camera: 'level',
      frame: 1.45,
      look: [0, 0.35, 0],
      ...(lit
        ? { keyStrength: 0.8, lamps: [{ at: [0, 0.45, 0.1] as const, color: warm, strength: 1.3 }] }
        : {}),
    },
  );
}

/** A candle's flame with its light. */
function flame(at: readonly [number, number, number], size = 1): Part {
  const shape = place(
    turned([
      [0.004, 0],
      [0.027, 0.025],
      [0.036, 0.065],
      [0.031, 0.115],
      [0.016, 0.18],
      [0.003, 0.24],
    ]),
    { at, scale: size },
  );
  return { shape, material: lampshade('#ffd28a', 1.6, 0.06, 0.12) };
}

export function tapers(lit = false): Scene {
  const taper = turned([
    [0.085, 0],
    [0.083, 0.4],
    [0.07, 1.7],
    [0.05, 1.86],
    [0.01, 1.9],
  ]);
  const beeswax = wax('#d3a04a');
  if (!lit) {
    return still(
      [0, 1, 2, 3, 4, 5].map((i) => ({
        shape: place(taper, {
          at: [-0.9, 0.09 + (i === 5 ? 0.15 : 0), -0.42 + (i % 5) * 0.19 + (i === 5 ? 0.1 : 0)],
          turnZ: -90,
        }),
        material: beeswax,
      })),
      { paper: 'mist', camera: 'high', frame: 1.55, look: [0.02, -0.05, 0], around: 24 },
    );
  }
  const holder = turned([
    [0.3, 0],
    [0.3, 0.04],
    [0.1, 0.09],
    [0.09, 0.2],
    [0.13, 0.26],
    [0.13, 0.32],
  ]);
  const spots = [
    [-0.55, 0, 0.1],
    [0.1, 0, -0.3],
    [0.66, 0, 0.2],
  ] as const;
  return still(
    spots.flatMap((at, i) => [
      { shape: place(holder, { at }), material: metal('#b08d4f') },
      {
        shape: place(taper, { at: [at[0], 0.28, at[2]], scale: 0.72 - i * 0.07 }),
        material: beeswax,
      },
      flame([at[0], 0.28 + 1.9 * (0.72 - i * 0.07) + 0.02, at[2]]),
    ]),
    {
      paper: 'dusk',
      camera: 'level',
      frame: 1.35,
      look: [0, 0.3, 0],
      keyStrength: 0.72,
      lamps: spots.map((at, i) => ({
        at: [at[0], 0.5 + 1.9 * (0.72 - i * 0.07), at[2]] as const,
        color: warm,
        strength: 0.55,
      })),
    },
  );
}

export function pillar(hex: string): Scene {
  const candle = turned([
    [0.36, 0],
    [0.37, 0.02],
    [0.37, 0.92],
    [0.35, 0.95],
    [0.2, 0.93],
    [0.02, 0.92],
  ]);
  const wick = rod([0, 0.9, 0], [0.01, 1.02, 0], 0.012);
  const low = place(candle, { at: [0.66, 0, 0.4], scale: 0.66 });
  return still(
    [
      { shape: place(candle, { at: [-0.25, 0, 0] }), material: wax(hex) },
      { shape: place(wick, { at: [-0.25, 0, 0] }), material: matt('#2d2a26') },
      { shape: low, material: wax(hex) },
      { shape: place(wick, { at: [0.66, 0, 0.4], scale: 0.66 }), material: matt('#2d2a26') },
    ],
    { paper: 'clay', frame: 1.2, look: [0.1, 0.08, 0] },
  );
}

export function holder(withCandle = false): Scene {
  const dish = lathe([
    [-0.3, 0],
    [0.58, 0],
    [0.62, 0.03],
    [0.63, 0.09],
    [0.6, 0.1],
    [0.57, 0.05],
    [0.2, 0.045],
    [0.14, 0.06],
    [0.13, 0.3],
    [0.15, 0.33],
    [0.15, 0.36],
    [0.1, 0.36],
    [0.1, 0.12],
    [-0.3, 0.12],
  ]);
  const parts: Part[] = [{ shape: dish, material: metal('#b8924f', 0.28) }];
  if (withCandle) {
    parts.push(
      {
        shape: place(
          turned([
            [0.09, 0],
            [0.085, 0.9],
            [0.05, 1],
            [0.01, 1.02],
          ]),
          { at: [0, 0.15, 0] },
        ),
        material: wax('#e2d9c2'),
      },
      flame([0, 1.19, 0]),
    );
    return still(parts, {
      paper: 'night',
      camera: 'table',
      frame: 1.1,
      look: [0, 0.2, 0],
      keyStrength: 0.7,
      lamps: [{ at: [0, 1.3, 0], color: warm, strength: 0.9 }],
    });
  }
  return still(parts, { paper: 'butter', camera: 'table', frame: 0.9, look: [0, -0.18, 0] });
}

export function tealights(lit = true): Scene {
  const cup = vessel(
    [
      [0.22, 0],
      [0.28, 0.04],
      [0.34, 0.18],
      [0.35, 0.3],
    ],
    0.035,
    0.06,
  );
  const spots = [
    [-0.6, 0, 0.15],
    [0.15, 0, 0.45],
    [0.35, 0, -0.5],
  ] as const;
  const colors = ['#d8d0bf', '#7d8b78', '#a96f52'] as const;
  return still(
    spots.flatMap((at, i) => [
      {
        shape: place(cup, { at, scale: 1.1 }),
        material: glaze(colors[i] as string, { rough: 0.45, bareBelow: 0.04 }),
      },
      {
        shape: place(
          turned([
            [0.24, 0],
            [0.25, 0.02],
            [0.24, 0.12],
            [0.02, 0.12],
          ]),
          { at: [at[0], 0.07, at[2]] },
        ),
        material: wax('#e8e0cd'),
      },
      flame([at[0], 0.2, at[2]], 0.9),
    ]),
    lit
      ? {
          paper: 'dusk',
          camera: 'table',
          frame: 1.35,
          look: [-0.08, -0.05, 0],
          keyStrength: 0.75,
          lamps: spots.map((at) => ({
            at: [at[0], 0.42, at[2]] as const,
            color: warm,
            strength: 0.6,
          })),
        }
      : { paper: 'chalk', camera: 'table', frame: 1.15, look: [0, -0.05, 0] },
  );
}

export function scentedCandle(hex: string, lit = false): Scene {
  const cup = vessel(
    [
      [0.36, 0],
      [0.4, 0.04],
      [0.41, 0.4],
      [0.41, 0.78],
    ],
    0.045,
    0.08,
  );
  const lid = turned([
    [0.42, 0],
    [0.43, 0.03],
    [0.42, 0.08],
    [0.02, 0.085],
  ]);
  const parts: Part[] = [
    { shape: cup, material: glaze(hex, { rough: 0.5, bareBelow: 0.08, spots: 0.1 }) },
    {
      shape: place(
        turned([
          [0.355, 0],
          [0.355, 0.55],
          [0.02, 0.56],
        ]),
        { at: [0, 0.08, 0] },
      ),
      material: wax('#e6dcc6'),
    },
  ];
  if (lit) {
    parts.push(flame([0, 0.66, 0], 1.1), {
      shape: place(lid, { at: [0.72, 0.42, 0.35], turnZ: 68, turnY: -30 }),
      material: wood('#c39b68', '#8a6238'),
    });
    return still(parts, {
      paper: 'night',
      camera: 'table',
      frame: 1.1,
      look: [0.15, 0.02, 0],
      keyStrength: 0.75,
      lamps: [{ at: [0, 0.9, 0], color: warm, strength: 0.8 }],
    });
  }
  parts.push({ shape: place(lid, { at: [0, 0.8, 0] }), material: wood('#c39b68', '#8a6238') });
  return still(parts, { paper: 'lichen', frame: 0.9, look: [0, 0.02, 0] });
}
