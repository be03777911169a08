import { imageWidths, recordTypes } from '@sitewright/contract';
import type { AssetRow } from '../data/rows.ts';
import { sanitizeContent } from '../sanitize-content.ts';
import { escapeHtml } from './escape-html.ts';

/**
 * The public address of an asset; pictures take `?format=500w`. What was replaced has another one,
 * so that caches may keep each for ever.
 */
export function assetUrl(
  siteId: string,
  { id, revision, filename }: Pick<AssetRow, 'id' | 'filename' | 'revision'>,
): string {
  const edition = revision > 0 ? `${revision}/` : '';
  return `/content/v1/${siteId}/${id}/${edition}${encodeURIComponent(filename)}`;
}

/** The picture part of an item (ENT-17, ENT-18). */
export interface ImagePart {
  readonly assetUrl: string;
  readonly mainImageId: string;
  readonly systemDataId: string;
  /** `WxH`. */
  readonly originalSize: string;
  /** `WxH,100w,300w,…`: the widths that exist. */
  readonly systemDataVariants: string;
  readonly mediaFocalPoint: { readonly x: number; readonly y: number; readonly source: number };
  readonly colorData: Readonly<Record<string, string>>;
  readonly filename: string;
  readonly contentType: string;
  readonly altText: string;
  /** What custom code finds it by. */
  readonly componentKey?: string;
  /** It is what a seller shows before a licence is bought. */
  readonly licensedAssetPreview?: { readonly provider: string; readonly contributor: string };
}

/** What an image shows of itself inside another entity. ENT-17 */
export function presentImagePart(siteId: string, asset: AssetRow): ImagePart {
  const size = `${asset.width}x${asset.height}`;
  const widths = imageWidths.filter((width) => width <= asset.width);
  return {
    assetUrl: assetUrl(siteId, asset),
    mainImageId: asset.id,
    systemDataId: asset.id,
    originalSize: size,
    systemDataVariants: [size, ...widths.map((width) => `${width}w`)].join(','),
    mediaFocalPoint: { x: asset.focal_x, y: asset.focal_y, source: 3 },
    colorData: asset.color_data,
    filename: escapeHtml(asset.filename),
    contentType: asset.content_type,
    altText: escapeHtml(asset.alt_text),
    ...(asset.component_key !== '' && { componentKey: asset.component_key }),
    ...(asset.license === 'preview' && {
      licensedAssetPreview: {
        provider: escapeHtml(asset.license_provider),
        contributor: escapeHtml(asset.license_author),
      },
    }),
  };
}

/** A picture as an item of its own, e.g. in the `items` of a product. */
export type ImageItem = ImagePart & {
  readonly id: string;
  /** ENUM-01: image. */
  readonly recordType: typeof recordTypes.values.image;
  readonly title: string;
  readonly body: string;
};

/** An image as an item of a gallery. ENT-17 */
export function presentImage(siteId: string, asset: AssetRow): ImageItem {
  return {
    id: asset.id,
    recordType: recordTypes.values.image,
    title: escapeHtml(asset.title),
    body: sanitizeContent(asset.body),
    ...presentImagePart(siteId, asset),
  };
}
