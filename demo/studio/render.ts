/**
 * A small renderer for still lifes: rays walk through distance functions; one big soft light
 * from the upper left, soft shadows, closeness shading, and reflections of two softboxes.
 * The ground runs into the backdrop without an edge, as in a photographer's studio.
 */
import type { Scene } from './scene.ts';
import { paperId, Tracer } from './tracer.ts';

/** Linear RGB, three floats a pixel, and what each pixel shows. */
interface Picture {
  readonly pixels: Float32Array;
  readonly ids: Int16Array;
  readonly width: number;
  readonly height: number;
}

/** Renders linear RGB, three floats a pixel. */
export function render(scene: Scene, width: number, height: number): Float32Array {
  const tracer = new Tracer(scene, width, height);
  const count = width * height;
  const picture = {
    pixels: new Float32Array(count * 3),
    ids: new Int16Array(count),
    width,
    height,
  };
  const shoot = (x: number, y: number): void => {
    const k = y * width + x;
    picture.ids[k] = tracer.shoot(x + 0.5, y + 0.5);
    picture.pixels.set(tracer.color, k * 3);
  };
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) shoot(x, y);
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isDone = x % 2 === 0 && y % 2 === 0;
      if (!isDone && !averagePaper(picture, x, y)) shoot(x, y);
    }
  }
  smoothEdges(tracer, picture);
  return picture.pixels;
}

/** Plain paper is smooth: between four points of it there is nothing to find out. */
function averagePaper({ pixels, ids, width, height }: Picture, x: number, y: number): boolean {
  const x0 = x - (x % 2);
  const y0 = y - (y % 2);
  if (x0 + 2 >= width || y0 + 2 >= height) return false;
  const first = y0 * width + x0;
  const corners = [first, first + 2, first + 2 * width, first + 2 * width + 2];
  if (corners.some((k) => ids[k] !== paperId)) return false;
  const u = (x % 2) / 2;
  const v = (y % 2) / 2;
  const weights = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v];
  const k = y * width + x;
  ids[k] = paperId;
  for (let c = 0; c < 3; c += 1) {
    pixels[k * 3 + c] = corners.reduce(
      (sum, corner, i) => sum + pixels[corner * 3 + c]! * weights[i]!,
      0,
    );
  }
  return true;
}

/** Edges get five rays a pixel. */
function smoothEdges(tracer: Tracer, { pixels, ids, width, height }: Picture): void {
  const before = pixels.slice();
  const tone = (k: number): number =>
    Math.sqrt((before[k * 3]! + before[k * 3 + 1]! * 2 + before[k * 3 + 2]!) / 4);
  const isEdge = (k: number): boolean => {
    const most = ids[k] === paperId ? 0.05 : 0.1;
    return [k + 1, k - 1, k + width, k - width].some(
      (beside) => ids[beside] !== ids[k] || Math.abs(tone(k) - tone(beside)) > most,
    );
  };
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const k = y * width + x;
      if (isEdge(k)) pixels.set(averageOfRays(tracer, x, y), k * 3);
    }
  }
}

const raysAtEdge = 5;

function averageOfRays(tracer: Tracer, x: number, y: number): number[] {
  const sum = [0, 0, 0];
  for (let i = 0; i < raysAtEdge; i += 1) {
    tracer.shoot(x + 0.1 + ((i * 2) % 5) * 0.2, y + 0.1 + i * 0.2);
    for (let c = 0; c < 3; c += 1) sum[c]! += Math.min(1.05, tracer.color[c]!) / raysAtEdge;
  }
  return sum;
}
