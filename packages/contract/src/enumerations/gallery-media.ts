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

/**
 * What a picture is where it is chosen: put into the library for this entry, or there before. One
 * without widths of its own, such as a drawing, is an asset that is printed as it is. That it is
 * licensed the library says whenever it is shown. GLRY-13
 */
export function originOfPicture(
  { contentType }: { readonly contentType: string },
  isUploaded: boolean,
): GalleryMediaType {
  if (isUploaded) return 'imageFile';
  return contentType === 'image/svg+xml' ? 'assetReused' : 'imageReused';
}
