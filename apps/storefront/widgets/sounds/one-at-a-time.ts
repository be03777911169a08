/**
 * Sounds of a page play one at a time, and an album goes on with its next track. Without this each
 * is played by itself.
 */
export function start(root: HTMLElement): void {
  if (!(root instanceof HTMLMediaElement)) return;
  root.addEventListener('play', () => {
    for (const other of document.querySelectorAll<HTMLMediaElement>('.sw-sound')) {
      if (other !== root) other.pause();
    }
  });
  root.addEventListener('ended', () => {
    const next = root.closest('.sw-album-tracks > li')?.nextElementSibling;
    next
      ?.querySelector<HTMLMediaElement>('.sw-sound')
      ?.play()
      .catch(() => {});
  });
}
