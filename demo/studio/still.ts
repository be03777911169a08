/** What every picture of the demo shop shares: backdrops, camera positions, artwork for labels. */
import sharp from 'sharp';
import { rgb, type Picture } from './materials.ts';
import type { Part, Scene } from './scene.ts';

/** Paper backdrops: [ground, wall]. */
export const papers = {
  chalk: ['#d3d3cb', '#dfdfd8'],
  lichen: ['#b3bca6', '#c4ccb8'],
  mist: ['#b9c3c6', '#ccd4d6'],
  clay: ['#cdb3a0', '#dbc6b6'],
  butter: ['#d9c89f', '#e6dabb'],
  plum: ['#8d7478', '#a58c8f'],
  dusk: ['#2c352f', '#3c4740'],
  night: ['#22282b', '#30383c'],
} as const satisfies Record<string, readonly [string, string]>;

/** From nearly level to nearly from above. `zoom` fits things about one unit tall. */
const cameras = {
  level: { at: [0, 1.35, 10.5], to: [0, 0.62, 0] },
  table: { at: [0, 3.2, 10], to: [0, 0.45, 0] },
  high: { at: [0, 6.6, 8], to: [0, 0.25, 0] },
  above: { at: [0, 9.8, 4.2], to: [0, 0.05, 0.1] },
} as const;

export interface StillOptions extends Partial<
  Omit<Scene, 'parts' | 'backdrop' | 'ground' | 'camera'>
> {
  paper: keyof typeof papers;
  camera?: keyof typeof cameras;
  /** Half the height of what the picture shows, in units. */
  frame?: number;
  /** Moves the point that the camera looks at. */
  look?: readonly [number, number, number];
  /** Degrees by which the camera walks around the scene. */
  around?: number;
}

/** A scene on a paper backdrop. */
export function still(parts: readonly Part[], options: StillOptions): Scene {
  const { paper, camera = 'table', frame = 1.3, look = [0, 0, 0], around = 0, ...rest } = options;
  const { at, to } = cameras[camera];
  const [ground, backdrop] = papers[paper];
  const sin = Math.sin((around * Math.PI) / 180);
  const cos = Math.cos((around * Math.PI) / 180);
  const eye = [at[0] * cos + at[2] * sin, at[1], -at[0] * sin + at[2] * cos] as const;
  const distance = Math.hypot(at[0] - to[0], at[1] - to[1], at[2] - to[2]);
  return {
    parts,
    backdrop: rgb(backdrop),
    ground: rgb(ground),
    camera: {
      at: [eye[0] + look[0], eye[1] + look[1], eye[2] + look[2]],
      to: [to[0] + look[0], to[1] + look[1], to[2] + look[2]],
      zoom: distance / frame,
    },
    ...rest,
  };
}

/** Draws SVG artwork into a picture for `printed`. */
export async function artwork(svg: string, width = 600): Promise<Picture> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 1) {
    const v = (data[i] as number) / 255;
    pixels[i] = v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }
  return { width: info.width, height: info.height, pixels };
}

export type { Part, Scene };
