/** Wood: boards, bowls, spoons, a stool. */
import { cloth, wood, type Material } from '../materials.ts';
import { cloud } from '../noise.ts';
import {
  displaced,
  ellipsoid,
  lathe,
  melted,
  place,
  rod,
  slab,
  turned,
  vessel,
  without,
  type Shape,
} from '../shapes.ts';
import { artwork, still, type Scene } from '../still.ts';

const woods = {
  oak: wood('#c39b68', '#8a6238'),
  walnut: wood('#7b563a', '#402819'),
  ash: wood('#d9c19a', '#ad8a5c'),
  cherry: wood('#b5784c', '#7c4a2a'),
  black: wood('#34322f', '#1d1b1a'),
} satisfies Record<string, Material>;

export type Timber = keyof typeof woods;

const hole = (radius: number, at: readonly [number, number, number]): Shape =>
  place(
    lathe([
      [-0.5, -1],
      [radius, -1],
      [radius, 1],
      [-0.5, 1],
    ]),
    { at },
  );

const loaf = displaced(
  melted(
    [
      place(ellipsoid(0.56, 0.3, 0.36), { at: [0, 0.24, 0] }),
      place(ellipsoid(0.5, 0.16, 0.34), { at: [0, 0.12, 0] }),
    ],
    0.1,
  ),
  (x, y, z) => -0.022 * cut(x, z) + (cloud(x * 6, y * 6, z * 6) - 0.5) * 0.03,
  0.05,
);

/** The baker's slashes across a loaf: 1 in a slash. */
function cut(x: number, z: number): number {
  const place = (x + z * 0.45) / 0.26;
  return Math.max(0, 1 - Math.abs(place - Math.round(place)) * 7) * (Math.abs(x) < 0.4 ? 1 : 0);
}

const crust: Material = (x, y, z, ny, s) => {
  const flour = Math.min(1, Math.max(0, cloud(x * 5, y * 5, z * 5) * 1.6 - 0.62)) * Math.max(0, ny);
  const open = cut(x, z);
  const baked = 0.75 + cloud(x * 9, y * 9, z * 9) * 0.5;
  s.r = 0.36 * baked * (1 - flour) + 0.72 * flour + open * 0.2;
  s.g = 0.17 * baked * (1 - flour) + 0.62 * flour + open * 0.15;
  s.b = 0.06 * baked * (1 - flour) + 0.48 * flour + open * 0.08;
  s.rough = 0.8;
};

export async function breadBoard(engraved = true): Promise<Scene> {
  const board = without(slab(1.1, 0.14, 0.72, 0.14, 0.03), hole(0.09, [0.92, 0, 0]));
  let material: Material = woods.oak;
  if (engraved) {
    const mark = await artwork(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1100 720"><rect width="1100" height="720" fill="#ffffff"/><g fill="none" stroke="#000" stroke-width="5"><path d="M180 380h330"/></g><text x="180" y="355" font-family="Liberation Serif" font-style="italic" font-size="84">The Marlows</text></svg>',
      1100,
    );
    const base = woods.oak;
    material = (x, y, z, ny, s) => {
      base(x, y, z, ny, s);
      if (ny < 0.6) return;
      const px = Math.round((x / 2.2 + 0.5) * mark.width);
      const py = Math.round((z / 1.44 + 0.5) * mark.height);
      if (px < 0 || py < 0 || px >= mark.width || py >= mark.height) return;
      const ink = 1 - (mark.pixels[(py * mark.width + px) * 3] as number);
      const burn = 1 - ink * 0.74;
      s.r *= burn;
      s.g *= burn * (1 - ink * 0.1);
      s.b *= burn * (1 - ink * 0.15);
    };
  }
  const bread = place(loaf, { at: [0.2, 0.14, -0.12], turnY: 25 });
  const parts = [{ shape: place(board, { turnY: engraved ? 18 : 28 }), material }];
  if (!engraved) parts.push({ shape: bread, material: crust });
  return still(parts, {
    paper: engraved ? 'chalk' : 'lichen',
    camera: engraved ? 'high' : 'table',
    frame: 1.85,
    look: [0.02, -0.1, 0],
    ...(engraved ? {} : { gobo: 'window' as const }),
  });
}

export function servingBoard(timber: Timber): Scene {
  const plate = place(slab(0.62, 0.11, 1, 0.3, 0.03), { at: [0, 0, 0.25] });
  const grip = place(slab(0.15, 0.11, 0.5, 0.15, 0.03), { at: [0, 0, -0.95] });
  const shape = without(melted([plate, grip], 0.22), hole(0.06, [0, 0, -1.28]));
  return still([{ shape: place(shape, { turnY: -32 }), material: turnedGrain(timber) }], {
    paper: timber === 'walnut' ? 'butter' : 'mist',
    camera: 'above',
    frame: 1.65,
    look: [0, 0, 0],
  });
}

/** The same wood with its grain along z. */
function turnedGrain(timber: Timber): Material {
  const base = woods[timber];
  return (x, y, z, ny, s) => base(z, y, x, ny, s);
}

export function turnedBowl(timber: Timber = 'cherry', nested = false): Scene {
  const bowl = vessel(
    [
      [0.34, 0],
      [0.4, 0.03],
      [0.68, 0.2],
      [0.84, 0.48],
      [0.86, 0.66],
    ],
    0.06,
    0.08,
  );
  const parts = [{ shape: bowl, material: woods[timber] }];
  if (nested) {
    parts.push({
      shape: place(bowl, { at: [0.95, 0, 0.75], scale: 0.58 }),
      material: woods[timber],
    });
  }
  return still(parts, {
    paper: nested ? 'lichen' : 'clay',
    frame: nested ? 1.6 : 1.3,
    look: nested ? [0.3, 0, 0.2] : [0, -0.06, 0],
  });
}

function spoon(length: number, head: number): Shape {
  const cup = without(
    ellipsoid(head, 0.1, head * 1.35),
    place(ellipsoid(head * 0.82, 0.09, head * 1.15), { at: [0, 0.055, 0] }),
  );
  return melted([cup, rod([0, 0, head * 1.1], [0, 0.05, length], 0.045, 0.06)], 0.1);
}

export function spoons(): Scene {
  const mixing = place(spoon(2.1, 0.26), { at: [-0.55, 0.1, -0.85], turnY: 6 });
  const serving = place(spoon(1.8, 0.33), { at: [0.12, 0.1, -0.7], turnY: -2 });
  const spatula = place(
    melted(
      [
        slab(0.22, 0.08, 0.42, 0.16, 0.03),
        place(rod([0, 0.05, 0.35], [0, 0.06, 1.9], 0.045, 0.06), {}),
      ],
      0.12,
    ),
    {
      at: [0.75, 0.03, -0.7],
      turnY: -9,
    },
  );
  const along = (timber: Timber): Material => turnedGrain(timber);
  return still(
    [
      { shape: mixing, material: along('cherry') },
      { shape: serving, material: along('oak') },
      { shape: spatula, material: along('walnut') },
    ],
    { paper: 'chalk', camera: 'above', frame: 1.6, look: [0.05, 0, 0.35] },
  );
}

export function spoonsInCrock(): Scene {
  const crock = vessel(
    [
      [0.42, 0],
      [0.48, 0.06],
      [0.5, 0.5],
      [0.47, 0.95],
    ],
    0.05,
    0.1,
  );
  const stand = (
    length: number,
    head: number,
    at: readonly [number, number, number],
    tilt: number,
    turn: number,
  ): Shape => place(spoon(length, head), { at, turnX: 90 - tilt, turnY: turn });
  return still(
    [
      { shape: crock, material: cloth('#d6d0c2', { weave: 40 }) },
      { shape: stand(1.9, 0.24, [-0.42, 2.0, 0.1], 10, -60), material: turnedGrain('cherry') },
      { shape: stand(1.7, 0.3, [0.4, 1.8, -0.1], 12, 70), material: turnedGrain('oak') },
    ],
    { paper: 'lichen', camera: 'level', frame: 1.5, look: [0, 0.4, 0] },
  );
}

export function stool(timber: Timber, pair = false): Scene {
  const one = (at: readonly [number, number, number], turn: number, scale = 1) => {
    const seat = turned([
      [0.86, 1.52],
      [0.92, 1.57],
      [0.92, 1.64],
      [0.86, 1.68],
      [0.3, 1.66],
      [0.01, 1.655],
    ]);
    const legs = [20, 140, 260].map((angle) => {
      const a = (angle * Math.PI) / 180;
      return rod(
        [Math.cos(a) * 0.56, 1.55, Math.sin(a) * 0.56],
        [Math.cos(a) * 0.88, 0.06, Math.sin(a) * 0.88],
        0.085,
        0.06,
      );
    });
    const bar = rod(
      [Math.cos(0.35) * 0.76, 0.62, Math.sin(0.35) * 0.76],
      [Math.cos(2.44) * 0.76, 0.62, Math.sin(2.44) * 0.76],
      0.04,
    );
    return [seat, ...legs, bar].map((shape) => ({
      shape: place(shape, { at, turnY: turn, scale }),
      material: woods[timber],
    }));
  };
  return pair
    ? still([...one([-0.55, 0, -0.4], 10), ...one([0.75, 0, 0.5], 60, 0.82)], {
        paper: 'butter',
        camera: 'table',
        frame: 1.95,
        look: [0.05, 0.42, 0],
        gobo: 'window',
      })
    : still(one([0, 0, 0], 25), {
        paper: 'chalk',
        camera: 'table',
        frame: 1.5,
        look: [0, 0.42, 0],
      });
}

export function rollingPin(): Scene {
  const pin = turned([
    [0.02, -1.35],
    [0.1, -1.33],
    [0.13, -1.2],
    [0.1, -1.02],
    [0.17, -0.93],
    [0.2, -0.86],
    [0.215, 0],
    [0.2, 0.86],
    [0.17, 0.93],
    [0.1, 1.02],
    [0.13, 1.2],
    [0.1, 1.33],
    [0.02, 1.35],
  ]);
  const grain: Material = (x, y, z, ny, s) => woods.cherry(y, x, z, ny, s);
  return still(
    [{ shape: place(pin, { at: [0, 0.22, 0], turnZ: 90, turnY: 36 }), material: grain }],
    { paper: 'butter', camera: 'high', frame: 1.65, look: [0, -0.06, 0] },
  );
}

export function roundTray(withCups = false): Scene {
  const tray = vessel(
    [
      [0.95, 0],
      [1, 0.02],
      [1.04, 0.1],
      [1.05, 0.2],
    ],
    0.05,
    0.05,
  );
  const parts = [{ shape: tray, material: woods.ash }];
  if (withCups) {
    const cup = vessel(
      [
        [0.18, 0],
        [0.22, 0.04],
        [0.28, 0.2],
        [0.29, 0.4],
      ],
      0.035,
      0.06,
    );
    for (const at of [
      [-0.35, 0.05, 0.15],
      [0.38, 0.05, 0.2],
      [0.05, 0.05, -0.42],
    ] as const)
      parts.push({ shape: place(cup, { at }), material: cloth('#d9d4c8', { weave: 60 }) });
  }
  return still(parts, { paper: 'lichen', camera: 'high', frame: 1.4, look: [0, -0.08, 0] });
}

export function eggCups(): Scene {
  const cup = vessel(
    [
      [0.3, 0],
      [0.29, 0.05],
      [0.12, 0.16],
      [0.12, 0.24],
      [0.26, 0.36],
      [0.29, 0.56],
    ],
    0.04,
    0.3,
  );
  const egg = place(ellipsoid(0.24, 0.31, 0.24), { at: [0.42, 0.66, 0.12] });
  return still(
    [
      { shape: place(cup, { at: [-0.4, 0, -0.12] }), material: woods.walnut },
      { shape: place(cup, { at: [0.42, 0, 0.12] }), material: woods.walnut },
      { shape: egg, material: cloth('#d8c3a8', { weave: 90 }) },
    ],
    { paper: 'mist', frame: 1.05, look: [0, 0.06, 0] },
  );
}

export function pepperMill(timber: Timber): Scene {
  const body = turned([
    [0.3, 0],
    [0.32, 0.05],
    [0.27, 0.3],
    [0.2, 0.6],
    [0.23, 0.85],
    [0.29, 1.02],
  ]);
  const head = turned([
    [0.28, 1.04],
    [0.31, 1.1],
    [0.31, 1.24],
    [0.2, 1.4],
    [0.08, 1.45],
    [0.08, 1.5],
    [0.06, 1.56],
    [0.01, 1.57],
  ]);
  const grain: Material = (x, y, z, ny, s) => woods[timber](y, x, z, ny, s);
  return still(
    [
      { shape: body, material: grain },
      { shape: head, material: grain },
    ],
    { paper: timber === 'oak' ? 'clay' : 'chalk', camera: 'level', frame: 1.15, look: [0, 0.2, 0] },
  );
}
