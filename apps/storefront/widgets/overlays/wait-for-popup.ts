import { openPopup } from './open-popup.ts';
import type { Popup } from './popup-rules.ts';

/** How soon it is tried again while the visitor is busy. */
const againMs = 1_000;

/** Opens the popup once, at its moment; never over another dialog, nor while somebody types. */
export function waitForPopup(popup: Popup): void {
  moments[popup.when](popup.after, () => openWhenFree(popup));
}

function openWhenFree(popup: Popup): void {
  if (isBusy()) setTimeout(() => openWhenFree(popup), againMs);
  else void openPopup(popup);
}

function isBusy(): boolean {
  const focused = document.activeElement;
  return (
    document.querySelector('dialog[open]') !== null ||
    (focused?.matches('input, select, textarea, [contenteditable]') ?? false)
  );
}

type Moment = (after: number, open: () => void) => void;

const moments: Readonly<Record<Popup['when'], Moment>> = {
  seconds: (after, open) => void setTimeout(open, after * 1_000),
  scroll: waitForScroll,
  leave: (_after, open) => waitForLeaving(open),
};

/** A page that is no longer than the window was seen whole at once. */
function waitForScroll(after: number, open: () => void): void {
  const look = (): void => {
    const way = document.documentElement.scrollHeight - innerHeight;
    if (way > 0 && scrollY / way < after / 100) return;
    removeEventListener('scroll', look);
    open();
  };
  addEventListener('scroll', look, { passive: true });
  look();
}

/**
 * The pointer leaves by the top of the window, where its bar and its tabs are. Fingers leave
 * nothing: whoever comes back to the page with one sees it then.
 */
function waitForLeaving(open: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const done = (): void => {
    waiting.abort();
    open();
  };
  document.addEventListener(
    'mouseout',
    ({ relatedTarget, clientY }) => {
      if (relatedTarget === null && clientY <= 0) done();
    },
    { signal },
  );
  if (!matchMedia('(pointer: coarse)').matches) return;
  let wasHidden = false;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') wasHidden = true;
      else if (wasHidden) done();
    },
    { signal },
  );
}
