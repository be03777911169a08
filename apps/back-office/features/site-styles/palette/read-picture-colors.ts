import { mainColors } from './main-colors.ts';

const side = 96;

/**
 * The main colours of a picture of the library, most of it first.
 * @throws when it cannot be loaded
 */
export async function readPictureColors(url: string): Promise<readonly string[]> {
  const picture = new Image(side, side);
  picture.crossOrigin = 'anonymous';
  picture.src = `${url}?format=300w`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(picture, 0, 0, side, side);
  return mainColors(context.getImageData(0, 0, side, side).data);
}
