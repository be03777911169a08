/**
 * Shapes as signed distance functions: negative inside, in the unit of the scene (about 10 cm).
 * Each knows a sphere around itself, so that far shapes cost nothing.
 */
import { length } from './vector.ts';
import { profileDistance, smoothLine, type Point } from './profile.ts';

export type Distance = (x: number, y: number, z: number) => number;

export interface Shape {
  distance: Distance;
  /** Centre and radius of a sphere that holds the shape. */
  bound: readonly [x: number, y: number, z: number, radius: number];
  /** Writes the point in the shape's own coordinates into `out`. */
  toLocal: (x: number, y: number, z: number, out: Float64Array) => void;
}

function shape(distance: Distance, bound: Shape['bound']): Shape {
  return {
    distance,
    bound,
    toLocal: (x, y, z, out) => {
      out[0] = x;
      out[1] = y;
      out[2] = z;
    },
  };
}

/** A closed profile of [radius, height] points turned around the y axis. */
export function lathe(profile: readonly Point[]): Shape {
  const distance = profileDistance(profile);
  const height = Math.max(...profile.map(([, y]) => y));
  const low = Math.min(...profile.map(([, y]) => y));
  const radius = Math.max(...profile.map(([r]) => r));
  const half = (height - low) / 2;
  return shape(
    (x, y, z) => distance(Math.sqrt(x * x + z * z), y),
    [0, low + half, 0, length(radius, half) + 0.02],
  );
}

/** A vessel: its outer line from the foot up, smoothed, with a wall and a rounded rim. */
export function vessel(outer: readonly Point[], wall = 0.05, floor = 0.08): Shape {
  const line = smoothLine(outer);
  const rim = line[line.length - 1] as Point;
  const inner: Point[] = [];
  for (let i = line.length - 1; i >= 0; i -= 1) {
    const [r, y] = line[i] as Point;
    if (y < floor + 0.02) break;
    inner.push([Math.max(0.01, r - wall), y]);
  }
  const lastInner = inner[inner.length - 1] ?? [0.01, floor];
  const rimTop: Point[] = [];
  for (let i = 1; i < 8; i += 1) {
    const angle = (Math.PI * i) / 8;
    rimTop.push([
      rim[0] - wall / 2 + (Math.cos(angle) * wall) / 2,
      rim[1] + (Math.sin(angle) * wall) / 2,
    ]);
  }
  const foot = line[0] as Point;
  return lathe([
    [-0.5, foot[1]],
    ...line,
    ...rimTop,
    ...inner,
    [Math.max(0.01, lastInner[0] - 0.05), floor],
    [-0.5, floor],
  ]);
}

/** A massive turned body: its outer line from the foot up, smoothed. */
export function turned(outer: readonly Point[]): Shape {
  const line = smoothLine(outer);
  const first = line[0] as Point;
  const last = line[line.length - 1] as Point;
  return lathe([[-0.5, first[1]], ...line, [-0.5, last[1]]]);
}

/** A closed profile in x and y, drawn out along z to both sides. */
export function extruded(profile: readonly Point[], halfDepth: number, round: number): Shape {
  const distance = profileDistance(profile);
  const radius = Math.max(...profile.map(([x, y]) => length(x, y)));
  return shape(
    (x, y, z) => {
      const d = distance(x, y) + round;
      const dz = Math.abs(z) - halfDepth + round;
      return Math.min(Math.max(d, dz), 0) + length(Math.max(d, 0), Math.max(dz, 0)) - round;
    },
    [0, 0, 0, length(radius, halfDepth) + 0.05],
  );
}

/** A box of half sizes with rounded edges, standing on y = 0. */
export function box(hx: number, hy: number, hz: number, round = 0.03): Shape {
  return shape(
    (x, y, z) => {
      const qx = Math.abs(x) - hx + round;
      const qy = Math.abs(y - hy) - hy + round;
      const qz = Math.abs(z) - hz + round;
      const outside = length(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
      return outside + Math.min(Math.max(qx, qy, qz), 0) - round;
    },
    [0, hy, 0, length(hx, hy, hz) + 0.02],
  );
}

/** A flat slab with rounded corners seen from above, standing on y = 0. */
export function slab(hx: number, height: number, hz: number, corner: number, round = 0.02): Shape {
  return shape(
    (x, y, z) => {
      const qx = Math.abs(x) - hx + corner;
      const qz = Math.abs(z) - hz + corner;
      const flat =
        length(Math.max(qx, 0), Math.max(qz, 0)) + Math.min(Math.max(qx, qz), 0) - corner;
      const dx = flat + round;
      const dy = Math.abs(y - height / 2) - height / 2 + round;
      return Math.min(Math.max(dx, dy), 0) + length(Math.max(dx, 0), Math.max(dy, 0)) - round;
    },
    [0, height / 2, 0, length(hx, height, hz) + 0.02],
  );
}

/** A rod with round ends. */
export function rod(
  a: readonly [number, number, number],
  b: readonly [number, number, number],
  radius: number,
  endRadius = radius,
): Shape {
  const bx = b[0] - a[0];
  const by = b[1] - a[1];
  const bz = b[2] - a[2];
  const span2 = bx * bx + by * by + bz * bz;
  return shape(
    (x, y, z) => {
      const px = x - a[0];
      const py = y - a[1];
      const pz = z - a[2];
      const t = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / span2));
      return length(px - bx * t, py - by * t, pz - bz * t) - (radius + (endRadius - radius) * t);
    },
    [
      (a[0] + b[0]) / 2,
      (a[1] + b[1]) / 2,
      (a[2] + b[2]) / 2,
      Math.sqrt(span2) / 2 + Math.max(radius, endRadius) + 0.01,
    ],
  );
}

/** An ellipsoid about the origin. */
export function ellipsoid(rx: number, ry: number, rz: number): Shape {
  return shape(
    (x, y, z) => {
      const k0 = length(x / rx, y / ry, z / rz);
      const k1 = length(x / (rx * rx), y / (ry * ry), z / (rz * rz));
      return k1 === 0 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
    },
    [0, 0, 0, Math.max(rx, ry, rz)],
  );
}

/** A ring in the x-y plane, flattened to `ry`: handles of cups. */
export function ring(rx: number, ry: number, tube: number): Shape {
  const scale = ry / rx;
  return shape(
    (x, y, z) => {
      const d = length(x, y / scale) - rx;
      return (length(d, z) - tube) * Math.min(1, scale) * 0.95;
    },
    [0, 0, 0, Math.max(rx, ry) + tube + 0.02],
  );
}

/** A filled cushion lying flat, standing on y = 0: full in the middle, pinched at its corners. */
export function cushion(hx: number, hz: number, height: number): Shape {
  return shape(
    (x, y, z) => {
      const u = Math.min(1, Math.abs(x) / hx);
      const v = Math.min(1, Math.abs(z) / hz);
      const full = Math.pow(1 - u * u, 0.55) * Math.pow(1 - v * v, 0.55);
      const thick = Math.abs(y - height / 2) - (height / 2) * full - 0.012;
      const edgeX = Math.abs(x) - hx * (1 - 0.07 * (1 - v * v));
      const edgeZ = Math.abs(z) - hz * (1 - 0.07 * (1 - u * u));
      return Math.max(thick * 0.4, edgeX * 0.9, edgeZ * 0.9);
    },
    [0, height / 2, 0, length(hx, height, hz)],
  );
}

/** One shape out of several, melted together over `blend`. */
export function melted(parts: readonly Shape[], blend: number): Shape {
  const all = parts.map((part) => part.distance);
  return shape((x, y, z) => {
    let d = (all[0] as Distance)(x, y, z);
    for (let i = 1; i < all.length; i += 1) {
      const other = (all[i] as Distance)(x, y, z);
      const h = Math.max(blend - Math.abs(d - other), 0) / blend;
      d = Math.min(d, other) - h * h * blend * 0.25;
    }
    return d;
  }, around(parts));
}

/** `base` without `hole`. */
export function without(base: Shape, hole: Shape): Shape {
  return shape((x, y, z) => Math.max(base.distance(x, y, z), -hole.distance(x, y, z)), base.bound);
}

/** A shape whose surface goes up and down by a function of the point. */
export function displaced(base: Shape, by: Distance, most: number): Shape {
  return shape(
    (x, y, z) => {
      const d = base.distance(x, y, z);
      // Far away the ups and downs cannot matter, and they are dear.
      return d > most * 3 ? d - most : (d + by(x, y, z)) * 0.75;
    },
    [base.bound[0], base.bound[1], base.bound[2], base.bound[3] + most],
  );
}

function around(parts: readonly Shape[]): Shape['bound'] {
  const low = [0, 1, 2].map((k) =>
    Math.min(...parts.map((p) => (p.bound[k] as number) - p.bound[3])),
  );
  const high = [0, 1, 2].map((k) =>
    Math.max(...parts.map((p) => (p.bound[k] as number) + p.bound[3])),
  );
  const centre = low.map((value, k) => (value + (high[k] as number)) / 2);
  const [hx, hy, hz] = low.map((value, k) => ((high[k] as number) - value) / 2) as [
    number,
    number,
    number,
  ];
  const radius = length(hx, hy, hz);
  return [centre[0] as number, centre[1] as number, centre[2] as number, radius];
}

export interface Place {
  at?: readonly [number, number, number];
  /** Degrees, applied in the order x, z, y. */
  turnX?: number;
  turnY?: number;
  turnZ?: number;
  scale?: number;
}

/** The shape turned, sized and moved to where it stands. */
export function place(
  base: Shape,
  { at = [0, 0, 0], turnX = 0, turnY = 0, turnZ = 0, scale = 1 }: Place,
): Shape {
  const [sx, cx] = sinCos(turnX);
  const [sy, cy] = sinCos(turnY);
  const [sz, cz] = sinCos(turnZ);
  const local = new Float64Array(3);
  const inverse = (x: number, y: number, z: number, out: Float64Array): void => {
    const px = x - at[0];
    const py = y - at[1];
    const pz = z - at[2];
    const ax = cy * px - sy * pz;
    const az = sy * px + cy * pz;
    const bx = cz * ax + sz * py;
    const by = -sz * ax + cz * py;
    out[0] = bx / scale;
    out[1] = (cx * by + sx * az) / scale;
    out[2] = (-sx * by + cx * az) / scale;
  };
  const [bx, by, bz, radius] = base.bound;
  // The bound's centre goes the other way: x turn, z turn, y turn, then the move.
  const y1 = cx * by - sx * bz;
  const z1 = sx * by + cx * bz;
  const x2 = cz * bx - sz * y1;
  const y2 = sz * bx + cz * y1;
  const x3 = cy * x2 + sy * z1;
  const z3 = -sy * x2 + cy * z1;
  return {
    distance: (x, y, z) => {
      inverse(x, y, z, local);
      return base.distance(local[0] as number, local[1] as number, local[2] as number) * scale;
    },
    bound: [at[0] + x3 * scale, at[1] + y2 * scale, at[2] + z3 * scale, radius * scale],
    toLocal: (x, y, z, out) => {
      inverse(x, y, z, out);
      base.toLocal(out[0] as number, out[1] as number, out[2] as number, out);
    },
  };
}

function sinCos(degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}
