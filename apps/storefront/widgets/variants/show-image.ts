/**
 * Shows the picture of the chosen variant (PDP-03). In a product block the pictures lie over
 * each other: the variant's is shown and the previous one hidden. A gallery scrolls to it instead.
 */
export function showVariantImage(container: ParentNode, imageId: string | null | undefined): void {
  if (!imageId) return;
  const picture = container.querySelector<HTMLElement>(`[data-image-id="${CSS.escape(imageId)}"]`);
  if (!picture) return;
  const gallery = picture.closest<HTMLElement>('.product-gallery');
  if (gallery) scrollTo(gallery, picture);
  else showOnly(picture);
}

function showOnly(picture: HTMLElement): void {
  for (const other of picture.parentElement?.children ?? []) {
    if (other instanceof HTMLElement && other.dataset.imageId) other.hidden = other !== picture;
  }
}

/** Scrolls the gallery's own track sideways; the page itself must not jump. */
function scrollTo(gallery: HTMLElement, slide: HTMLElement): void {
  const track = findTrack(slide, gallery);
  if (!track) return;
  const left = slide.getBoundingClientRect().left - track.getBoundingClientRect().left;
  track.scrollBy({ left, behavior: 'smooth' });
}

function findTrack(slide: HTMLElement, gallery: HTMLElement): HTMLElement | undefined {
  let element = slide.parentElement;
  while (element && gallery.contains(element)) {
    if (element.scrollWidth > element.clientWidth + 1) return element;
    element = element.parentElement;
  }
  return undefined;
}
