/**
 * A small renderer for still lifes: rays walk through distance functions; one big soft light
 * from the upper left, soft shadows, closeness shading, and reflections of two softboxes.
 * The ground runs into the backdrop without an edge, as in a photographer's studio.
 */
import { length } from './length.ts';
import type { Material, Rgb, Surface } from './materials.ts';
import { noise } from './noise.ts';
import type { Shape } from './shapes.ts';

export interface Part {
  shape: Shape;
  material: Material;
}

export interface Lamp {
  at: readonly [number, number, number];
  color: Rgb;
  strength: number;
}

export interface Scene {
  parts: readonly Part[];
  /** Backdrop: top, and the ground near the camera. */
  backdrop: Rgb;
  ground: Rgb;
  camera: {
    at: readonly [number, number, number];
    to: readonly [number, number, number];
    zoom: number;
  };
  /** Direction towards the main light. */
  light?: readonly [number, number, number];
  keyStrength?: number;
  ambient?: number;
  lamps?: readonly Lamp[];
  /** Shadows of a window or of leaves thrown over the scene. */
  gobo?: 'window' | 'leaves';
  /** Ground of wood or cloth instead of paper. */
  groundMaterial?: Material;
  /** Height of the ground's end, where a table stands before the backdrop. */
  tableDepth?: number;
}

const far = 60;
const surfaceOfGround = 0;

/** Renders linear RGB, three floats a pixel. */
export function render(scene: Scene, width: number, height: number): Float32Array {
  const tracer = new Tracer(scene, width, height);
  const picture = {
    pixels: new Float32Array(width * height * 3),
    ids: new Int16Array(width * height),
    width,
    height,
  };
  const shoot = (x: number, y: number): void => {
    const k = y * width + x;
    picture.ids[k] = tracer.shoot(x + 0.5, y + 0.5);
    picture.pixels[k * 3] = tracer.r;
    picture.pixels[k * 3 + 1] = tracer.g;
    picture.pixels[k * 3 + 2] = tracer.b;
  };
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) shoot(x, y);
  }
  // Plain ground is smooth: between four points of it there is nothing to find out.
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (x % 2 === 0 && y % 2 === 0) continue;
      if (!averageGround(picture, x, y)) shoot(x, y);
    }
  }
  smoothEdges(tracer, picture.pixels, picture.ids, width, height);
  return picture.pixels;
}

interface PictureInWork {
  pixels: Float32Array;
  ids: Int16Array;
  width: number;
  height: number;
}

function averageGround(
  { pixels, ids, width, height }: PictureInWork,
  x: number,
  y: number,
): boolean {
  const x0 = x - (x % 2);
  const y0 = y - (y % 2);
  if (x0 + 2 >= width || y0 + 2 >= height) return false;
  const corners = [
    y0 * width + x0,
    y0 * width + x0 + 2,
    (y0 + 2) * width + x0,
    (y0 + 2) * width + x0 + 2,
  ];
  if (corners.some((k) => ids[k] !== surfaceOfGround)) return false;
  const u = (x % 2) / 2;
  const v = (y % 2) / 2;
  const weights = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v];
  const k = y * width + x;
  ids[k] = surfaceOfGround;
  for (let c = 0; c < 3; c += 1) {
    pixels[k * 3 + c] = corners.reduce(
      (sum, corner, i) => sum + (pixels[corner * 3 + c] as number) * (weights[i] as number),
      0,
    );
  }
  return true;
}

function smoothEdges(
  tracer: Tracer,
  pixels: Float32Array,
  ids: Int16Array,
  width: number,
  height: number,
): void {
  const source = pixels.slice();
  const tone = (k: number): number =>
    Math.sqrt(
      ((source[k * 3] as number) +
        (source[k * 3 + 1] as number) * 2 +
        (source[k * 3 + 2] as number)) /
        4,
    );
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const k = y * width + x;
      const id = ids[k];
      const t = tone(k);
      const edge = [k + 1, k - 1, k + width, k - width].some(
        (beside) =>
          ids[beside] !== id || Math.abs(t - tone(beside)) > (id === surfaceOfGround ? 0.05 : 0.1),
      );
      if (!edge) continue;
      let r = 0;
      let g = 0;
      let b = 0;
      for (let i = 0; i < 5; i += 1) {
        tracer.shoot(x + 0.1 + ((i * 2) % 5) * 0.2, y + 0.1 + i * 0.2);
        r += Math.min(1.05, tracer.r);
        g += Math.min(1.05, tracer.g);
        b += Math.min(1.05, tracer.b);
      }
      pixels[k * 3] = r / 5;
      pixels[k * 3 + 1] = g / 5;
      pixels[k * 3 + 2] = b / 5;
    }
  }
}

class Tracer {
  r = 0;
  g = 0;
  b = 0;

  readonly #scene: Scene;
  readonly #width: number;
  readonly #height: number;
  readonly #light: readonly [number, number, number];
  readonly #right: readonly [number, number, number];
  readonly #up: readonly [number, number, number];
  readonly #forward: readonly [number, number, number];
  readonly #local = new Float64Array(3);
  readonly #distances: Shape['distance'][];
  readonly #bounds: Float64Array;
  readonly #surface: Surface = {
    r: 0,
    g: 0,
    b: 0,
    rough: 1,
    shine: 0.03,
    wrap: 0,
    glow: 0,
    metal: 0,
  };
  #nearest = 0;
  #seed = 1;
  /** Within this distance of a part's bound its exact distance counts. */
  #exactWithin = 0.25;

  constructor(scene: Scene, width: number, height: number) {
    this.#scene = scene;
    this.#width = width;
    this.#height = height;
    this.#light = unit(scene.light ?? [-0.62, 0.72, 0.42]);
    const { at, to } = scene.camera;
    this.#forward = unit([to[0] - at[0], to[1] - at[1], to[2] - at[2]]);
    this.#right = unit(cross(this.#forward, [0, 1, 0]));
    this.#up = cross(this.#right, this.#forward);
    this.#distances = scene.parts.map((part) => part.shape.distance);
    this.#bounds = new Float64Array(scene.parts.flatMap((part) => [...part.shape.bound]));
  }

  /** Follows one pixel; leaves the colour in r, g, b and answers which part was hit. */
  shoot(px: number, py: number): number {
    const { at, zoom } = this.#scene.camera;
    const u = ((px - this.#width / 2) / this.#height) * 2;
    const v = ((this.#height / 2 - py) / this.#height) * 2;
    const [dx, dy, dz] = unit([
      this.#forward[0] * zoom + this.#right[0] * u + this.#up[0] * v,
      this.#forward[1] * zoom + this.#right[1] * u + this.#up[1] * v,
      this.#forward[2] * zoom + this.#right[2] * u + this.#up[2] * v,
    ]);
    const ground = dy < -1e-4 ? -at[1] / dy : far;
    const t = this.#march(at[0], at[1], at[2], dx, dy, dz, Math.min(ground, far));
    if (t < 0) {
      const id = this.#shadeGround(dx, dy, dz, ground, v);
      this.#addHalo(dx, dy, dz);
      return id;
    }
    this.#shadePart(at[0] + dx * t, at[1] + dy * t, at[2] + dz * t, dx, dy, dz);
    this.#addHalo(dx, dy, dz);
    return this.#nearest + 1;
  }

  /** The air around a lamp shines a little, as it does in a lens. */
  #addHalo(dx: number, dy: number, dz: number): void {
    const { at } = this.#scene.camera;
    for (const lamp of this.#scene.lamps ?? []) {
      const ox = lamp.at[0] - at[0];
      const oy = lamp.at[1] - at[1];
      const oz = lamp.at[2] - at[2];
      const along = ox * dx + oy * dy + oz * dz;
      const d2 = Math.max(0, ox * ox + oy * oy + oz * oz - along * along);
      const veil = lamp.strength * (0.034 * Math.exp(-d2 * 1.6) + 0.02 * Math.exp(-d2 * 0.35));
      this.r += lamp.color[0] * veil;
      this.g += lamp.color[1] * veil * 0.9;
      this.b += lamp.color[2] * veil * 0.8;
    }
  }

  /** Distance to the nearest part, which is left in #nearest. */
  #map(x: number, y: number, z: number): number {
    const bounds = this.#bounds;
    let least = far;
    for (let i = 0; i < this.#distances.length; i += 1) {
      const ox = x - (bounds[i * 4] as number);
      const oy = y - (bounds[i * 4 + 1] as number);
      const oz = z - (bounds[i * 4 + 2] as number);
      const outside = Math.sqrt(ox * ox + oy * oy + oz * oz) - (bounds[i * 4 + 3] as number);
      if (outside >= least) continue;
      const d =
        outside > this.#exactWithin
          ? outside + 0.02
          : (this.#distances[i] as Shape['distance'])(x, y, z);
      if (d < least) {
        least = d;
        this.#nearest = i;
      }
    }
    return least;
  }

  #march(
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    most: number,
  ): number {
    let t = this.#entry(x, y, z, dx, dy, dz);
    for (let i = 0; i < 160 && t < most; i += 1) {
      const d = this.#map(x + dx * t, y + dy * t, z + dz * t);
      if (d < 0.0006) return t;
      t += d * 0.92;
    }
    return -1;
  }

  /** Where a ray first comes near any part; `far` when it never does. */
  #entry(x: number, y: number, z: number, dx: number, dy: number, dz: number): number {
    let first = far;
    for (let i = 0; i < this.#distances.length; i += 1) {
      const ox = x - (this.#bounds[i * 4] as number);
      const oy = y - (this.#bounds[i * 4 + 1] as number);
      const oz = z - (this.#bounds[i * 4 + 2] as number);
      const r = this.#bounds[i * 4 + 3] as number;
      const b = ox * dx + oy * dy + oz * dz;
      const c = ox * ox + oy * oy + oz * oz - r * r;
      const h = b * b - c;
      if (h < 0) continue;
      const root = Math.sqrt(h);
      if (-b + root < 0) continue;
      first = Math.min(first, Math.max(0, -b - root));
    }
    return first;
  }

  /** 1 in the light, 0 in the shadow; `k` is how hard the edge is. */
  #shadow(
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    k: number,
    most: number,
  ): number {
    const end = Math.min(most, this.#reach(x, y, z, dx, dy, dz, k));
    let light = 1;
    let t = 0.012;
    for (let i = 0; i < 70 && t < end; i += 1) {
      const d = this.#map(x + dx * t, y + dy * t, z + dz * t);
      light = Math.min(light, 0.5 + (0.5 * d * k) / t);
      if (light < 0) break;
      // Uneven steps: a shadow's edge becomes grain instead of contour lines.
      this.#seed = (Math.imul(this.#seed, 1664525) + 1013904223) | 0;
      t +=
        Math.min(0.35, Math.max(0.012, Math.abs(d) * 0.8)) * (0.5 + (this.#seed >>> 9) / 8388608);
    }
    const l = Math.max(0, light);
    return l * l * (3 - 2 * l);
  }

  /** How far along a ray something can still throw a shadow on its start; 0: nothing can. */
  #reach(x: number, y: number, z: number, dx: number, dy: number, dz: number, k: number): number {
    let reach = 0;
    for (let i = 0; i < this.#distances.length; i += 1) {
      const ox = (this.#bounds[i * 4] as number) - x;
      const oy = (this.#bounds[i * 4 + 1] as number) - y;
      const oz = (this.#bounds[i * 4 + 2] as number) - z;
      const radius = this.#bounds[i * 4 + 3] as number;
      const along = Math.max(0, ox * dx + oy * dy + oz * dz);
      const side = length(ox - dx * along, oy - dy * along, oz - dz * along);
      if (side < radius + along / k + 0.02) reach = Math.max(reach, along + radius * 1.3);
    }
    return reach;
  }

  /** How open the surroundings are, 0…1. */
  #openness(x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
    this.#exactWithin = 1.1;
    let hidden = 0;
    let weight = 1;
    for (let i = 1; i <= 6; i += 1) {
      const h = 0.025 * i * i;
      let d = this.#map(x + nx * h, y + ny * h, z + nz * h);
      d = Math.min(d, y + ny * h);
      hidden += Math.max(0, h - d) * weight;
      weight *= 0.62;
    }
    this.#exactWithin = 0.25;
    return Math.max(0.08, 1 - 1.35 * hidden);
  }

  #goboAt(x: number, y: number, z: number): number {
    const kind = this.#scene.gobo;
    if (kind === undefined) return 1;
    // The pattern hangs on a plane across the light.
    const t = (6 - y) / this.#light[1];
    const gx = x + this.#light[0] * t;
    const gz = z + this.#light[2] * t;
    if (kind === 'leaves') {
      const patch = noise(gx * 0.55 + 3, 0.5, gz * 0.4);
      const leaf = noise(gx * 1.7 + gz * 0.6, 3, gz * 1.1 - gx * 0.5);
      return 0.5 + 0.5 * soft(0.3, 0.66, patch * 0.6 + leaf * 0.4);
    }
    const u = gx * 0.85 + gz * 0.35;
    const v = gz * 0.7 - gx * 0.15;
    const bars =
      soft(0.03, 0.1, Math.abs(fraction(u / 2.3 + 0.12) - 0.5)) *
      soft(0.02, 0.08, Math.abs(fraction(v / 3.1 + 0.3) - 0.5));
    const frame = soft(-3.4, -2.7, u + 2.6) * (1 - soft(3.1, 3.9, u + 2.6));
    return 0.38 + 0.62 * bars * frame;
  }

  #shadeGround(dx: number, dy: number, dz: number, t: number, v: number): number {
    const { camera, backdrop, ground, keyStrength = 1, tableDepth } = this.#scene;
    const sweep = soft(-0.75, 0.95, v);
    let r = ground[0] + (backdrop[0] - ground[0]) * sweep;
    let g = ground[1] + (backdrop[1] - ground[1]) * sweep;
    let b = ground[2] + (backdrop[2] - ground[2]) * sweep;
    const x = camera.at[0] + dx * t;
    const z = camera.at[2] + dz * t;
    const onGround = t < far * 0.9 && (tableDepth === undefined || z > -tableDepth);
    let id = surfaceOfGround;
    if (onGround) {
      const L = this.#light;
      let light = 1;
      const steps = 3;
      let sum = 0;
      for (let i = 0; i < steps; i += 1) {
        const off = (i - 1) * 0.16;
        const [lx, ly, lz] = unit([L[0] + off * 0.6, L[1] + off * 0.2, L[2] - off]);
        sum += this.#shadow(x, 0.003, z, lx, ly, lz, 4.2, 9);
      }
      light = sum / steps;
      const open = this.#openness(x, 0.004, z, 0, 1, 0);
      const fade = soft(far * 0.8, 10, t);
      const shade = (0.2 + 0.8 * light) * (0.3 + 0.7 * open);
      const material = this.#scene.groundMaterial;
      if (material !== undefined) {
        const s = this.#reset();
        material(x, 0, z, 1, s);
        const lit = 0.95 + sweep * 0.1;
        r = s.r * lit;
        g = s.g * lit;
        b = s.b * lit;
        id = -1;
      }
      // Shadows on coloured paper are a little warmer and deeper, never grey.
      const k = 1 - (1 - shade) * fade * 0.86;
      r *= k ** 0.94;
      g *= k;
      b *= k ** 1.05;
      const gobo = 1 + (this.#goboAt(x, 0, z) - 1) * light * 0.8 * soft(26, 13, t);
      r *= gobo;
      g *= gobo;
      b *= gobo;
      this.#addLamps(x, 0, z, 0, 1, 0, r, g, b);
      r += this.r;
      g += this.g;
      b += this.b;
    } else if (tableDepth !== undefined) {
      const wallT = (-tableDepth - 3 - camera.at[2]) / dz;
      const wx = camera.at[0] + dx * wallT;
      const wy = camera.at[1] + dy * wallT;
      const gobo = 1 + (this.#goboAt(wx, wy, -tableDepth - 3) - 1) * 0.75;
      r = backdrop[0] * gobo;
      g = backdrop[1] * gobo;
      b = backdrop[2] * gobo;
      this.#addLamps(wx, wy, -tableDepth - 3, 0, 0, 1, r, g, b);
      r += this.r;
      g += this.g;
      b += this.b;
      id = -2;
    } else {
      this.#addLamps(x, 2, -6, 0, 0, 1, r, g, b);
      r += this.r;
      g += this.g;
      b += this.b;
    }
    const across = 1.05 - 0.11 * soft(-6, 7, x);
    this.r = r * across * keyStrength;
    this.g = g * across * keyStrength;
    this.b = b * across * keyStrength;
    return id;
  }

  #reset(): Surface {
    const s = this.#surface;
    s.rough = 1;
    s.shine = 0.03;
    s.wrap = 0;
    s.glow = 0;
    s.metal = 0;
    return s;
  }

  #shadePart(x: number, y: number, z: number, dx: number, dy: number, dz: number): void {
    const { parts, keyStrength = 1, ambient = 1 } = this.#scene;
    this.#map(x, y, z);
    const which = this.#nearest;
    const part = parts[which] as Part;
    const e = 0.0045;
    const f = part.shape.distance;
    let nx = f(x + e, y, z) - f(x - e, y, z);
    let ny = f(x, y + e, z) - f(x, y - e, z);
    let nz = f(x, y, z + e) - f(x, y, z - e);
    const steepness = length(nx, ny, nz) || 1;
    nx /= steepness;
    ny /= steepness;
    nz /= steepness;

    const local = this.#local;
    part.shape.toLocal(x, y, z, local);
    const lx = local[0] as number;
    const ly = local[1] as number;
    const lz = local[2] as number;
    part.shape.toLocal(x + nx * 0.01, y + ny * 0.01, z + nz * 0.01, local);
    const localUp =
      ((local[1] as number) - ly) /
      length((local[0] as number) - lx, (local[1] as number) - ly, (local[2] as number) - lz);
    const s = this.#reset();
    part.material(lx, ly, lz, localUp, s);

    const L = this.#light;
    const facing = nx * L[0] + ny * L[1] + nz * L[2];
    const diffuse = Math.max(0, (facing + s.wrap) / (1 + s.wrap));
    const ox = x + nx * 0.006;
    const oy = y + ny * 0.006;
    const oz = z + nz * 0.006;
    let shadow = diffuse > 0 ? this.#shadow(ox, oy, oz, L[0], L[1], L[2], 5, 8) : 0;
    shadow += (1 - shadow) * s.wrap * 0.5;
    const open = this.#openness(x, y, z, nx, ny, nz);
    this.#nearest = which;
    const gobo = this.#goboAt(x, y, z);

    const key = diffuse * shadow * gobo * 1.62;
    const sky = (0.5 + 0.5 * ny) * 0.4 * open * ambient;
    const side = Math.max(0, nx * 0.75 + nz * 0.35 + 0.25) * 0.2 * open * ambient;
    const bounce =
      Math.max(0, 0.5 - 0.5 * ny) *
      0.3 *
      (0.35 + 0.65 * open) *
      Math.exp(-Math.max(0, y) * 0.35) *
      ambient;
    const G = this.#scene.ground;
    const warm = 1.03;
    let r = s.r * (key * warm + sky * 0.97 + side + bounce * (0.4 + G[0]));
    let g = s.g * (key + sky + side + bounce * (0.4 + G[1]));
    let b = s.b * (key * 0.955 + sky * 1.05 + side * 1.02 + bounce * (0.4 + G[2]));
    this.#addLamps(x, y, z, nx, ny, nz, s.r, s.g, s.b);
    r += this.r;
    g += this.g;
    b += this.b;

    const along = dx * nx + dy * ny + dz * nz;
    const rx = dx - 2 * along * nx;
    const ry = dy - 2 * along * ny;
    const rz = dz - 2 * along * nz;
    const grazing = (1 - Math.min(1, Math.max(0, -along))) ** 5;
    const fresnel = s.shine + (1 - s.shine) * grazing * (1 - s.rough) * 0.85;
    const gloss = (1 - s.rough) ** 0.5;
    const mirror =
      this.#studio(rx, ry, rz, s.rough) * fresnel * (0.3 + 0.7 * gloss) * (0.35 + 0.65 * open);
    if (s.metal > 0) {
      const tint = this.#studio(rx, ry, rz, s.rough) * (0.35 + 0.65 * open);
      r = r * 0.35 + s.r * tint * 1.15;
      g = g * 0.35 + s.g * tint * 1.15;
      b = b * 0.35 + s.b * tint * 1.15;
    } else {
      r += mirror;
      g += mirror;
      b += mirror;
    }
    if (s.glow > 0) {
      r += s.r * s.glow;
      g += s.g * s.glow * 0.86;
      b += s.b * s.glow * 0.62;
    }
    this.r = r * keyStrength;
    this.g = g * keyStrength;
    this.b = b * keyStrength;
  }

  /** Brightness of the studio in a direction: a window at the left, a strip at the right. */
  #studio(x: number, y: number, z: number, rough: number): number {
    const blur = 0.05 + rough * 0.6;
    const window =
      soft(0.32 + blur, 0.32 - blur, Math.abs(x + 0.62)) *
      soft(0.36 + blur, 0.36 - blur, Math.abs(y - 0.42)) *
      soft(-0.35, 0.2, z);
    const pane =
      rough < 0.4 ? 1 - 0.5 * soft(0.05, 0.02, Math.abs(x + 0.62)) * (1 - rough * 2.5) : 1;
    const strip =
      soft(0.1 + blur, Math.max(0.005, 0.1 - blur), Math.abs(x - 0.86)) *
      soft(0.5 + blur, 0.5 - blur, Math.abs(y - 0.25));
    const room = 0.34 + 0.3 * y;
    return Math.max(0.08, room) * 0.8 + (window * pane * 7 + strip * 1.6) / (1 + rough * 5);
  }

  /** Adds nothing itself: leaves the light of the scene's lamps on a surface in r, g, b. */
  #addLamps(
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    cr: number,
    cg: number,
    cb: number,
  ): void {
    this.r = 0;
    this.g = 0;
    this.b = 0;
    for (const lamp of this.#scene.lamps ?? []) {
      const lx = lamp.at[0] - x;
      const ly = lamp.at[1] - y;
      const lz = lamp.at[2] - z;
      const d2 = lx * lx + ly * ly + lz * lz;
      const d = Math.sqrt(d2);
      const facing = Math.max(0.12, (nx * lx + ny * ly + nz * lz) / d);
      const power = (lamp.strength * 3.2 * facing) / (1 + d2 * 1.1);
      this.r += cr * lamp.color[0] * power;
      this.g += cg * lamp.color[1] * power;
      this.b += cb * lamp.color[2] * power;
    }
  }
}

function soft(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

function fraction(x: number): number {
  return x - Math.floor(x);
}

function unit(v: readonly [number, number, number]): [number, number, number] {
  const size = length(v[0], v[1], v[2]);
  return [v[0] / size, v[1] / size, v[2] / size];
}

function cross(
  a: readonly [number, number, number],
  b: readonly [number, number, number],
): [number, number, number] {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
