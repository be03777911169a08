import { useEffect, useState } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import { canvasPlace } from './canvas-place.ts';
import { watchSettling } from './watch-settling.ts';

/**
 * A number that changes when something in the canvas may have moved: whoever shows boxes reads anew.
 * Scripts of blocks move things without a scroll or another size: that is read once they are done.
 */
export function useGeometry(
  page: Document | undefined,
  store: Pick<EditorStore, 'subscribe'>,
): number {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view) return undefined;
    let frame = 0;
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setTick((now) => now + 1));
    };
    const observer = new ResizeObserver(again);
    observer.observe(page.documentElement);
    const place = page.querySelector(canvasPlace);
    if (place) observer.observe(place);
    view.addEventListener('scroll', again, { passive: true });
    view.addEventListener('resize', again);
    page.addEventListener('load', again, true);
    const leave = store.subscribe(again);
    const leaveSettling = watchSettling(page.documentElement, again);
    again();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      view.removeEventListener('scroll', again);
      view.removeEventListener('resize', again);
      page.removeEventListener('load', again, true);
      leave();
      leaveSettling();
    };
  }, [page, store]);
  return tick;
}
