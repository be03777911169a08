import { z } from 'zod';
import { defineSettings, publicField } from './define-settings.ts';

const assetId = z
  .string()
  .regex(/^(?:[0-9a-f]{24})?$/, 'the id of an uploaded picture')
  .default('');

/** The pictures of the site itself; `website` of a page has them with their addresses. */
export const brandingSettings = defineSettings('branding', 'Pictures of the site itself', {
  logoImageId: publicField(assetId, 'The logo: id of an uploaded picture'),
  socialLogoImageId: publicField(assetId, 'The picture of links elsewhere: id of a picture'),
  faviconImageId: publicField(assetId, 'The icon of the browser tab: id of a picture'),
});
