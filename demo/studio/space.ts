/** The parts of a scene in space: what a ray meets, what throws a shadow, what is close by. */
import type { Part } from './scene.ts';
import type { Distance } from './shapes.ts';
import { length, type Vec } from './vector.ts';

/** Nothing lies farther away than this. */
export const far = 60;

const marchSteps = 160;
const shadowSteps = 70;

export class Space {
  /** Which part the last `distance` was measured to. */
  nearest = 0;

  readonly #distances: readonly Distance[];
  readonly #bounds: Float64Array;
  #seed = 1;
  /** Within this distance of a part's bound its exact distance counts. */
  #exactWithin = 0.25;

  constructor(parts: readonly Part[]) {
    this.#distances = parts.map((part) => part.shape.distance);
    this.#bounds = new Float64Array(parts.flatMap((part) => [...part.shape.bound]));
  }

  /** Distance to the nearest part, which is left in `nearest`. */
  distance(x: number, y: number, z: number): number {
    const bounds = this.#bounds;
    let least = far;
    for (let i = 0; i < this.#distances.length; i += 1) {
      const ox = x - bounds[i * 4]!;
      const oy = y - bounds[i * 4 + 1]!;
      const oz = z - bounds[i * 4 + 2]!;
      const outside = Math.sqrt(ox * ox + oy * oy + oz * oz) - bounds[i * 4 + 3]!;
      if (outside >= least) continue;
      const d = outside > this.#exactWithin ? outside + 0.02 : this.#distances[i]!(x, y, z);
      if (d < least) {
        least = d;
        this.nearest = i;
      }
    }
    return least;
  }

  /** How far a ray goes until it meets a part, at most `most`; -1 when it meets none. */
  march([x, y, z]: Vec, [dx, dy, dz]: Vec, most: number): number {
    let t = this.#entry(x, y, z, dx, dy, dz);
    for (let i = 0; i < marchSteps && t < most; i += 1) {
      const d = this.distance(x + dx * t, y + dy * t, z + dz * t);
      if (d < 0.0006) return t;
      t += d * 0.92;
    }
    return -1;
  }

  /** 1 in the light, 0 in the shadow; `hardness` is that of the shadow's edge. */
  light([x, y, z]: Vec, towards: Vec, hardness: number): number {
    const [dx, dy, dz] = towards;
    const end = this.#reach(x, y, z, towards, hardness);
    let light = 1;
    let t = 0.012;
    for (let i = 0; i < shadowSteps && t < end && light >= 0; i += 1) {
      const d = this.distance(x + dx * t, y + dy * t, z + dz * t);
      light = Math.min(light, 0.5 + (0.5 * d * hardness) / t);
      // Uneven steps: a shadow's edge becomes grain instead of contour lines.
      this.#seed = (Math.imul(this.#seed, 1664525) + 1013904223) | 0;
      const uneven = 0.5 + (this.#seed >>> 9) / 8388608;
      t += Math.min(0.35, Math.max(0.012, Math.abs(d) * 0.8)) * uneven;
    }
    const l = Math.max(0, light);
    return l * l * (3 - 2 * l);
  }

  /** How open the surroundings of a surface are, 0…1; the ground counts. */
  openness([x, y, z]: Vec, [nx, ny, nz]: Vec): number {
    this.#exactWithin = 1.1;
    let hidden = 0;
    let weight = 1;
    for (let i = 1; i <= 6; i += 1) {
      const h = 0.025 * i * i;
      const d = Math.min(this.distance(x + nx * h, y + ny * h, z + nz * h), y + ny * h);
      hidden += Math.max(0, h - d) * weight;
      weight *= 0.62;
    }
    this.#exactWithin = 0.25;
    return Math.max(0.08, 1 - 1.35 * hidden);
  }

  /** Where a ray first comes near any part; `far` when it never does. */
  #entry(x: number, y: number, z: number, dx: number, dy: number, dz: number): number {
    let first = far;
    for (let i = 0; i < this.#distances.length; i += 1) {
      const ox = x - this.#bounds[i * 4]!;
      const oy = y - this.#bounds[i * 4 + 1]!;
      const oz = z - this.#bounds[i * 4 + 2]!;
      const r = this.#bounds[i * 4 + 3]!;
      const b = ox * dx + oy * dy + oz * dz;
      const h = b * b - (ox * ox + oy * oy + oz * oz - r * r);
      if (h < 0) continue;
      const root = Math.sqrt(h);
      if (root > b) first = Math.min(first, Math.max(0, -b - root));
    }
    return first;
  }

  /** How far along a ray something can still throw a shadow on its start; 0: nothing can. */
  #reach(x: number, y: number, z: number, [dx, dy, dz]: Vec, hardness: number): number {
    let reach = 0;
    for (let i = 0; i < this.#distances.length; i += 1) {
      const ox = this.#bounds[i * 4]! - x;
      const oy = this.#bounds[i * 4 + 1]! - y;
      const oz = this.#bounds[i * 4 + 2]! - z;
      const radius = this.#bounds[i * 4 + 3]!;
      const way = Math.max(0, ox * dx + oy * dy + oz * dz);
      const side = length(ox - dx * way, oy - dy * way, oz - dz * way);
      if (side < radius + way / hardness + 0.02) reach = Math.max(reach, way + radius * 1.3);
    }
    return Math.min(reach, 9);
  }
}
