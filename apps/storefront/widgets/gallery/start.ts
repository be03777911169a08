import { bindSlides } from './bind-slides.ts';

/**
 * Brings a gallery to life: what moves gets its arrows, keys and clock, and links to pictures open
 * them large. Before, and without any script, slides scroll and links lead to the pictures.
 */
export function start(container: HTMLElement): void {
  const scroller = container.querySelector<HTMLElement>(
    '.sqs-gallery-design-slideshow, .sqs-gallery-design-slider',
  );
  if (scroller) bindSlides(container, scroller);
  if (container.querySelector('.sw-lightbox-opener')) void openLarge(container);
}

async function openLarge(container: HTMLElement): Promise<void> {
  const { bindOpeners } = await import('../lightbox/bind-openers.ts');
  bindOpeners(container);
}
