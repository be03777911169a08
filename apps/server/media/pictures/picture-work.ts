/** The work on pictures that takes memory: it runs in a process of its own. */
import sharp from 'sharp';
import { readColorData } from './color-data.ts';
import { editPicture } from './edit-picture.ts';
import { maxPixels } from './max-pixels.ts';

// One thread a picture: two at a time leave the processor to pages.
sharp.concurrency(1);
sharp.cache(false);

/** What a smaller picture is made as. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** What the header of a picture says. */
export interface PictureFacts {
  /** As the library names it: `jpeg`, `svg`, … */
  readonly format: string;
  /** Pixels, as it is shown, turned upright; 0 when unknown. */
  readonly width: number;
  readonly height: number;
  /** Pictures in one file: 1 unless it moves. */
  readonly pages: number;
}

interface PictureWish {
  readonly bytes: Buffer;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Undefined when the bytes are no picture. */
async function describe(bytes: Buffer): Promise<PictureFacts | undefined> {
  const read = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (read === undefined) return undefined;
  const { width, height } = read.autoOrient;
  return {
    format: read.format ?? '',
    width: width ?? 0,
    height: height ?? 0,
    pages: read.pages ?? 1,
  };
}

/** A smaller picture, never larger than the given one. @throws when it cannot be read */
function encode({ bytes, width, format }: PictureWish): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return image.avif({ quality: 52, effort: 3 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 78, effort: 3 }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 9 }).toBuffer();
    case 'jpeg':
      return image
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer();
  }
}

/** Every kind of work by its name. */
export const pictureWorks = { describe, editPicture, encode, readColorData };

type Works = typeof pictureWorks;

/** Name of a kind of work. */
export type PictureWorkName = keyof Works;

/** What a kind of work is given. */
export type PictureInput<Name extends PictureWorkName> = Parameters<Works[Name]>[0];

/** What a kind of work answers. */
export type PictureOutput<Name extends PictureWorkName> = Awaited<ReturnType<Works[Name]>>;
