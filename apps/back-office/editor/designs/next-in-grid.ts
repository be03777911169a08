/**
 * Where an arrow key leads among buttons that stand in rows: left and right in their order, up and
 * down to the nearest of the next row. Undefined: the key is another.
 */
export function nextInGrid(
  key: string,
  from: number,
  buttons: readonly HTMLElement[],
): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, buttons.length - 1);
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return buttons.length - 1;
    case 'ArrowDown':
      return nextInColumn(from, buttons, 1);
    case 'ArrowUp':
      return nextInColumn(from, buttons, -1);
    default:
      return undefined;
  }
}

function nextInColumn(from: number, buttons: readonly HTMLElement[], step: 1 | -1): number {
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const here = boxes[from];
  if (!here) return from;
  const beyond = boxes.filter(({ top }) => (top - here.top) * step > 1);
  const [row] = beyond.toSorted((a, b) => (a.top - b.top) * step);
  if (!row) return from;
  const [nearest] = beyond
    .filter(({ top }) => Math.abs(top - row.top) <= 1)
    .toSorted((a, b) => Math.abs(a.left - here.left) - Math.abs(b.left - here.left));
  return nearest ? boxes.indexOf(nearest) : from;
}
