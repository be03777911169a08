/** What is done to a picture: its part, how it is turned, its colours. The original stays. */
import { z } from 'zod';

/** Looks that a picture may be given. */
export const pictureFilters = [
  'none',
  'mono',
  'noir',
  'sepia',
  'faded',
  'vivid',
  'warm',
  'cool',
] as const;

/** One of {@link pictureFilters}. */
export type PictureFilter = (typeof pictureFilters)[number];

const share = z.number().min(0).max(1);
const amount = z.number().min(-100).max(100).default(0);

/** A part, in shares of width and height of the picture as it is seen once it was turned. */
const cropSchema = z
  .strictObject({ left: share, top: share, width: share.positive(), height: share.positive() })
  .refine(({ left, width }) => left + width <= 1.000_001, { path: ['width'] })
  .refine(({ top, height }) => top + height <= 1.000_001, { path: ['height'] });

/**
 * Steps in their order: turned upright, turned by quarters, mirrored, straightened (and enlarged as
 * far as its corners need), cut, coloured.
 */
export const pictureEditSchema = z.strictObject({
  /** Degrees to the right. */
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0),
  /** Left and right change places. */
  flipX: z.boolean().default(false),
  flipY: z.boolean().default(false),
  /** Degrees to the right. */
  straighten: z.number().min(-45).max(45).default(0),
  crop: cropSchema.default({ left: 0, top: 0, width: 1, height: 1 }),
  brightness: amount,
  contrast: amount,
  saturation: amount,
  warmth: amount,
  filter: z.enum(pictureFilters).default('none'),
});

/** {@link pictureEditSchema} */
export type PictureEdit = z.output<typeof pictureEditSchema>;

/** What leaves a picture as it is. */
export const noPictureEdit: PictureEdit = pictureEditSchema.parse({});

/** Whether a picture stays as it is, but for less than a pixel of most. */
export function isNoEdit({ crop, ...edit }: PictureEdit): boolean {
  const { crop: _whole, ...none } = noPictureEdit;
  const isWhole = Math.min(crop.width, crop.height) > 0.999_999;
  return (
    isWhole &&
    (Object.keys(none) as (keyof typeof none)[]).every((name) => edit[name] === none[name])
  );
}

/**
 * How much larger a straightened picture is drawn, so that its corners fill the frame of before.
 *
 * @param degrees To either side.
 * @param ratio Width by height of the frame.
 */
export function straightenScale(degrees: number, ratio: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  return Math.cos(angle) + Math.max(ratio, 1 / ratio) * Math.sin(angle);
}

/** Three rows of four: what of red, green, blue and one becomes red, green and blue, each 0 to 1. */
export type ColorMatrix = readonly number[];

const same: ColorMatrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

/** How bright a colour of the screen is. */
const [red, green, blue] = [0.2126, 0.7152, 0.0722];

const filters: Readonly<Record<PictureFilter, ColorMatrix>> = {
  none: same,
  mono: saturate(0),
  noir: chain(saturate(0), contrastBy(1.45), brightnessBy(0.94)),
  sepia: [0.393, 0.769, 0.189, 0, 0.349, 0.686, 0.168, 0, 0.272, 0.534, 0.131, 0],
  faded: chain(saturate(0.75), contrastBy(0.8), lift(0.06)),
  vivid: chain(saturate(1.4), contrastBy(1.12)),
  warm: chain(tintBy(0.1), saturate(1.08)),
  cool: chain(tintBy(-0.1), saturate(0.96)),
};

/**
 * All that happens to the colours of a picture, as one step. The editor's preview and the server
 * compute with the same numbers, so that they show the same.
 */
export function colorMatrix(edit: PictureEdit): ColorMatrix {
  return chain(
    brightnessBy(1 + edit.brightness / 150),
    contrastBy(1 + edit.contrast / 125),
    saturate(1 + edit.saturation / 100),
    tintBy(edit.warmth / 500),
    filters[edit.filter],
  );
}

function brightnessBy(factor: number): ColorMatrix {
  return same.map((value) => value * factor);
}

/** Around the middle grey. */
function contrastBy(factor: number): ColorMatrix {
  return same.map((value, at) => (at % 4 === 3 ? (1 - factor) / 2 : value * factor));
}

function lift(by: number): ColorMatrix {
  return same.map((value, at) => (at % 4 === 3 ? by : value));
}

/** 0: grey; 1: as it is. */
function saturate(factor: number): ColorMatrix {
  return [0, 1, 2].flatMap((row) => [
    ...[red, green, blue].map((part, at) => part * (1 - factor) + (at === row ? factor : 0)),
    0,
  ]);
}

/** More red and less blue, or the other way. */
function tintBy(by: number): ColorMatrix {
  return [1 + by, 0, 0, 0, 0, 1 + by / 4, 0, 0, 0, 0, 1 - by, 0];
}

/** One after the other. */
function chain(...steps: readonly ColorMatrix[]): ColorMatrix {
  return steps.reduce((before, next) =>
    [0, 4, 8].flatMap((row) =>
      [0, 1, 2, 3].map(
        (column) =>
          next[row]! * before[column]! +
          next[row + 1]! * before[4 + column]! +
          next[row + 2]! * before[8 + column]! +
          (column === 3 ? next[row + 3]! : 0),
      ),
    ),
  );
}
