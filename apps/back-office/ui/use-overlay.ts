import { useEffect, useState } from 'react';
import type { EditorOverlay } from '@sitewright/contract';

/** Those that are there, the topmost last. */
const open: { name: EditorOverlay }[] = [];

/**
 * Says that an overlay is open as long as its component is there: `data-overlay` of the document names
 * the topmost, `none` without any. EDIT-04
 */
export function useOverlay(name: EditorOverlay): void {
  const [own] = useState({ name });
  useEffect(() => {
    open.push(own);
    return () => {
      open.splice(open.indexOf(own), 1);
      tell();
    };
  }, [own]);
  useEffect(() => {
    own.name = name;
    tell();
  }, [own, name]);
}

function tell(): void {
  const top = open.findLast(({ name }) => name !== 'none');
  document.documentElement.dataset['overlay'] = top?.name ?? 'none';
}
