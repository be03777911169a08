import { galleryMessages } from '@sitewright/contract';
import { makeAutoplay, type Autoplay, type Hold } from './autoplay.ts';
import { say } from '../../platform/say.ts';

/** Whether the device asks for less motion. */
export const prefersStillness = (): MediaQueryList =>
  matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Moves on by itself. It stands still under a pointer, around the keyboard's focus, while a video of
 * it plays, where nobody sees it, and where a device asks for less motion; a button stops it.
 */
export function bindAutoplay(container: HTMLElement, step: () => void): Autoplay | undefined {
  const button = container.querySelector<HTMLElement>('.sw-gallery-pause');
  if (!button) return undefined;
  const autoplay = makeAutoplay(Number(container.dataset['autoplayDuration']), step);
  const setHeld = (reason: Hold, isHeld: boolean): void =>
    isHeld ? autoplay.hold(reason) : autoplay.release(reason);
  const setPaused = (isPaused: boolean): void => {
    setHeld('visitor', isPaused);
    button.toggleAttribute('data-paused', isPaused);
    button.setAttribute(
      'aria-label',
      isPaused ? say(galleryMessages.play) : say(galleryMessages.pause),
    );
  };

  button.addEventListener('click', () => {
    const isPaused = !autoplay.isHeldBy('visitor');
    setPaused(isPaused);
    // Who asks it to play is over it.
    if (!isPaused) autoplay.release('pointer', 'focus');
  });
  container.addEventListener('pointerenter', ({ pointerType }) =>
    setHeld('pointer', pointerType === 'mouse'),
  );
  container.addEventListener('pointerleave', () => autoplay.release('pointer'));
  container.addEventListener('focusin', ({ target }) => {
    const isByKeys = target instanceof Element && target.matches(':focus-visible');
    setHeld('focus', isByKeys && target !== button);
  });
  container.addEventListener('focusout', () => autoplay.release('focus'));
  // Events of players do not rise; they are met on their way down.
  container.addEventListener('play', () => autoplay.hold('video'), true);
  for (const name of ['pause', 'ended'])
    container.addEventListener(name, () => autoplay.release('video'), true);
  const followTab = (): void => setHeld('hidden', document.hidden);
  document.addEventListener('visibilitychange', followTab);
  followTab();
  const watch = new IntersectionObserver(([entry]) => setHeld('away', !entry?.isIntersecting));
  watch.observe(container);
  const stillness = prefersStillness();
  stillness.addEventListener('change', () => setPaused(stillness.matches));
  setPaused(stillness.matches);
  return autoplay;
}
