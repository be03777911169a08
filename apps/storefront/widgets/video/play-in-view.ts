/**
 * A video that the owner lets play by itself does so while it is seen, without sound, and never for
 * who asked for less motion. Who stopped it, or turned its sound on, is left alone.
 */
export function start(root: HTMLElement): void {
  if (!(root instanceof HTMLVideoElement)) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let isOurPause = true;
  const observer = new IntersectionObserver(
    (entries) => {
      const isSeen = entries.at(-1)?.isIntersecting === true;
      if (isSeen && root.paused && isOurPause) {
        isOurPause = false;
        // A browser may refuse; then its controls are there.
        root.play().catch(() => {});
      } else if (!isSeen && !root.paused && root.muted) {
        isOurPause = true;
        root.pause();
      }
    },
    { threshold: 0.5 },
  );
  root.muted = true;
  observer.observe(root);
}
