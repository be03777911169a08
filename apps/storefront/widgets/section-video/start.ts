import { videoMessages } from '@sitewright/contract';
import { say } from '../../platform/say.ts';

/**
 * The video behind a section plays without sound while it is seen. It begins by itself unless a device
 * asks for less motion or for less data; the button stops it and lets it play, whatever the device
 * asks for. WCAG 2.2.2
 */
export function start(button: HTMLElement): void {
  const video = button.parentElement?.querySelector<HTMLVideoElement>('.section-background-video');
  if (!video) return;
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let mayPlay = !stillness.matches && !savesData();
  let isSeen = false;

  const follow = (): void => {
    button.toggleAttribute('data-paused', !mayPlay);
    button.setAttribute('aria-label', say(mayPlay ? videoMessages.pause : videoMessages.play));
    if (!mayPlay || !isSeen || document.hidden) video.pause();
    else if (video.paused) video.play().catch(refuse);
  };
  const setPlaying = (to: boolean): void => {
    mayPlay = to;
    follow();
  };
  /** A device may refuse, to save its battery; a pause meanwhile is none. */
  const refuse = (error: unknown): void => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    setPlaying(false);
  };

  video.muted = true;
  button.addEventListener('click', () => setPlaying(!mayPlay));
  stillness.addEventListener('change', () => setPlaying(!stillness.matches));
  document.addEventListener('visibilitychange', follow);
  new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting === true;
    follow();
  }).observe(video);
  follow();
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
