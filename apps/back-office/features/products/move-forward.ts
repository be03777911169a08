/** The list with the one at this place before its neighbour. */
export function moveForward<One>(all: readonly One[], index: number): One[] {
  const moved = all.slice(index, index + 1);
  return all.toSpliced(index, 1).toSpliced(Math.max(index - 1, 0), 0, ...moved);
}
