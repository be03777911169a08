/** Ceramics: turned vessels in stoneware glazes. */
import { glaze, type Material } from '../materials.ts';
import { lathe, melted, place, ring, turned, vessel, without, type Shape } from '../shapes.ts';
import { still, type Scene } from '../still.ts';

export const glazes = {
  oat: glaze('#d8d0bf', { spots: 0.4, bareBelow: 0.1, rough: 0.34 }),
  moss: glaze('#66755a', { spots: 0.12, bareBelow: 0.1, rough: 0.3 }),
  ink: glaze('#2c3742', { bareBelow: 0.1, rough: 0.24 }),
} satisfies Record<string, Material>;

export type Glaze = keyof typeof glazes;

/** A straight mug with its handle towards +x. */
export function mugShape(): Shape {
  const body = vessel(
    [
      [0.34, 0],
      [0.385, 0.05],
      [0.4, 0.16],
      [0.4, 0.5],
      [0.4, 0.86],
    ],
    0.04,
    0.07,
  );
  const grip = place(ring(0.2, 0.26, 0.042), { at: [0.43, 0.46, 0] });
  const inside = lathe([
    [-0.5, 0.07],
    [0.355, 0.07],
    [0.362, 1.2],
    [-0.5, 1.2],
  ]);
  return without(melted([body, grip], 0.08), inside);
}

/** The mug alone, its handle to the right. */
export function mug(color: Glaze): Scene {
  const shape = place(mugShape(), { at: [-0.06, 0, 0], turnY: -28 });
  return still([{ shape, material: glazes[color] }], {
    paper: 'chalk',
    frame: 0.95,
    look: [0.03, 0, 0],
  });
}

/** Three mugs, one of each glaze. */
export function mugs(): Scene {
  return still(
    [
      { shape: place(mugShape(), { at: [-0.62, 0, 0.25], turnY: -35 }), material: glazes.oat },
      { shape: place(mugShape(), { at: [0.5, 0, 0.5], turnY: 20 }), material: glazes.moss },
      { shape: place(mugShape(), { at: [0.08, 0, -0.75], turnY: -10 }), material: glazes.ink },
    ],
    { paper: 'lichen', camera: 'high', frame: 1.45, gobo: 'window', look: [0, 0.1, 0] },
  );
}

function bowlShape(): Shape {
  return vessel(
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
}

export function lowBowl(color: Glaze): Scene {
  return still([{ shape: bowlShape(), material: glazes[color] }], {
    paper: 'chalk',
    camera: 'table',
    frame: 1.1,
    look: [0, -0.12, 0],
  });
}

export function bowlStack(): Scene {
  const bowl = bowlShape();
  return still(
    [
      { shape: place(bowl, { scale: 1.1 }), material: glazes.moss },
      { shape: place(bowl, { at: [0.02, 0.17, 0], scale: 0.92 }), material: glazes.oat },
      { shape: place(bowl, { at: [0, 0.31, 0.01], scale: 0.74 }), material: glazes.moss },
    ],
    { paper: 'clay', frame: 1.25, look: [0, 0.05, 0] },
  );
}

function plateShape(): Shape {
  return vessel(
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
}

const platter = glaze('#d8d0bf', {
  spots: 0.45,
  bareBelow: 0.02,
  rough: 0.42,
  bands: [[0.165, 0.4, '#8a6f55']],
});

export function plate(): Scene {
  return still([{ shape: plateShape(), material: platter }], {
    paper: 'mist',
    camera: 'above',
    frame: 1.5,
  });
}

export function plateStack(): Scene {
  const plates = [0, 1, 2, 3].map((i) => ({
    shape: place(plateShape(), { at: [i * 0.012 - 0.02, i * 0.105, (i % 2) * 0.02] }),
    material: platter,
  }));
  const small = [0, 1, 2].map((i) => ({
    shape: place(plateShape(), { at: [0.01, 0.43 + i * 0.08, 0], scale: 0.7 }),
    material: platter,
  }));
  return still([...plates, ...small], { paper: 'mist', frame: 1.45, look: [0, 0.05, 0] });
}

export function tallVase(close = false): Scene {
  const shape = vessel(
    [
      [0.34, 0],
      [0.4, 0.05],
      [0.52, 0.45],
      [0.5, 0.95],
      [0.3, 1.45],
      [0.19, 1.75],
      [0.2, 2.0],
      [0.29, 2.12],
    ],
    0.045,
    0.1,
  );
  const material = glaze('#8d9a8c', {
    bareBelow: 0.16,
    dipAbove: 1.32,
    dip: '#d9d5c7',
    spots: 0.1,
    rough: 0.36,
  });
  return close
    ? still([{ shape, material }], {
        paper: 'clay',
        camera: 'table',
        frame: 0.85,
        look: [-0.05, 1.05, 0],
      })
    : still([{ shape, material }], {
        paper: 'clay',
        camera: 'level',
        frame: 1.65,
        look: [0, 0.42, 0],
      });
}

export function footedBowl(withFruit = false): Scene {
  const shape = vessel(
    [
      [0.42, 0],
      [0.4, 0.06],
      [0.22, 0.2],
      [0.18, 0.32],
      [0.3, 0.42],
      [0.75, 0.6],
      [1, 0.84],
    ],
    0.05,
    0.46,
  );
  const parts = [
    { shape, material: glaze('#c9b79c', { spots: 0.3, bareBelow: 0.05, rough: 0.4 }) },
  ];
  const pear = turned([
    [0.02, 0],
    [0.2, 0.04],
    [0.27, 0.22],
    [0.2, 0.42],
    [0.11, 0.56],
    [0.02, 0.62],
  ]);
  const skin = glaze('#a8a04e', { spots: 0.5, rough: 0.5 });
  if (withFruit) {
    parts.push(
      { shape: place(pear, { at: [-0.22, 0.66, 0.05], turnZ: 14 }), material: skin },
      { shape: place(pear, { at: [0.25, 0.68, 0.2], turnZ: -24 }), material: skin },
      { shape: place(pear, { at: [0.12, 0.68, -0.3], turnZ: -8, turnX: -12 }), material: skin },
    );
  }
  return still(parts, {
    paper: withFruit ? 'butter' : 'chalk',
    frame: 1.35,
    look: [0, 0.12, 0],
    ...(withFruit ? { gobo: 'leaves' as const } : {}),
  });
}
