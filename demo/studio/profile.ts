/** Two-dimensional outlines: smoothing, and their distance from a precomputed grid. */

import { length } from './vector.ts';

export type Point = readonly [number, number];

/** A Catmull-Rom line through the points, twelve steps between two of them. */
export function smoothLine(points: readonly Point[], steps = 12): Point[] {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] as Point;
  const line: Point[] = [];
  for (let i = 0; i < points.length - 1; i += 1) {
    for (let s = 0; s < steps; s += 1) {
      const t = s / steps;
      line.push([
        spline(at(i - 1)[0], at(i)[0], at(i + 1)[0], at(i + 2)[0], t),
        spline(at(i - 1)[1], at(i)[1], at(i + 1)[1], at(i + 2)[1], t),
      ]);
    }
  }
  line.push(at(points.length - 1));
  return line;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
  );
}

const cells = 320;

/** Signed distance to a closed outline: read from a grid, exact enough for mirrors. */
export function profileDistance(outline: readonly Point[]): (x: number, y: number) => number {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const pad = 0.12;
  const x0 = Math.min(...xs) - pad;
  const y0 = Math.min(...ys) - pad;
  const width = Math.max(...xs) + pad - x0;
  const height = Math.max(...ys) + pad - y0;
  const grid = new Float32Array((cells + 1) * (cells + 1));
  for (let j = 0; j <= cells; j += 1) {
    for (let i = 0; i <= cells; i += 1) {
      grid[j * (cells + 1) + i] = exactDistance(
        outline,
        x0 + (i / cells) * width,
        y0 + (j / cells) * height,
      );
    }
  }
  return (x, y) => {
    const cx = Math.min(x0 + width, Math.max(x0, x));
    const cy = Math.min(y0 + height, Math.max(y0, y));
    const u = ((cx - x0) / width) * cells;
    const v = ((cy - y0) / height) * cells;
    const i = Math.min(cells - 1, u | 0);
    const j = Math.min(cells - 1, v | 0);
    const fu = u - i;
    const fv = v - j;
    const k = j * (cells + 1) + i;
    const a = grid[k] as number;
    const b = grid[k + 1] as number;
    const c = grid[k + cells + 1] as number;
    const d = grid[k + cells + 2] as number;
    const inside = a + (b - a) * fu + (c - a) * fv + (a - b - c + d) * fu * fv;
    if (cx === x && cy === y) return inside;
    return length(x - cx, y - cy) + Math.max(0, inside);
  };
}

function exactDistance(outline: readonly Point[], x: number, y: number): number {
  let nearest = Infinity;
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i, i += 1) {
    const [ax, ay] = outline[i] as Point;
    const [bx, by] = outline[j] as Point;
    const ex = bx - ax;
    const ey = by - ay;
    const wx = x - ax;
    const wy = y - ay;
    const span2 = ex * ex + ey * ey || 1e-12;
    const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / span2));
    const dx = wx - ex * t;
    const dy = wy - ey * t;
    nearest = Math.min(nearest, dx * dx + dy * dy);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
}
