/** Lines of a tree that are dragged: where one would come to lie at another. */
import { useState, type DragEvent, type DragEventHandler } from 'react';
import classes from './drag-line.module.css';

/** Beside it, or in it. */
export type DropPlace = 'before' | 'after' | 'into';

interface DropWish {
  /** The place that a share of the height of a line means, from 0 at its upper edge to 1. */
  readonly placeAt: (share: number) => DropPlace;
  /** Whether what is dragged may lie there. */
  readonly mayDrop: (place: DropPlace) => boolean;
  readonly onDrop: (place: DropPlace) => void;
}

/** The middle of a line, where what is dragged would lie in it. */
const middle = [0.3, 0.7] as const;

/** The upper part of a line is before it, the lower behind it; the middle of what `takes` others is in it. */
export function placeOnLine(share: number, takes: boolean): DropPlace {
  if (takes && share > middle[0] && share < middle[1]) return 'into';
  return share < 0.5 ? 'before' : 'after';
}

/** What a line does while something is dragged over it; undefined: it is only looked at. */
export function useDropLine(wish: DropWish | undefined): {
  /** Shows where it would lie. */
  readonly className: string | undefined;
  readonly onDragOver: DragEventHandler<HTMLElement>;
  readonly onDragLeave: () => void;
  readonly onDrop: DragEventHandler<HTMLElement>;
} {
  const [over, setOver] = useState<DropPlace>();
  return {
    className: over && classes[over],
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!wish) return;
      const box = event.currentTarget.getBoundingClientRect();
      const place = wish.placeAt((event.clientY - box.top) / box.height);
      const found = wish.mayDrop(place) ? place : undefined;
      setOver(found);
      if (found) event.preventDefault();
    },
    onDragLeave: () => setOver(undefined),
    onDrop(event) {
      event.preventDefault();
      setOver(undefined);
      if (over) wish?.onDrop(over);
    },
  };
}
