/** The list with the one at this place before its neighbour. */
export function moveForward<One>(all: readonly One[], index: number): One[] {
  const moved = all.slice(index, index + 1);
  return all.toSpliced(index, 1).toSpliced(Math.max(index - 1, 0), 0, ...moved);
}

/** The list with the one at `from` taken to the place `to`. */
export function moveTo<One>(all: readonly One[], from: number, to: number): One[] {
  return all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1));
}
