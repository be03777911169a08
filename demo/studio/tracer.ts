/** Follows rays of the camera and says which colour they bring. */
import { lampHalo, lampLight, studioBrightness, throughGobo } from './lighting.ts';
import type { Surface } from './materials.ts';
import type { Part, Scene } from './scene.ts';
import type { Shape } from './shapes.ts';
import { far, Space } from './space.ts';
import { along, cross, dot, length, soft, unit, type Vec } from './vector.ts';

/** What `shoot` answers where it met plain paper. */
export const paperId = 0;

const upwards: Vec = [0, 1, 0];

export class Tracer {
  /** The colour that the last shot found, linear. */
  color: Vec = [0, 0, 0];

  readonly #scene: Scene;
  readonly #size: readonly [width: number, height: number];
  readonly #space: Space;
  readonly #light: Vec;
  readonly #axes: readonly [right: Vec, up: Vec, forward: Vec];
  readonly #local = new Float64Array(3);
  readonly #surface: Surface = { r: 0, g: 0, b: 0, rough: 1, shine: 0, wrap: 0, glow: 0, metal: 0 };

  constructor(scene: Scene, width: number, height: number) {
    this.#scene = scene;
    this.#size = [width, height];
    this.#space = new Space(scene.parts);
    this.#light = unit(scene.light ?? [-0.62, 0.72, 0.42]);
    const forward = unit(along(scene.camera.to, scene.camera.at, -1));
    const right = unit(cross(forward, upwards));
    this.#axes = [right, cross(right, forward), forward];
  }

  /** Follows the ray of a pixel, leaves its `color`, answers an id of what was met. */
  shoot(px: number, py: number): number {
    const { camera, lamps = [], keyStrength = 1 } = this.#scene;
    const [width, height] = this.#size;
    const [right, up, forward] = this.#axes;
    const v = 1 - (py / height) * 2;
    const aim = along([0, 0, 0], forward, camera.zoom);
    const direction = unit(along(along(aim, right, (px * 2 - width) / height), up, v));
    const ground = direction[1] < -1e-4 ? -camera.at[1] / direction[1] : far;
    const t = this.#space.march(camera.at, direction, Math.min(ground, far));
    const which = this.#space.nearest;
    const seen =
      t < 0
        ? this.#shadePaper(along(camera.at, direction, ground), ground, v)
        : this.#shadePart(this.#scene.parts[which]!, along(camera.at, direction, t), direction);
    this.color = along(lampHalo(lamps, camera.at, direction), seen, keyStrength);
    if (t >= 0) return which + 1;
    return this.#scene.groundMaterial === undefined ? paperId : -1;
  }

  /** The ground, which runs into the backdrop; `height` is that in the picture, -1…1. */
  #shadePaper(point: Vec, distance: number, height: number): Vec {
    const { backdrop, ground, groundMaterial, lamps = [] } = this.#scene;
    const sweep = soft(-0.75, 0.95, height);
    let color = along(ground, along(backdrop, ground, -1), sweep);
    if (distance >= far * 0.9) {
      return along(color, lampLight(lamps, [point[0], 2, -6], [0, 0, 1], color), 1);
    }
    if (groundMaterial !== undefined) {
      const s = this.#freshSurface();
      groundMaterial(point[0], 0, point[2], 1, s);
      color = along([0, 0, 0], [s.r, s.g, s.b], 0.95 + sweep * 0.1);
    }
    const light = this.#lightOnGround(point);
    const open = this.#space.openness([point[0], 0.004, point[2]], upwards);
    const shade = (0.2 + 0.8 * light) * (0.3 + 0.7 * open);
    const k = 1 - (1 - shade) * soft(far * 0.8, 10, distance) * 0.86;
    const pattern = throughGobo(this.#scene.gobo, point, this.#light);
    const gobo = 1 + (pattern - 1) * light * 0.8 * soft(26, 13, distance);
    // Shadows on coloured paper are a little warmer and deeper, never grey.
    const shaded: Vec = [
      color[0] * k ** 0.94 * gobo,
      color[1] * k * gobo,
      color[2] * k ** 1.05 * gobo,
    ];
    const lit = along(shaded, lampLight(lamps, point, upwards, shaded), 1);
    return along([0, 0, 0], lit, 1.05 - 0.11 * soft(-6, 7, point[0]));
  }

  /** The main light is wide: three rays into it. */
  #lightOnGround([x, , z]: Vec): number {
    let sum = 0;
    for (const off of [-0.16, 0, 0.16]) {
      const towards = unit(along(this.#light, [0.6, 0.2, -1], off));
      sum += this.#space.light([x, 0.003, z], towards, 4.2);
    }
    return sum / 3;
  }

  #shadePart(part: Part, point: Vec, direction: Vec): Vec {
    const normal = normalAt(part.shape, point);
    const s = this.#surfaceAt(part, point, normal);
    const color: Vec = [s.r, s.g, s.b];
    const open = this.#space.openness(point, normal);
    const lit = along(
      this.#mainLight(s, point, normal, open),
      lampLight(this.#scene.lamps ?? [], point, normal, color),
      1,
    );
    const facing = dot(direction, normal);
    const mirrored = along(direction, normal, -2 * facing);
    const studio = studioBrightness(mirrored, s.rough) * (0.35 + 0.65 * open);
    const shining =
      s.metal > 0
        ? along(along([0, 0, 0], lit, 0.35), color, studio * 1.15)
        : along(lit, [1, 1, 1], studio * reflectance(s, facing));
    return along(shining, [s.r, s.g * 0.86, s.b * 0.62], s.glow);
  }

  /** Key light, sky, the bright side of the room, and what the ground throws back. */
  #mainLight(s: Surface, point: Vec, normal: Vec, open: number): Vec {
    const { ground, gobo } = this.#scene;
    const [nx, ny, nz] = normal;
    const diffuse = Math.max(0, (dot(normal, this.#light) + s.wrap) / (1 + s.wrap));
    const above = along(point, normal, 0.006);
    let lit = diffuse > 0 ? this.#space.light(above, this.#light, 5) : 0;
    lit += (1 - lit) * s.wrap * 0.5;
    const key = diffuse * lit * throughGobo(gobo, point, this.#light) * 1.62;
    const sky = (0.5 + 0.5 * ny) * 0.4 * open;
    const side = Math.max(0, nx * 0.75 + nz * 0.35 + 0.25) * 0.2 * open;
    const low = Math.exp(-Math.max(0, point[1]) * 0.35);
    const bounce = Math.max(0, 0.5 - 0.5 * ny) * 0.3 * (0.35 + 0.65 * open) * low;
    return [
      s.r * (key * 1.03 + sky * 0.97 + side + bounce * (0.4 + ground[0])),
      s.g * (key + sky + side + bounce * (0.4 + ground[1])),
      s.b * (key * 0.955 + sky * 1.05 + side * 1.02 + bounce * (0.4 + ground[2])),
    ];
  }

  #surfaceAt(part: Part, point: Vec, normal: Vec): Surface {
    const local = this.#local;
    part.shape.toLocal(...point, local);
    const [lx = 0, ly = 0, lz = 0] = local;
    part.shape.toLocal(...along(point, normal, 0.01), local);
    const up = (local[1]! - ly) / length(local[0]! - lx, local[1]! - ly, local[2]! - lz);
    const s = this.#freshSurface();
    part.material(lx, ly, lz, up, s);
    return s;
  }

  #freshSurface(): Surface {
    return Object.assign(this.#surface, { rough: 1, shine: 0.03, wrap: 0, glow: 0, metal: 0 });
  }
}

function normalAt(shape: Shape, [x, y, z]: Vec): Vec {
  const e = 0.0045;
  const f = shape.distance;
  return unit([
    f(x + e, y, z) - f(x - e, y, z),
    f(x, y + e, z) - f(x, y - e, z),
    f(x, y, z + e) - f(x, y, z - e),
  ]);
}

/** How much a surface mirrors; `facing` is -1 straight on. */
function reflectance({ shine, rough }: Surface, facing: number): number {
  const grazing = (1 - Math.min(1, Math.max(0, -facing))) ** 5;
  const fresnel = shine + (1 - shine) * grazing * (1 - rough) * 0.85;
  return fresnel * (0.3 + 0.7 * Math.sqrt(1 - rough));
}
