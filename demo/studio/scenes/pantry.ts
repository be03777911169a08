/** Pantry: bottles, jars, tins, bags with labels; the gift card. */
import { label, giftCardArt, mark } from '../labels.ts';
import {
  bottle,
  glaze,
  labelOnBody,
  matt,
  metal,
  onFront,
  onTop,
  printed,
  wax,
  wood,
  type Material,
} from '../materials.ts';
import { box, displaced, place, rod, slab, turned, vessel } from '../shapes.ts';
import { cloud } from '../noise.ts';
import { artwork, still, type Part, type Scene } from '../still.ts';

const paper = { ground: '#efe9da', ink: '#26302a' } as const;

async function oilBottle(at: readonly [number, number, number], scale: number): Promise<Part[]> {
  const body = turned([
    [0.36, 0],
    [0.39, 0.03],
    [0.395, 0.2],
    [0.395, 1.02],
    [0.37, 1.16],
    [0.2, 1.36],
    [0.12, 1.5],
    [0.12, 1.78],
    [0.14, 1.8],
    [0.14, 1.86],
  ]);
  const cork = turned([
    [0.1, 1.86],
    [0.11, 1.9],
    [0.13, 1.96],
    [0.13, 2.06],
    [0.02, 2.08],
  ]);
  const art = await artwork(
    label({ ...paper, title: ['Olive', 'Oil'], note: 'FIRST PRESS', accent: '#6f7b4d' }),
  );
  return [
    {
      shape: place(body, { at, scale, turnY: 12 }),
      material: printed(bottle('#2c3a1d'), art, labelOnBody(118, 0.28, 0.98)),
    },
    { shape: place(cork, { at, scale }), material: wood('#b9935f', '#8a6238') },
  ];
}

export async function oliveOil(pair = false): Promise<Scene> {
  return pair
    ? still([...(await oilBottle([-0.4, 0, 0], 1)), ...(await oilBottle([0.52, 0, 0.3], 0.78))], {
        paper: 'butter',
        camera: 'level',
        frame: 1.45,
        look: [0, 0.4, 0],
        gobo: 'leaves',
      })
    : still(await oilBottle([0, 0, 0], 1), {
        paper: 'lichen',
        camera: 'level',
        frame: 1.4,
        look: [0, 0.42, 0],
      });
}

async function jarParts(
  fill: Material,
  title: readonly string[],
  accent: string,
  note: string,
  at: readonly [number, number, number] = [0, 0, 0],
  scale = 1,
): Promise<Part[]> {
  const body = turned([
    [0.4, 0],
    [0.45, 0.04],
    [0.46, 0.14],
    [0.46, 0.7],
    [0.42, 0.8],
    [0.37, 0.84],
  ]);
  const lid = turned([
    [0.4, 0.84],
    [0.415, 0.86],
    [0.415, 1.0],
    [0.4, 1.03],
    [0.02, 1.035],
  ]);
  const art = await artwork(label({ ...paper, title, note, accent }));
  return [
    {
      shape: place(body, { at, scale, turnY: 10 }),
      material: printed(fill, art, labelOnBody(104, 0.12, 0.68)),
    },
    { shape: place(lid, { at, scale }), material: metal('#3b3f3c', 0.4) },
  ];
}

export async function honey(open = false): Promise<Scene> {
  const parts = await jarParts(
    bottle('#a35f12', 0.8),
    ['Wildflower', 'Honey'],
    '#c08a2e',
    '340 G',
    [open ? -0.3 : 0, 0, 0],
  );
  if (open) {
    const dipper = turned([
      [0.02, 0],
      [0.14, 0.04],
      [0.1, 0.07],
      [0.16, 0.1],
      [0.1, 0.13],
      [0.16, 0.16],
      [0.1, 0.19],
      [0.15, 0.22],
      [0.1, 0.25],
      [0.13, 0.28],
      [0.04, 0.34],
      [0.035, 1.2],
      [0.05, 1.3],
      [0.02, 1.33],
    ]);
    parts.push({
      shape: place(dipper, { at: [1.05, 0.16, 0.55], turnZ: 86, turnY: 28 }),
      material: wood('#c39b68', '#8a6238'),
    });
  }
  return still(parts, {
    paper: open ? 'clay' : 'butter',
    frame: open ? 1.35 : 1,
    look: [open ? 0.1 : 0, 0.1, 0],
  });
}

export async function jam(): Promise<Scene> {
  return still(
    [
      ...(await jarParts(
        bottle('#4a1522', 0.5),
        ['Fig &amp;', 'Bay'],
        '#6b2f3c',
        '220 G',
        [-0.42, 0, -0.2],
      )),
      ...(await jarParts(
        bottle('#4a1522', 0.5),
        ['Fig &amp;', 'Bay'],
        '#6b2f3c',
        '220 G',
        [0.52, 0, 0.25],
      )),
    ],
    { paper: 'chalk', frame: 1.35, look: [0.05, 0.06, 0] },
  );
}

async function tin(
  at: readonly [number, number, number],
  title: readonly string[],
  accent: string,
  hex: string,
  note: string,
): Promise<Part[]> {
  const body = turned([
    [0.46, 0],
    [0.47, 0.015],
    [0.47, 0.98],
    [0.46, 1],
  ]);
  const lid = turned([
    [0.485, 0.82],
    [0.49, 0.835],
    [0.49, 1.08],
    [0.475, 1.1],
    [0.02, 1.105],
  ]);
  const art = await artwork(label({ ...paper, title, note, accent }));
  return [
    {
      shape: place(body, { at }),
      material: printed(matt(hex, 0.05), art, labelOnBody(110, 0.1, 0.72)),
    },
    { shape: place(lid, { at }), material: matt(hex, 0.05) },
  ];
}

export async function tea(scoop = false): Promise<Scene> {
  const parts = await tin(
    [scoop ? -0.3 : 0, 0, scoop ? -0.2 : 0],
    ['Evening', 'Leaf'],
    '#4d6357',
    '#3f5248',
    'CHAMOMILE · LIME FLOWER',
  );
  if (scoop) {
    const heap = displaced(
      turned([
        [0.46, 0],
        [0.4, 0.06],
        [0.2, 0.16],
        [0.02, 0.2],
      ]),
      (x, y, z) => (cloud(x * 14, y * 14, z * 14) - 0.5) * 0.09,
      0.06,
    );
    parts.push({ shape: place(heap, { at: [0.72, 0, 0.6] }), material: tealeaf });
  }
  return still(parts, {
    paper: scoop ? 'lichen' : 'mist',
    frame: scoop ? 1.3 : 1.05,
    look: [scoop ? 0.15 : 0, 0.1, 0],
  });
}

const tealeaf: Material = (x, y, z, _ny, s) => {
  const n = cloud(x * 20, y * 20, z * 20);
  s.r = 0.16 + n * 0.22;
  s.g = 0.15 + n * 0.2;
  s.b = 0.06 + n * 0.08;
};

export async function salt(): Promise<Scene> {
  return still(await tin([0, 0, 0], ['Sea', 'Salt'], '#5d7280', '#c9c6bb', 'FLAKED, 150 G'), {
    paper: 'mist',
    frame: 1.05,
    look: [0, 0.1, 0],
  });
}

/** A bag with a folded top. */
async function bag(
  at: readonly [number, number, number],
  turn: number,
  title: readonly string[],
  accent: string,
  hex: string,
  note: string,
): Promise<Part[]> {
  const block = box(0.5, 0.66, 0.28, 0.12);
  const soft = displaced(
    {
      ...block,
      distance: (x, y, z) => {
        const t = Math.min(1, Math.max(0, (y - 0.4) / 0.9));
        const pinch = 1 - 0.78 * t * t * (3 - 2 * t);
        return block.distance(x, y, z / pinch) * Math.max(0.4, pinch);
      },
    },
    (x, y, z) => (cloud(x * 2.6, y * 1.8, z * 2.6) - 0.5) * 0.05,
    0.05,
  );
  const fold = box(0.47, 0.09, 0.075, 0.03);
  const art = await artwork(label({ ...paper, title, note, accent, height: 700 }));
  const front = (x: number, y: number, z: number) =>
    Math.abs(x) < 0.34 && y > 0.22 && y < 0.96
      ? onFront(0.34, 0.74, 0.1)(x, y - 0.22, z)
      : undefined;
  return [
    { shape: place(soft, { at, turnY: turn }), material: printed(matt(hex, 0.1), art, front) },
    {
      shape: place(fold, { at: [at[0], at[1] + 1.16, at[2]], turnY: turn, turnX: -4 }),
      material: matt(hex, 0.1),
    },
  ];
}

export async function coffee(pair = false): Promise<Scene> {
  const one = await bag(
    [pair ? -0.4 : 0, 0, 0],
    -14,
    ['Weekly', 'Roast'],
    '#8a5a3b',
    '#b79b78',
    'WHOLE BEAN · 250 G',
  );
  if (!pair) return still(one, { paper: 'clay', frame: 1.15, look: [0, 0.15, 0] });
  const cup = vessel(
    [
      [0.2, 0],
      [0.25, 0.04],
      [0.34, 0.22],
      [0.36, 0.4],
    ],
    0.035,
    0.06,
  );
  const brew = turned([
    [0.33, 0],
    [0.33, 0.02],
  ]);
  return still(
    [
      ...one,
      {
        shape: place(cup, { at: [0.75, 0, 0.55] }),
        material: glaze('#d8d0bf', { spots: 0.3, bareBelow: 0.05 }),
      },
      { shape: place(brew, { at: [0.75, 0.3, 0.55] }), material: bottle('#22110a') },
    ],
    { paper: 'butter', frame: 1.35, look: [0.12, 0.12, 0], gobo: 'window' },
  );
}

export async function pantryBox(): Promise<Scene> {
  const crate = matt('#b3936a', 0.14);
  const art = await artwork(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 300"><rect width="800" height="300" fill="#b3936a"/>${mark(400, 105, 70, '#3a2c1c')}<text x="400" y="240" font-family="Liberation Serif" font-size="54" text-anchor="middle" fill="#3a2c1c">The Pantry Box</text></svg>`,
    800,
  );
  const wall = 0.035;
  const parts: Part[] = [
    {
      shape: place(box(1.36, 0.3, wall, 0.01), { at: [0, 0, 0.7] }),
      material: printed(crate, art, (x, y, z) =>
        Math.abs(x) < 0.8 && z > 0.01 ? [x / 1.6 + 0.5, 1 - y / 0.6] : undefined,
      ),
    },
    { shape: place(box(1.36, 0.3, wall, 0.01), { at: [0, 0, -0.7] }), material: crate },
    { shape: place(box(wall, 0.3, 0.7, 0.01), { at: [1.33, 0, 0] }), material: crate },
    { shape: place(box(wall, 0.3, 0.7, 0.01), { at: [-1.33, 0, 0] }), material: crate },
    ...(await oilBottle([-0.88, 0.02, -0.15], 0.78)),
    ...(await jarParts(
      bottle('#a35f12', 0.8),
      ['Wildflower', 'Honey'],
      '#c08a2e',
      '340 G',
      [-0.08, 0.02, 0.12],
      0.92,
    )),
    ...(await tin([0.78, 0.02, -0.08], ['Evening', 'Leaf'], '#4d6357', '#3f5248', 'LOOSE TEA')),
  ];
  return still(parts, {
    paper: 'lichen',
    camera: 'table',
    frame: 1.85,
    look: [0, 0.22, 0],
    around: 12,
  });
}

export function soap(stack = false): Scene {
  const bar = slab(0.52, 0.3, 0.34, 0.08, 0.06);
  const olive = wax('#b9b48a');
  if (!stack)
    return still([{ shape: place(bar, { turnY: 28 }), material: olive }], {
      paper: 'mist',
      frame: 0.85,
      look: [0, -0.22, 0],
    });
  return still(
    [
      { shape: place(bar, { turnY: 20 }), material: olive },
      { shape: place(bar, { at: [0.02, 0.3, 0], turnY: 42 }), material: wax('#cfc3a8') },
      { shape: place(bar, { at: [0, 0.6, 0.02], turnY: 10 }), material: wax('#a98d7a') },
    ],
    { paper: 'chalk', frame: 1.05, look: [0, 0, 0] },
  );
}

export async function giftCard(hand = false): Promise<Scene> {
  const art = await artwork(giftCardArt(), 860);
  const card = slab(0.86, 0.018, 0.54, 0.05, 0.006);
  const parts: Part[] = [
    {
      shape: place(card, { at: [-0.05, 0.05, 0.1], turnY: 14, turnX: 2 }),
      material: printed(matt('#2f4a3a', 0.03), art, onTop(0.86, 0.54)),
    },
  ];
  parts.push({
    shape: place(slab(0.98, 0.03, 0.68, 0.02, 0.01), { at: [0.08, 0, -0.12], turnY: -8 }),
    material: matt('#d9cdb8', 0.06),
  });
  if (hand)
    parts.push({
      shape: place(rod([0, 0, 0], [0.9, 0, 0], 0.03), { at: [-0.4, 0.04, 0.95], turnY: 12 }),
      material: wood('#7b563a', '#402819'),
    });
  return still(parts, {
    paper: hand ? 'butter' : 'lichen',
    camera: 'above',
    frame: hand ? 1.6 : 1.45,
  });
}
