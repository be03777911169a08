/** Value noise: cheap, seamless enough for clay, wood and cloth. Results lie in 0…1. */

function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295;
}

/** Smooth noise with one feature per unit. */
export function noise(x: number, y: number, z: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  const u = fade(x - xi);
  const v = fade(y - yi);
  const w = fade(z - zi);
  const near = plane(xi, yi, zi, u, v);
  const far = plane(xi, yi, zi + 1, u, v);
  return near + (far - near) * w;
}

function plane(xi: number, yi: number, zi: number, u: number, v: number): number {
  const a = hash(xi, yi, zi);
  const b = hash(xi + 1, yi, zi);
  const c = hash(xi, yi + 1, zi);
  const d = hash(xi + 1, yi + 1, zi);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

function fade(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Three octaves of noise. */
export function cloud(x: number, y: number, z: number): number {
  return (
    noise(x, y, z) * 0.57 +
    noise(x * 2.1 + 7, y * 2.1 + 3, z * 2.1 + 11) * 0.29 +
    noise(x * 4.3 + 19, y * 4.3 + 23, z * 4.3 + 5) * 0.14
  );
}

/** Random points in cells of one unit: 0 in the middle of a point, growing away from it. */
export function speckle(x: number, y: number, z: number, density: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  let nearest = 1;
  for (let dx = -1; dx <= 1; dx += 1) {
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dz = -1; dz <= 1; dz += 1) {
        const cx = xi + dx;
        const cy = yi + dy;
        const cz = zi + dz;
        if (hash(cx + 31, cy + 17, cz + 5) > density) continue;
        const px = cx + hash(cx, cy, cz) - x;
        const py = cy + hash(cy, cz, cx) - y;
        const pz = cz + hash(cz, cx, cy) - z;
        const size = 0.35 + hash(cx + 3, cz, cy) * 0.65;
        nearest = Math.min(nearest, Math.sqrt(px * px + py * py + pz * pz) / size);
      }
    }
  }
  return nearest;
}
