/** The lights of the studio: patterns in front of them, what they look like in a mirror, lamps. */
import type { Rgb } from './materials.ts';
import { noise } from './noise.ts';
import type { Lamp, Scene } from './scene.ts';
import { along, dot, fraction, length, soft, type Vec } from './vector.ts';

/** How much of the main light comes through the pattern before it, 0…1. */
export function throughGobo(kind: Scene['gobo'], point: Vec, light: Vec): number {
  if (kind === undefined) return 1;
  // The pattern hangs on a plane across the light.
  const [x, , z] = along(point, light, (6 - point[1]) / light[1]);
  return kind === 'leaves' ? throughLeaves(x, z) : throughWindow(x, z);
}

function throughLeaves(x: number, z: number): number {
  const patch = noise(x * 0.55 + 3, 0.5, z * 0.4);
  const leaf = noise(x * 1.7 + z * 0.6, 3, z * 1.1 - x * 0.5);
  return 0.5 + 0.5 * soft(0.3, 0.66, patch * 0.6 + leaf * 0.4);
}

function throughWindow(x: number, z: number): number {
  const u = x * 0.85 + z * 0.35;
  const v = z * 0.7 - x * 0.15;
  const bars =
    soft(0.03, 0.1, Math.abs(fraction(u / 2.3 + 0.12) - 0.5)) *
    soft(0.02, 0.08, Math.abs(fraction(v / 3.1 + 0.3) - 0.5));
  const frame = soft(-3.4, -2.7, u + 2.6) * (1 - soft(3.1, 3.9, u + 2.6));
  return 0.38 + 0.62 * bars * frame;
}

/** Brightness of the studio in a direction: a window at the left, a strip at the right. */
export function studioBrightness([x, y, z]: Vec, rough: number): number {
  const blur = 0.05 + rough * 0.6;
  const window =
    soft(0.32 + blur, 0.32 - blur, Math.abs(x + 0.62)) *
    soft(0.36 + blur, 0.36 - blur, Math.abs(y - 0.42)) *
    soft(-0.35, 0.2, z);
  const bar = rough < 0.4 ? 0.5 * soft(0.05, 0.02, Math.abs(x + 0.62)) * (1 - rough * 2.5) : 0;
  const strip =
    soft(0.1 + blur, Math.max(0.005, 0.1 - blur), Math.abs(x - 0.86)) *
    soft(0.5 + blur, 0.5 - blur, Math.abs(y - 0.25));
  const room = Math.max(0.08, 0.34 + 0.3 * y) * 0.8;
  return room + (window * (1 - bar) * 7 + strip * 1.6) / (1 + rough * 5);
}

/** The light of the scene's lamps on a surface of a colour. */
export function lampLight(lamps: readonly Lamp[], point: Vec, normal: Vec, color: Rgb): Vec {
  let sum: Vec = [0, 0, 0];
  for (const lamp of lamps) {
    const way = along(lamp.at, point, -1);
    const distance = length(...way);
    const facing = Math.max(0.12, dot(normal, way) / distance);
    const power = (lamp.strength * 3.2 * facing) / (1 + distance * distance * 1.1);
    const light: Vec = [
      color[0] * lamp.color[0],
      color[1] * lamp.color[1],
      color[2] * lamp.color[2],
    ];
    sum = along(sum, light, power);
  }
  return sum;
}

/** The air around a lamp shines a little, as it does in a lens: what a ray gathers of that. */
export function lampHalo(lamps: readonly Lamp[], from: Vec, direction: Vec): Vec {
  let sum: Vec = [0, 0, 0];
  for (const lamp of lamps) {
    const way = along(lamp.at, from, -1);
    const beside = dot(way, way) - dot(way, direction) ** 2;
    const veil = 0.034 * Math.exp(-beside * 1.6) + 0.02 * Math.exp(-beside * 0.35);
    const [r, g, b] = lamp.color;
    sum = along(sum, [r, g * 0.9, b * 0.8], lamp.strength * veil);
  }
  return sum;
}
