import { useEffect, useState } from 'react';
import type { EditorOverlay } from '@sitewright/contract';

/** Those that are there, the topmost last. */
const open = new Map<symbol, EditorOverlay>();

/**
 * Says that an overlay is open as long as its component is there: `data-open-overlay` of the document names
 * the topmost, `none` without any. EDIT-04
 */
export function useOverlay(name: EditorOverlay): void {
  const [own] = useState(() => Symbol('overlay'));
  useEffect(() => {
    // One that changes its name stays where it is.
    open.set(own, name);
    tell();
  }, [own, name]);
  useEffect(
    () => () => {
      open.delete(own);
      tell();
    },
    [own],
  );
}

function tell(): void {
  const top = [...open.values()].findLast((name) => name !== 'none');
  document.documentElement.dataset['openOverlay'] = top ?? 'none';
}
