/** Branches for vases: rods with leaves along them. */
import { matt, type Material } from './materials.ts';
import type { Part } from './scene.ts';
import { ellipsoid, place, rod } from './shapes.ts';

const bark: Material = matt('#5b4636', 0.2);

const leafGreen: Material = (x, y, z, ny, s) => {
  const vein = Math.abs(z) < 0.012 ? 0.2 : 0;
  const shade = 0.85 + 0.3 * Math.sin(x * 9) * 0.2 + y * 0.1 + vein;
  s.r = 0.105 * shade;
  s.g = 0.17 * shade;
  s.b = 0.075 * shade;
  s.rough = 0.55;
  s.wrap = 0.35;
  void ny;
};

export interface BranchOptions {
  from: readonly [number, number, number];
  /** Degrees from upright, and around. */
  lean: number;
  turn: number;
  length: number;
  leaves: number;
}

/** A branch that bends under its leaves. */
export function branch({ from, lean, turn, length, leaves }: BranchOptions): Part[] {
  const parts: Part[] = [];
  const joints = 6;
  const around = (turn * Math.PI) / 180;
  let [x, y, z] = from;
  for (let i = 0; i < joints; i += 1) {
    const angle = ((lean + i * 6) * Math.PI) / 180;
    const step = length / joints;
    const next = [
      x + Math.sin(angle) * Math.cos(around) * step,
      y + Math.cos(angle) * step,
      z + Math.sin(angle) * Math.sin(around) * step,
    ] as const;
    parts.push({
      shape: rod([x, y, z], next, 0.026 - i * 0.003, 0.023 - i * 0.003),
      material: bark,
    });
    [x, y, z] = next;
    if (i === 0) continue;
    for (let k = 0; k < Math.ceil(leaves / joints); k += 1) {
      const side = (i + k) % 2 === 0 ? 1 : -1;
      const size = 0.19 - i * 0.012 + ((i * 7 + k * 3) % 4) * 0.012;
      parts.push({
        shape: place(ellipsoid(size, 0.012, size * 0.62), {
          at: [x + side * size * 0.75, y + 0.06 * k, z + size * 0.4 * (k % 2 === 0 ? 1 : -1)],
          turnX: 52 + ((i * 31) % 30),
          turnY: side > 0 ? -20 + i * 9 : 200 - i * 9,
          turnZ: side * (18 + ((i * 17 + k * 40) % 36)),
        }),
        material: leafGreen,
      });
    }
  }
  return parts;
}
