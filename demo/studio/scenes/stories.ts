/** Wide pictures: the opening of the home page, the journal, the about page. */
import { folded } from '../folds.ts';
import { bottle, cloth, glaze, lampshade, metal, rgb, wax, wood } from '../materials.ts';
import { branch } from '../plants.ts';
import { box, place, slab, turned, vessel } from '../shapes.ts';
import { still, type Part, type Scene } from '../still.ts';

const oat = glaze('#d8d0bf', { spots: 0.35, bareBelow: 0.08, rough: 0.42 });
const moss = glaze('#66755a', { spots: 0.1, bareBelow: 0.08, rough: 0.3 });
const ink = glaze('#2c3742', { bareBelow: 0.08, rough: 0.24 });
const inkPlate = glaze('#2c3742', { rough: 0.24 });
const oatPlate = glaze('#d8d0bf', { spots: 0.4, rough: 0.36 });
const rust = glaze('#9a6a4f', { bareBelow: 0.08, rough: 0.45 });
const oak = wood('#bf9463', '#8a5f35', { scale: 0.7 });

const bowl = vessel(
  [
    [0.3, 0],
    [0.31, 0.05],
    [0.48, 0.14],
    [0.72, 0.34],
    [0.82, 0.56],
  ],
  0.045,
  0.08,
);
const cup = vessel(
  [
    [0.2, 0],
    [0.25, 0.04],
    [0.34, 0.22],
    [0.36, 0.42],
  ],
  0.035,
  0.06,
);
const tall = vessel(
  [
    [0.34, 0],
    [0.4, 0.05],
    [0.52, 0.45],
    [0.5, 0.95],
    [0.3, 1.45],
    [0.19, 1.75],
    [0.2, 2],
    [0.29, 2.12],
  ],
  0.045,
  0.1,
);
const squat = vessel(
  [
    [0.3, 0],
    [0.5, 0.12],
    [0.58, 0.4],
    [0.46, 0.72],
    [0.24, 0.84],
    [0.22, 0.94],
    [0.27, 1],
  ],
  0.04,
  0.08,
);
const round = vessel(
  [
    [0.2, 0],
    [0.38, 0.1],
    [0.46, 0.36],
    [0.28, 0.62],
    [0.11, 0.78],
    [0.11, 0.96],
    [0.16, 1.02],
  ],
  0.035,
  0.06,
);
const crock = vessel(
  [
    [0.36, 0],
    [0.42, 0.06],
    [0.44, 0.42],
    [0.41, 0.74],
  ],
  0.045,
  0.08,
);
const plate = vessel(
  [
    [0.5, 0],
    [0.55, 0.03],
    [0.85, 0.07],
    [1.02, 0.13],
    [1.08, 0.2],
  ],
  0.05,
  0.06,
);
const pear = turned([
  [0.02, 0],
  [0.2, 0.04],
  [0.27, 0.22],
  [0.2, 0.42],
  [0.11, 0.56],
  [0.02, 0.62],
]);

/** The opening picture: a table in the morning, with room around it for any crop. */
export function morningTable(): Scene {
  const vase = {
    shape: place(tall, { at: [-1.15, 0, -0.7], scale: 1.08 }),
    material: glaze('#8d9a8c', {
      bareBelow: 0.16,
      dipAbove: 1.32,
      dip: '#d9d5c7',
      spots: 0.1,
      rough: 0.36,
    }),
  };
  return still(
    [
      vase,
      ...branch({ from: [-1.15, 2.05, -0.7], lean: 10, turn: 10, length: 1.75, leaves: 12 }),
      ...branch({ from: [-1.13, 2.05, -0.72], lean: -16, turn: 40, length: 1.35, leaves: 10 }),
      { shape: place(bowl, { at: [0.55, 0, -0.25], scale: 1.18 }), material: oat },
      {
        shape: place(pear, { at: [0.35, 0.2, -0.3], turnZ: 20 }),
        material: glaze('#a8a04e', { spots: 0.5, rough: 0.5 }),
      },
      {
        shape: place(pear, { at: [0.78, 0.22, -0.2], turnZ: -28, turnX: 10 }),
        material: glaze('#b0a355', { spots: 0.5, rough: 0.5 }),
      },
      { shape: place(cup, { at: [-0.35, 0, 0.75] }), material: ink },
      { shape: place(cup, { at: [1.75, 0, 0.45], scale: 1.05 }), material: moss },
      {
        shape: place(folded({ width: 0.7, depth: 0.5, layers: 3, thick: 0.06 }), {
          at: [1.05, 0, 1.15],
          turnY: -18,
        }),
        material: cloth('#c9bfa8', {
          weave: 30,
          stripes: (_x, z) =>
            Math.abs(z - 0.3) < 0.03 || Math.abs(z + 0.3) < 0.03 ? '#6c7a6a' : undefined,
        }),
      },
    ],
    { paper: 'lichen', camera: 'table', frame: 2.3, look: [0.12, 0.9, 0], gobo: 'window' },
  );
}

/** A shelf of pots before they leave the workshop. */
export function shelf(): Scene {
  const plank = box(4, 0.07, 0.62, 0.02);
  const row = (
    y: number,
    pots: readonly (readonly [number, Part['shape'], Part['material'], number])[],
  ): Part[] =>
    pots.map(([x, shape, material, scale]) => ({
      shape: place(shape, { at: [x, y, ((x * 7) % 3) * 0.05], scale }),
      material,
    }));
  return still(
    [
      { shape: place(plank, { at: [0, -0.14, 0] }), material: oak },
      { shape: place(plank, { at: [0, 1.72, -0.1] }), material: oak },
      ...row(0, [
        [-2.5, crock, moss, 1],
        [-1.55, squat, oat, 1],
        [-0.55, round, rust, 1.1],
        [0.35, tall, ink, 0.68],
        [1.3, bowl, oat, 0.95],
        [2.35, squat, moss, 0.9],
      ]),
      ...row(0.5, [[1.3, bowl, moss, 0.6]]).map((part) => ({
        ...part,
        shape: place(bowl, { at: [1.3, 0.22, 0], scale: 0.78 }),
      })),
      ...row(1.86, [
        [-2.2, round, oat, 0.95],
        [-1.3, cup, ink, 1.2],
        [-0.45, crock, rust, 0.95],
        [0.6, squat, glaze('#8d9a8c', { rough: 0.36 }), 0.85],
        [1.5, cup, oat, 1.2],
        [2.3, crock, moss, 0.8],
      ]),
    ],
    { paper: 'clay', camera: 'level', frame: 1.75, look: [0, 0.95, 0], light: [-0.55, 0.62, 0.7] },
  );
}

export function boardCare(): Scene {
  const board = slab(1.3, 0.14, 0.75, 0.14, 0.03);
  const flask = turned([
    [0.24, 0],
    [0.26, 0.02],
    [0.26, 0.66],
    [0.2, 0.78],
    [0.1, 0.84],
    [0.1, 0.98],
  ]);
  return still(
    [
      {
        shape: place(board, { at: [-0.35, 0, 0], turnY: 14 }),
        material: wood('#7b563a', '#402819'),
      },
      { shape: place(flask, { at: [1.5, 0, -0.45] }), material: bottle('#6a4413', 0.5) },
      {
        shape: place(
          turned([
            [0.11, 0],
            [0.12, 0.16],
            [0.02, 0.17],
          ]),
          { at: [1.5, 0.96, -0.45] },
        ),
        material: wood('#b9935f', '#8a6238'),
      },
      {
        shape: place(folded({ width: 0.42, depth: 0.3, layers: 3, thick: 0.07, loose: 0.06 }), {
          at: [-0.05, 0.14, 0.05],
          turnY: -22,
        }),
        material: cloth('#d6cfbf', { weave: 26 }),
      },
    ],
    { paper: 'butter', camera: 'high', frame: 1.35, look: [0.3, 0, -0.1], gobo: 'window' },
  );
}

export function linen(): Scene {
  const stack = (hex: string, stripes?: (x: number, z: number) => string | undefined) =>
    cloth(hex, { weave: 30, ...(stripes ? { stripes } : {}) });
  const one = folded({ width: 0.9, depth: 0.95, layers: 3, thick: 0.07 });
  return still(
    [
      { shape: place(one, { at: [-1.05, 0, 0], turnY: 12 }), material: stack('#cfc5ad') },
      { shape: place(one, { at: [-1.02, 0.24, 0.02], turnY: 17 }), material: stack('#8f9c88') },
      {
        shape: place(one, { at: [-1.05, 0.48, 0], turnY: 13 }),
        material: stack('#d9d3c4', (_x, z) =>
          z - Math.floor(z / 0.2) * 0.2 < 0.06 ? '#34455f' : undefined,
        ),
      },
      { shape: place(one, { at: [1.0, 0, 0.1], turnY: -14 }), material: stack('#a4513c') },
      { shape: place(one, { at: [0.98, 0.24, 0.1], turnY: -10 }), material: stack('#d9d3c4') },
    ],
    { paper: 'mist', camera: 'table', frame: 1.45, look: [0, 0.02, 0], gobo: 'window' },
  );
}

export function winterTable(): Scene {
  const taper = turned([
    [0.085, 0],
    [0.083, 0.4],
    [0.07, 1.2],
    [0.05, 1.34],
    [0.01, 1.36],
  ]);
  const stick = turned([
    [0.3, 0],
    [0.3, 0.04],
    [0.1, 0.09],
    [0.09, 0.2],
    [0.13, 0.26],
    [0.13, 0.32],
  ]);
  const flame = turned([
    [0.004, 0],
    [0.027, 0.025],
    [0.036, 0.065],
    [0.031, 0.115],
    [0.016, 0.18],
    [0.003, 0.24],
  ]);
  const spots = [
    [-0.7, 0, -0.9],
    [-0.05, 0, -1.15],
    [0.6, 0, -0.85],
  ] as const;
  return still(
    [
      { shape: place(plate, { at: [-1.05, 0, 0.6] }), material: inkPlate },
      { shape: place(plate, { at: [-1.05, 0.1, 0.6], scale: 0.72 }), material: oatPlate },
      { shape: place(plate, { at: [1.42, 0, 0.5] }), material: inkPlate },
      { shape: place(plate, { at: [1.42, 0.1, 0.5], scale: 0.72 }), material: oatPlate },
      { shape: place(cup, { at: [0.2, 0, 0.95], scale: 0.9 }), material: moss },
      ...spots.flatMap((at, i): Part[] => {
        const scale = 1 - i * 0.12;
        return [
          { shape: place(stick, { at }), material: metal('#b08d4f') },
          { shape: place(taper, { at: [at[0], 0.28, at[2]], scale }), material: wax('#d3a04a') },
          {
            shape: place(flame, { at: [at[0], 0.3 + 1.36 * scale, at[2]] }),
            material: lampshade('#ffd28a', 1.6, 0.06, 0.12),
          },
        ];
      }),
    ],
    {
      paper: 'dusk',
      camera: 'table',
      frame: 1.75,
      look: [0.15, 0.3, 0],
      keyStrength: 0.75,
      groundMaterial: cloth('#3d4a42', { weave: 18 }),
      lamps: spots.map((at, i) => ({
        at: [at[0], 0.45 + 1.36 * (1 - i * 0.12), at[2]] as const,
        color: rgb('#ffcf96'),
        strength: 0.62,
      })),
    },
  );
}
