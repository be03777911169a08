/** Runs a task at most once in the given time; the last call of a burst is not lost. */
export function throttle(task: () => void, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      task();
    }, milliseconds);
  };
}
