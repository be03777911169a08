/** What an entry of a gallery is. `imageEmpty`: nothing was chosen for it yet. GLRY-13 */
export const galleryMediaTypes = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const;

/** One of {@link galleryMediaTypes}. */
export type GalleryMediaType = (typeof galleryMediaTypes)[number];
