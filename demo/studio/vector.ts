export type Vec = readonly [x: number, y: number, z: number];

/** The length of a vector. `Math.hypot` guards against overflow, which costs more than all the rest. */
export function length(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}

export function dot(a: Vec, b: Vec): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** `a` and `t` times `b`. */
export function along(a: Vec, b: Vec, t: number): Vec {
  return [a[0] + b[0] * t, a[1] + b[1] * t, a[2] + b[2] * t];
}

/** The same direction, one long. */
export function unit([x, y, z]: Vec): Vec {
  const size = length(x, y, z) || 1;
  return [x / size, y / size, z / size];
}

export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** 0 below `from`, 1 above `to`, smooth between; `from` may be the larger. */
export function soft(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export function fraction(x: number): number {
  return x - Math.floor(x);
}
