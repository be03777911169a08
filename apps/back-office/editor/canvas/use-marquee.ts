import { withGroups } from '@sitewright/blocks';
import { useMemo, useRef, useState } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import { chosenIds, selectionOf } from '../store/selection.ts';
import { canvasBlock } from './canvas-place.ts';
import { followPointer } from './follow-pointer.ts';
import { cellOf } from './draw-document.ts';

/** A frame that is drawn around blocks to choose them. */
export interface Marquee {
  /** In px of the window of the canvas; undefined while nobody draws one. */
  readonly box: DOMRect | undefined;
  /** From a press beside the blocks. By touch a press beside them scrolls. */
  readonly begin: (press: PointerEvent) => void;
}

/**
 * Chooses all blocks that the frame touches; with Shift, or while several are chosen, also those that
 * are chosen already.
 */
export function useMarquee(store: EditorStore, page: Document | undefined): Marquee {
  const [box, setBox] = useState<DOMRect>();
  const last = useRef<DOMRect>(undefined);
  const begin = useMemo(() => {
    const show = (next: DOMRect | undefined) => {
      last.current = next;
      setBox(next);
    };
    return (press: PointerEvent) => {
      if (!page || press.button !== 0 || press.pointerType === 'touch') return;
      followPointer(press, {
        onMove({ clientX, clientY }) {
          const left = Math.min(clientX, press.clientX);
          const top = Math.min(clientY, press.clientY);
          const width = Math.abs(clientX - press.clientX);
          show(new DOMRect(left, top, width, Math.abs(clientY - press.clientY)));
        },
        onEnd(isDone) {
          const drawn = last.current;
          show(undefined);
          if (!isDone || !drawn) return;
          const { document, selection, choosesSeveral } = store.read();
          const touched = withGroups(document, blocksIn(page, drawn));
          const isAdded = press.shiftKey || choosesSeveral;
          const before = isAdded ? chosenIds(document, selection) : [];
          store.select(selectionOf([...before, ...touched]));
        },
      });
    };
  }, [store, page]);
  return { box, begin };
}

function blocksIn(page: Document, box: DOMRect): string[] {
  const blocks = [...page.querySelectorAll(canvasBlock)];
  return blocks
    .filter((block) => meet(cellOf(block).getBoundingClientRect(), box))
    .map(({ id }) => id.slice('block-'.length));
}

function meet(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
