import { bindAutoplay, prefersStillness } from './bind-autoplay.ts';
import { nearestSlide, nextStop, stopOf, type Alignment } from './slide-stops.ts';

/**
 * A slideshow or a carousel scrolls and snaps by itself; here it gets arrows, keys, small pictures
 * that choose, and a clock. GLRY-01 to GLRY-03, GLRY-06, GLRY-09
 */
export function bindSlides(container: HTMLElement, scroller: HTMLElement): void {
  const slides = [...scroller.querySelectorAll<HTMLElement>('.slide')];
  const alignment = alignmentOf(container);
  const stops = (): number[] => {
    const view = { width: scroller.clientWidth, length: scroller.scrollWidth };
    const box = (slide: HTMLElement) => ({ left: slide.offsetLeft, width: slide.offsetWidth });
    return slides.map((slide) => stopOf(box(slide), alignment, view));
  };
  const autoplay = bindAutoplay(container, () => go(nextStop(stops(), scroller.scrollLeft, 1)));
  const go = (left: number): void => {
    scroller.scrollTo({ left, behavior: prefersStillness().matches ? 'instant' : 'smooth' });
    autoplay?.restart();
  };
  const step = (by: 1 | -1): void => go(nextStop(stops(), scroller.scrollLeft, by));

  onPress(container, '.sw-gallery-previous', () => step(-1));
  onPress(container, '.sw-gallery-next', () => step(1));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => go(0),
    End: () => go(scroller.scrollWidth),
  };
  scroller.addEventListener('keydown', (event) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    act();
  });
  bindStrip(container, scroller, { stops, go });
}

/** What the styles say, from the one place that says it to scripts as well. */
function alignmentOf({ classList }: HTMLElement): Alignment {
  const known = ['left', 'right'] as const;
  return known.find((one) => classList.contains(`sqs-gallery-active-${one}`)) ?? 'center';
}

function onPress(container: HTMLElement, selector: string, act: () => void): void {
  container.querySelector(selector)?.addEventListener('click', act);
}

/** The small pictures choose a slide, and the one of the slide that is seen is marked. */
function bindStrip(
  container: HTMLElement,
  scroller: HTMLElement,
  { stops, go }: { stops: () => number[]; go: (left: number) => void },
): void {
  const strip = container.querySelector<HTMLElement>('.sqs-gallery-thumbnails');
  if (!strip) return;
  const links = [...strip.querySelectorAll('a')];
  for (const [index, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      go(stops()[index] ?? 0);
    });
  }
  const mark = (): void => {
    const current = nearestSlide(stops(), scroller.scrollLeft);
    for (const [index, link] of links.entries()) {
      if (index !== current) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true');
        keepInView(strip, link);
      }
    }
  };
  let frame = 0;
  scroller.addEventListener('scroll', () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  });
  mark();
}

/** Scrolls the strip alone, never the page. */
function keepInView(strip: HTMLElement, link: HTMLElement): void {
  const middle = link.offsetLeft - strip.offsetLeft + link.offsetWidth / 2;
  strip.scrollTo({ left: middle - strip.clientWidth / 2 });
}
