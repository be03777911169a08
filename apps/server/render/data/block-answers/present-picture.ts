import { imageWidths } from '@sitewright/contract';
import type { Picture } from '@sitewright/blocks';
import { assetUrl } from '../../context/present-image.ts';
import { sanitizeContent } from '../../sanitize-content.ts';
import type { AssetRow } from '../rows.ts';

/** A picture as blocks show it; undefined for a file that is none. */
export function presentPicture(
  siteId: string,
  asset: AssetRow | undefined,
): (Omit<Picture, 'widths'> & { widths: number[] }) | undefined {
  if (!asset || asset.width === 0) return undefined;
  return {
    url: assetUrl(siteId, asset),
    width: asset.width,
    height: asset.height,
    widths: imageWidths.filter((width) => width <= asset.width),
    altText: asset.alt_text,
    ...(asset.body !== '' && { body: sanitizeContent(asset.body) }),
    ...(asset.license !== 'own' && { isLicensed: true }),
    focalX: asset.focal_x,
    focalY: asset.focal_y,
  };
}
