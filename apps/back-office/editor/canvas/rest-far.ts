/** Lets sections of a long page rest while they are far from what is seen. */

/** From so many blocks on. Shorter pages are quick enough as visitors have them. */
export const longPage = 300;

/** So far above and below what is seen nothing rests, in px. */
const near = 1_200;

/** The script of the frame knows how such a section is shown. */
const mark = 'data-resting';

/**
 * Of sections that are far away nothing is styled, laid out or painted at a key that is typed. They
 * are as high as they were, can be reached by keys and found, and are drawn as visitors have them
 * before they come into sight.
 */
export interface Resting {
  /** From now on, in place of the one that stood there before. */
  watch(section: HTMLElement, before: HTMLElement | undefined): void;
  /** It is gone. */
  forget(section: HTMLElement): void;
}

/** For one page; undefined where the browser cannot tell what is seen. */
export function createResting(page: Document): Resting | undefined {
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (!view?.IntersectionObserver || !view.ResizeObserver) return undefined;
  const watched = new Set<HTMLElement>();
  const seen = new view.IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        target.toggleAttribute(mark, !isIntersecting);
    },
    { root: page, rootMargin: `${near}px 0px` },
  );
  const wake = () => {
    for (const section of watched) {
      section.removeAttribute(mark);
      seen.unobserve(section);
      // Told anew once it has been laid out.
      seen.observe(section);
    }
  };
  let width = view.innerWidth;
  new view.ResizeObserver(() => {
    if (width === view.innerWidth) return;
    width = view.innerWidth;
    wake();
  }).observe(page.documentElement);
  page.fonts?.addEventListener('loadingdone', wake);
  const forget = (section: HTMLElement) => {
    seen.unobserve(section);
    watched.delete(section);
  };
  return {
    forget,
    watch(section, before) {
      if (before) forget(before);
      watched.add(section);
      seen.observe(section);
    },
  };
}
