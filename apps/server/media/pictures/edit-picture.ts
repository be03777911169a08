/** Turns, straightens, cuts and colours a picture. */
import type { ColorMatrix, PictureEdit } from '@sitewright/contract';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { maxPixels } from './max-pixels.ts';

/** An edit with what the contract computes of it, which this process does not load. */
export interface EditWish {
  readonly bytes: Buffer;
  readonly edit: PictureEdit;
  /** Undefined: the colours stay as they are. */
  readonly colors: ColorMatrix | undefined;
  /** By how much what is straightened is larger than the frame that stays of it. */
  readonly scale: number;
}

/** Pixels of a picture, row by row. */
interface Pixels {
  readonly data: Buffer;
  readonly info: Pick<OutputInfo, 'width' | 'height' | 'channels'>;
}

/** What is drawn anew gets smaller than this: all of it lies in the memory. */
const maxDrawnPixels = 36_000_000;

/** The edited picture in its own format, at least a pixel wide and high. @throws when it cannot be read */
export async function editPicture(wish: EditWish): Promise<Buffer> {
  const { bytes, edit } = wish;
  const given = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
  const { format, autoOrient } = await given.metadata();
  const isOnSide = edit.turn === 90 || edit.turn === 270;
  const size = isOnSide
    ? { width: autoOrient.height, height: autoOrient.width }
    : { width: autoOrient.width, height: autoOrient.height };
  const upright = given.autoOrient().rotate(edit.turn);
  const isPlain = !edit.flipX && !edit.flipY && edit.straighten === 0 && !wish.colors;
  if (isPlain) {
    // Nothing is drawn anew: every pixel and the profile of its colours stay.
    return encodeAs(upright.extract(partOf(size, edit.crop)).keepIccProfile(), format);
  }
  return encodeAs(await draw(upright, size, wish), format);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function draw(upright: Sharp, size: Size, { edit, colors, scale }: EditWish): Promise<Sharp> {
  const most = Math.min(1, Math.sqrt(maxDrawnPixels / (size.width * size.height)));
  const fitted =
    most < 1
      ? sharp(await upright.png().toBuffer()).resize({ width: Math.floor(size.width * most) })
      : upright;
  const turned = await pixelsOf(fitted.toColourspace('srgb'));
  const flipped =
    edit.flipX || edit.flipY
      ? await pixelsOf(reopen(turned).flip(edit.flipY).flop(edit.flipX))
      : turned;
  const straight =
    edit.straighten === 0 ? flipped : await pixelsOf(reopen(flipped).rotate(edit.straighten));
  const part = partOf(frameIn(straight.info, flipped.info, scale), edit.crop);
  const cut = await pixelsOf(reopen(straight).extract(part));
  if (colors) applyColors(cut, colors);
  return reopen(cut);
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  return image.raw().toBuffer({ resolveWithObject: true });
}

function reopen({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

interface Frame extends Size {
  readonly left?: number;
  readonly top?: number;
}

/** What stays of a picture that was turned a little: its shape, without its empty corners. */
function frameIn(turned: Size, before: Size, scale: number): Required<Frame> {
  const width = before.width / scale;
  const height = before.height / scale;
  return { left: (turned.width - width) / 2, top: (turned.height - height) / 2, width, height };
}

/** In whole pixels, inside of the frame. */
function partOf({ left = 0, top = 0, ...frame }: Frame, crop: PictureEdit['crop']) {
  const [fromX, fromY] = [Math.ceil(left), Math.ceil(top)];
  const across = Math.max(1, Math.floor(left + frame.width) - fromX);
  const down = Math.max(1, Math.floor(top + frame.height) - fromY);
  const x = Math.min(Math.round(crop.left * across), across - 1);
  const y = Math.min(Math.round(crop.top * down), down - 1);
  return {
    left: fromX + x,
    top: fromY + y,
    width: Math.max(1, Math.min(Math.round(crop.width * across), across - x)),
    height: Math.max(1, Math.min(Math.round(crop.height * down), down - y)),
  };
}

/** In place; what is transparent stays so. */
function applyColors({ data, info: { channels } }: Pixels, matrix: ColorMatrix): void {
  const [a, b, c, d, e, f, g, h, i, j, k, l] = matrix as readonly [
    ...(readonly [number, number, number, number]),
    ...(readonly [number, number, number, number]),
    ...(readonly [number, number, number, number]),
  ];
  // A typed array of bytes that clamps rounds to the nearest, as browsers do.
  const bytes = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  for (let at = 0; at + 2 < bytes.length; at += channels) {
    const [red, green, blue] = [bytes[at]!, bytes[at + 1]!, bytes[at + 2]!];
    bytes[at] = a * red + b * green + c * blue + d * 255;
    bytes[at + 1] = e * red + f * green + g * blue + h * 255;
    bytes[at + 2] = i * red + j * green + k * blue + l * 255;
  }
}

/** Of good quality: it is what smaller ones are made of. */
function encodeAs(image: Sharp, format: string | undefined): Promise<Buffer> {
  if (format === 'jpeg') return image.jpeg({ quality: 92, mozjpeg: true }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 92 }).toBuffer();
  if (format === 'heif') return image.avif({ quality: 70 }).toBuffer();
  if (format === 'png') return image.png().toBuffer();
  return image.toBuffer();
}
