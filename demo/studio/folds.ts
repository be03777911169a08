/** Cloth as outlines: folded, rolled, and the fringe at its end. */
import { length } from './vector.ts';
import { cloud } from './noise.ts';
import type { Point } from './profile.ts';
import { displaced, extruded, place, type Shape } from './shapes.ts';

/** A band of `thick` along a line, as a closed outline. */
function band(line: readonly Point[], thick: number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < line.length; i += 1) {
    const [ax, ay] = line[Math.max(0, i - 1)] as Point;
    const [bx, by] = line[Math.min(line.length - 1, i + 1)] as Point;
    const span = length(bx - ax, by - ay) || 1;
    const nx = (-(by - ay) / span) * (thick / 2);
    const ny = ((bx - ax) / span) * (thick / 2);
    const [x, y] = line[i] as Point;
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  }
  return [...left, ...right.reverse()];
}

export interface FoldOptions {
  /** Half width, half depth of the folded cloth. */
  width: number;
  depth: number;
  layers: number;
  thick: number;
  /** How uneven the cloth lies. */
  loose?: number;
}

/** Cloth folded to and fro, lying on y = 0, its folds at the left and right. */
export function folded({ width, depth, layers, thick, loose = 0.02 }: FoldOptions): Shape {
  const pitch = thick * 1.06;
  const line: Point[] = [];
  for (let layer = 0; layer < layers; layer += 1) {
    const y = thick / 2 + layer * pitch;
    const direction = layer % 2 === 0 ? 1 : -1;
    const inset = ((layer * 37) % 5) * loose * 0.35;
    const end = width - pitch / 2 - inset;
    const sag = (x: number): number =>
      y + loose * 0.7 * (layer / layers) * Math.sin(x * 2.3 + layer);
    for (let i = 0; i <= 16; i += 1) {
      const x = direction * (-end + (2 * end * i) / 16);
      line.push([x, sag(x)]);
    }
    if (layer === layers - 1) break;
    const [lastX, lastY] = line[line.length - 1] as Point;
    for (let i = 1; i < 8; i += 1) {
      const angle = -Math.PI / 2 + (Math.PI * i) / 8;
      line.push([
        lastX + direction * Math.cos(angle) * (pitch / 2),
        lastY + pitch / 2 + (Math.sin(angle) * pitch) / 2,
      ]);
    }
  }
  const shape = extruded(band(line, thick), depth, Math.min(0.03, thick * 0.3));
  return displaced(shape, (x, y, z) => (cloud(x * 2, y * 4, z * 2) - 0.5) * loose, loose);
}

/** Cloth rolled up, lying along z on y = 0; `turns` of `thick` cloth. */
export function rolled(turns: number, thick: number, halfLength: number, core = 0.06): Shape {
  const pitch = thick * 1.05;
  const line: Point[] = [];
  const steps = Math.round(turns * 80);
  for (let i = 0; i <= steps; i += 1) {
    const angle = (i / 80) * Math.PI * 2;
    const radius = core + (angle / (Math.PI * 2)) * pitch;
    line.push([Math.cos(angle) * radius, Math.sin(angle) * radius]);
  }
  const outer = core + turns * pitch + thick / 2;
  const shape = extruded(band(line, thick), halfLength, Math.min(0.03, thick * 0.3));
  const soft = displaced(shape, (x, y, z) => (cloud(x * 2, y * 2, z * 2) - 0.5) * 0.02, 0.02);
  // The end of the cloth lies underneath, towards the back.
  return place(soft, { at: [0, outer, 0], turnZ: 250 - (turns % 1) * 360 });
}

/** Threads in a row along z, hanging out towards +x from the origin. */
export function fringe(
  halfDepth: number,
  spacing: number,
  reach: number,
  thickness: number,
): Shape {
  const distance = (x: number, y: number, z: number): number => {
    const last = Math.floor(halfDepth / spacing);
    const cell = Math.min(last, Math.max(-last, Math.round(z / spacing)));
    const dz = z - cell * spacing - Math.sin(cell * 12.9) * spacing * 0.3 * Math.max(0, x / reach);
    const dy =
      y - (thickness - (Math.max(0, x) / reach) ** 2 * 0.03) - Math.sin(cell * 7.3) * 0.004;
    const dx = x - Math.min(reach, Math.max(0, x));
    return (length(dx, dy, dz) - thickness * (1 - 0.35 * Math.max(0, x / reach))) * 0.7;
  };
  return {
    distance,
    bound: [reach / 2, thickness, 0, length(reach / 2, halfDepth) + thickness + 0.05],
    toLocal: (x, y, z, out) => {
      out[0] = x;
      out[1] = y;
      out[2] = z;
    },
  };
}
