import { useEffect } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import type { Selection } from '../store/selection.ts';

/** Of what is chosen, so many pixels are seen at least, or all of it. */
const leastSeen = 80;

/** What is chosen in the outline, or was added just now, comes into sight; what is seen stays. */
export function useShowChosen(
  page: Document | undefined,
  store: Pick<EditorStore, 'read' | 'subscribe'>,
): void {
  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view) return undefined;
    let shown: string | undefined;
    let frame = 0;
    const show = () => {
      const chosen = selectorOf(store.read().selection);
      if (chosen === shown) return;
      shown = chosen;
      cancelAnimationFrame(frame);
      // A new one is drawn by then.
      frame = requestAnimationFrame(() => {
        const element = chosen === undefined ? null : page.querySelector(chosen);
        if (element) bringIntoSight(element, view.innerHeight);
      });
    };
    show();
    const leave = store.subscribe(show);
    return () => {
      cancelAnimationFrame(frame);
      leave();
    };
  }, [page, store]);
}

function selectorOf(selection: Selection): string | undefined {
  if (selection?.kind === 'block') return `#block-${CSS.escape(selection.id)}`;
  if (selection?.kind === 'section') return `[data-section-id="${CSS.escape(selection.id)}"]`;
  return undefined;
}

function bringIntoSight(element: Element, tall: number): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, tall) - Math.max(top, 0);
  if (seen >= Math.min(height, leastSeen)) return;
  element.scrollIntoView({ block: height > tall ? 'start' : 'center' });
}
