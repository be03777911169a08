import type { ReactNode } from 'react';
import { placeOnLine, useDropLine } from '../ui/drag-line.ts';
import type { OutlineDrag, OutlineThing } from './use-outline-drag.ts';

/** A line of the outline that is dragged to where it is read from then on. */
export function OutlineLine({
  thing,
  drag,
  children,
}: {
  thing: OutlineThing;
  /** Missing: it stays where it is. */
  drag: OutlineDrag | undefined;
  children: ReactNode;
}) {
  const drop = useDropLine(
    drag && {
      placeAt: (share) => placeOnLine(share, thing.kind === 'section'),
      // Blocks lie in a section, and sections beside one.
      mayDrop: (place) => drag.mayDrop(thing, place),
      onDrop: (place) => drag.onDrop(thing, place),
    },
  );
  if (!drag) return children;
  return (
    // Keys move what is chosen by Ctrl and arrows.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      {...drop}
      draggable
      onDragStart={(event) => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', event.currentTarget.textContent);
        drag.onStart(thing);
      }}
      onDragEnd={drag.onEnd}
    >
      {children}
    </div>
  );
}
