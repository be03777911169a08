import { announcementStorage } from '@sitewright/contract';

/** The bar goes at its control, and stays away until it says something else. */
export function bindAnnouncement(bar: HTMLElement): void {
  const close = bar.querySelector<HTMLElement>('.sw-announcement-close');
  close?.addEventListener('click', () => {
    try {
      localStorage.setItem(announcementStorage, close.dataset.version ?? '');
    } catch {
      // A browser that keeps nothing: the bar is back on the next page.
    }
    const next = focusableAfter(bar);
    document.documentElement.dataset.announcement = 'closed';
    next?.focus({ preventScroll: true });
  });
}

/** Whoever goes on by the keyboard goes on where the bar was. */
function focusableAfter(bar: HTMLElement): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select');
  return [...all].find(
    (element) =>
      bar.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING &&
      element.checkVisibility?.() !== false,
  );
}
