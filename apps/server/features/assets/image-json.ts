/** The text of the statement that reads a picture, as a part that other statements share. */

/** The picture of the asset whose id `imageId` yields; null when there is none. */
export function imageJson(imageId: string, siteId = 'p.site_id'): string {
  return `(
    select json_build_object('id', a.id, 'filename', a.filename, 'contentType', a.content_type,
      'width', a.width, 'height', a.height, 'altText', a.alt_text, 'revision', a.revision)
    from assets a where a.site_id = ${siteId} and a.id = ${imageId})`;
}
