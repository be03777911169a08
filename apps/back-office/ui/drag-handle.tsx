import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import classes from './drag-line.module.css';

/** Ways of the arrow keys in a tree. */
export type Way = 'up' | 'down' | 'in' | 'out';

const ways: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** The handle of a line of a tree: it is dragged, or moved by arrow keys. */
export function DragHandle({
  id,
  name,
  label,
  mayGo,
  onGo,
  onDragStart,
  onDragEnd,
}: {
  readonly id?: string;
  /** What is dragged, as other programs read it. */
  readonly name: string;
  readonly label: string;
  readonly mayGo: (way: Way) => boolean;
  readonly onGo: (way: Way) => void;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    if (mayGo(way)) onGo(way);
  };
  return (
    <button
      type="button"
      draggable
      className={classes['handle']}
      id={id}
      aria-label={label}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDragStart();
      }}
      onDragEnd={onDragEnd}
    >
      <GripVertical size={16} aria-hidden="true" />
    </button>
  );
}
