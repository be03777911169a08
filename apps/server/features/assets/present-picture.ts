import { assetUrl } from '../../render/context/present-image.ts';
import type { StoredImage } from './stored-image.ts';

/** A picture as calls and the shop's own pages have it. */
export function presentPicture(image: StoredImage, siteId: string) {
  const { id, altText, width, height } = image;
  return { id, assetUrl: assetUrl(siteId, image), altText, width, height };
}
