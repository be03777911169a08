import type { Picture } from './block-type.ts';

/** A picture as templates print it. */
export function showPicture(picture: Picture, altText = picture.altText) {
  const { url, width, height, widths } = picture;
  const candidates = [
    ...widths.filter((wide) => wide < width).map((wide) => `${url}?format=${wide}w ${wide}w`),
    `${url} ${width}w`,
  ];
  return { url, width, height, altText, srcset: candidates.join(', ') };
}
