/**
 * Shows the picture of the chosen variant (PDP-03). In a product block the pictures lie over
 * each other: the variant's is shown and the previous one hidden. A gallery that scrolls sideways
 * scrolls to it, one that shows everything puts it first.
 */
export function showVariantImage(container: ParentNode, imageId: string | null | undefined): void {
  if (!imageId) return;
  const picture = container.querySelector<HTMLElement>(`[data-image-id="${CSS.escape(imageId)}"]`);
  if (!picture) return;
  const gallery = picture.closest<HTMLElement>('.product-gallery');
  const track = gallery && findTrack(picture, gallery);
  if (track) scrollTo(track, picture);
  else if (gallery) putFirst(picture);
  else showOnly(picture);
}

function showOnly(picture: HTMLElement): void {
  for (const other of siblingsOf(picture)) other.hidden = other !== picture;
}

function putFirst(picture: HTMLElement): void {
  const [first] = siblingsOf(picture);
  if (first && first !== picture) first.before(picture);
}

/** The pictures beside one, itself among them. */
function siblingsOf({ parentElement }: HTMLElement): HTMLElement[] {
  return [...(parentElement?.querySelectorAll<HTMLElement>(':scope > [data-image-id]') ?? [])];
}

/** Scrolls the gallery's own track sideways; the page itself must not jump. */
function scrollTo(track: HTMLElement, slide: HTMLElement): void {
  const inset = Number.parseFloat(getComputedStyle(track).scrollPaddingInlineStart) || 0;
  const left = slide.getBoundingClientRect().left - track.getBoundingClientRect().left - inset;
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
