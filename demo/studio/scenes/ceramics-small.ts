/** Smaller and finer pieces of stoneware, and the potter's wheel. */
import { glaze, matt, wood, type Material } from '../materials.ts';
import { melted, place, ring, rod, turned, vessel, without } from '../shapes.ts';
import { still, type Scene } from '../still.ts';
import { glazes, mugShape } from './ceramics.ts';

export function dripper(onCarafe = false): Scene {
  const cone = vessel(
    [
      [0.2, 0],
      [0.24, 0.06],
      [0.36, 0.3],
      [0.5, 0.62],
    ],
    0.045,
    0.04,
  );
  const saucer = turned([
    [0.42, 0],
    [0.46, 0.035],
    [0.42, 0.07],
  ]);
  const grip = place(ring(0.15, 0.17, 0.035), { at: [0.44, 0.36, 0] });
  const shape = melted([place(cone, { at: [0, 0.05, 0] }), saucer, grip], 0.06);
  const white = glaze('#dedbd0', { rough: 0.2, spots: 0.06 });
  const lift = onCarafe ? 0.86 : 0;
  const parts = [{ shape: place(shape, { at: [0, lift, 0], turnY: -30 }), material: white }];
  if (onCarafe) parts.push({ shape: place(mugShape(), { turnY: -30 }), material: glazes.ink });
  return still(parts, {
    paper: 'lichen',
    frame: onCarafe ? 1.25 : 0.95,
    look: [0.03, onCarafe ? 0.28 : -0.05, 0],
  });
}

function jar(scale: number, at: readonly [number, number, number], material: Material) {
  const body = vessel(
    [
      [0.38, 0],
      [0.44, 0.06],
      [0.47, 0.4],
      [0.46, 0.72],
      [0.4, 0.84],
    ],
    0.05,
    0.08,
  );
  const lid = turned([
    [0.43, 0],
    [0.44, 0.04],
    [0.3, 0.1],
    [0.09, 0.13],
    [0.08, 0.18],
    [0.12, 0.24],
    [0.1, 0.29],
    [0.02, 0.31],
  ]);
  return [
    { shape: place(body, { at, scale }), material },
    { shape: place(lid, { at: [at[0], at[1] + 0.86 * scale, at[2]], scale }), material },
  ];
}

export function liddedJar(pair = false): Scene {
  const blue = glaze('#7c8d96', { bareBelow: 0.12, rough: 0.3, spots: 0.08 });
  return pair
    ? still([...jar(1.1, [-0.45, 0, -0.1], blue), ...jar(0.78, [0.62, 0, 0.35], blue)], {
        paper: 'butter',
        frame: 1.35,
        look: [0.02, 0.12, 0],
      })
    : still(jar(1, [0, 0, 0], blue), { paper: 'chalk', frame: 1.05, look: [0, 0.12, 0] });
}

export function budVases(): Scene {
  const round = vessel(
    [
      [0.16, 0],
      [0.3, 0.08],
      [0.36, 0.28],
      [0.22, 0.48],
      [0.09, 0.6],
      [0.09, 0.74],
      [0.13, 0.8],
    ],
    0.035,
    0.06,
  );
  const slim = vessel(
    [
      [0.2, 0],
      [0.23, 0.05],
      [0.21, 0.5],
      [0.12, 0.85],
      [0.08, 1.05],
      [0.12, 1.16],
    ],
    0.035,
    0.06,
  );
  const squat = vessel(
    [
      [0.26, 0],
      [0.4, 0.1],
      [0.42, 0.22],
      [0.26, 0.36],
      [0.12, 0.42],
      [0.12, 0.5],
      [0.16, 0.55],
    ],
    0.035,
    0.06,
  );
  return still(
    [
      {
        shape: place(slim, { at: [-0.55, 0, -0.1] }),
        material: glaze('#9a6a4f', { bareBelow: 0.08, rough: 0.45 }),
      },
      {
        shape: place(round, { at: [0.08, 0, 0.25] }),
        material: glaze('#d6cdbb', { spots: 0.3, bareBelow: 0.06, rough: 0.4 }),
      },
      {
        shape: place(squat, { at: [0.72, 0, -0.15] }),
        material: glaze('#56655c', { bareBelow: 0.06, rough: 0.3 }),
      },
    ],
    { paper: 'mist', frame: 1.4, look: [0.08, 0.12, 0] },
  );
}

export function teapot(withCup = false): Scene {
  const body = turned([
    [0.4, 0],
    [0.5, 0.05],
    [0.66, 0.34],
    [0.6, 0.66],
    [0.36, 0.84],
    [0.26, 0.87],
  ]);
  const spout = melted(
    [
      rod([-0.45, 0.36, 0], [-0.8, 0.6, 0], 0.15, 0.09),
      rod([-0.8, 0.6, 0], [-0.96, 0.82, 0], 0.09, 0.06),
    ],
    0.12,
  );
  const lid = turned([
    [0.29, 0.86],
    [0.28, 0.9],
    [0.12, 0.97],
    [0.06, 1],
    [0.06, 1.05],
    [0.1, 1.1],
    [0.07, 1.16],
    [0.01, 1.17],
  ]);
  const clay = glaze('#4b5a52', { rough: 0.28, bareBelow: 0.1 });
  const cane = wood('#a67845', '#6d4824');
  const bow = place(ring(0.46, 0.5, 0.035), { at: [0, 0.92, 0] });
  const cut = place(
    turned([
      [1.2, -0.6],
      [1.2, 0.78],
    ]),
    {},
  );
  const parts = [
    { shape: place(melted([body, spout], 0.12), { turnY: -22 }), material: clay },
    { shape: place(lid, {}), material: clay },
    { shape: place(without(bow, cut), { turnY: -22 }), material: cane },
  ];
  if (withCup) {
    const cup = vessel(
      [
        [0.18, 0],
        [0.22, 0.04],
        [0.31, 0.2],
        [0.33, 0.38],
      ],
      0.035,
      0.06,
    );
    parts.push(
      { shape: place(cup, { at: [-0.75, 0, 1.0] }), material: clay },
      { shape: place(cup, { at: [0.85, 0, 0.8] }), material: clay },
    );
  }
  return still(parts, {
    paper: withCup ? 'clay' : 'chalk',
    frame: withCup ? 1.75 : 1.25,
    look: [-0.08, 0.15, 0],
    ...(withCup ? { gobo: 'window' as const } : {}),
  });
}

export function saltCellar(): Scene {
  const body = vessel(
    [
      [0.36, 0],
      [0.42, 0.05],
      [0.45, 0.22],
      [0.42, 0.42],
    ],
    0.05,
    0.08,
  );
  const lid = turned([
    [0.46, 0.44],
    [0.47, 0.47],
    [0.46, 0.52],
    [0.1, 0.53],
    [0.06, 0.6],
    [0.09, 0.66],
    [0.02, 0.69],
  ]);
  return still(
    [
      { shape: body, material: glaze('#cfc7b6', { spots: 0.35, rough: 0.45, bareBelow: 0.05 }) },
      { shape: lid, material: wood('#8a5f3c', '#4f3220', { scale: 1.6 }) },
    ],
    { paper: 'lichen', frame: 0.8, look: [0, 0.02, 0] },
  );
}

/** The workshop: clay, half a bowl, tools. */
export function wheel(): Scene {
  const disc = turned([
    [1.25, 0],
    [1.28, 0.05],
    [1.25, 0.1],
  ]);
  const thrown = vessel(
    [
      [0.42, 0],
      [0.5, 0.08],
      [0.62, 0.4],
      [0.6, 0.7],
      [0.66, 0.86],
    ],
    0.07,
    0.12,
  );
  const grooves = glaze('#8c7a69', { rough: 0.5 });
  const lump = turned([
    [0.3, 0],
    [0.42, 0.12],
    [0.36, 0.34],
    [0.12, 0.46],
    [0.01, 0.47],
  ]);
  return still(
    [
      { shape: disc, material: matt('#77716a', 0.1) },
      { shape: place(thrown, { at: [0, 0.1, 0] }), material: grooves },
      { shape: place(lump, { at: [1.75, 0, 0.5] }), material: matt('#8c7a69') },
      {
        shape: rod([-1.5, 0.04, 0.9], [-0.9, 0.04, 1.35], 0.035, 0.025),
        material: wood('#b98d5a', '#7e5530'),
      },
      {
        shape: rod([-1.65, 0.04, 1.15], [-1.1, 0.04, 1.55], 0.03, 0.045),
        material: wood('#8a5f3c', '#4f3220'),
      },
    ],
    { paper: 'plum', camera: 'table', frame: 2.15, look: [0.15, 0.12, 0], gobo: 'window' },
  );
}
