import sharp from 'sharp';

/** Average colours of a picture, six hex digits each (ENT-18). */
export interface ColorData {
  readonly topLeftAverage: string;
  readonly topRightAverage: string;
  readonly bottomLeftAverage: string;
  readonly bottomRightAverage: string;
  readonly centerAverage: string;
}

/** Cells of a 4 × 4 grid that make up each part. */
const parts = {
  topLeftAverage: [0, 1, 4, 5],
  topRightAverage: [2, 3, 6, 7],
  bottomLeftAverage: [8, 9, 12, 13],
  bottomRightAverage: [10, 11, 14, 15],
  centerAverage: [5, 6, 9, 10],
} as const;

/** Transparent parts count as white. @throws when the bytes are no picture. */
export async function readColorData(image: Buffer): Promise<ColorData> {
  const pixels = await sharp(image)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(4, 4, { fit: 'fill' })
    .raw()
    .toBuffer();
  const average = (cells: readonly number[]) =>
    [0, 1, 2]
      .map((channel) => cells.reduce((sum, cell) => sum + pixels[cell * 3 + channel]!, 0))
      .map((sum) =>
        Math.round(sum / cells.length)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('');
  return {
    topLeftAverage: average(parts.topLeftAverage),
    topRightAverage: average(parts.topRightAverage),
    bottomLeftAverage: average(parts.bottomLeftAverage),
    bottomRightAverage: average(parts.bottomRightAverage),
    centerAverage: average(parts.centerAverage),
  };
}
