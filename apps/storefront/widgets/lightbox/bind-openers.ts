import { openLightbox } from './lightbox.ts';
import { readPictures } from './read-pictures.ts';

/** Links to pictures open them large, each among the others of its gallery. GLRY-11 */
export function bindOpeners(container: HTMLElement): void {
  const openers = [...container.querySelectorAll<HTMLAnchorElement>('a.sw-lightbox-opener')];
  const theme = container.dataset['lightboxTheme'] === 'light' ? 'light' : 'dark';
  for (const [at, opener] of openers.entries()) {
    opener.setAttribute('aria-haspopup', 'dialog');
    opener.addEventListener('click', (event) => {
      // Another tab or a download is the browser's.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      openLightbox(readPictures(openers), { at, theme });
    });
  }
}
