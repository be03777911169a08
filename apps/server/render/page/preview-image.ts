import { readSettings } from '../../features/settings/read-settings.ts';
import { assetUrl } from '../context/present-image.ts';
import type { CollectionHead } from '../data/load-site.ts';
import type { AssetRow } from '../data/rows.ts';
import type { SiteView } from '../site-view.ts';
import type { PreviewImage } from './page-model.ts';

/** The picture that a link to a collection shows elsewhere: its own, else the site's. */
export function collectionImage(
  { snapshot }: SiteView,
  collection: CollectionHead | undefined,
): PreviewImage | undefined {
  const { site, assets } = snapshot;
  const { socialLogoImageId, logoImageId } = readSettings(site, 'branding');
  const ids = [collection?.main_image_id, socialLogoImageId, logoImageId];
  const asset = ids.map((id) => assets.get(String(id))).find((row) => row !== undefined);
  return asset && previewImage(site.siteId, asset);
}

/** 1500 pixels wide: enough for every preview. */
export function previewImage(siteId: string, asset: AssetRow): PreviewImage {
  const width = Math.min(1500, asset.width || 1500);
  const height = asset.width > 0 ? Math.round((asset.height * width) / asset.width) : 0;
  return { url: `${assetUrl(siteId, asset)}?format=1500w`, width, height };
}
