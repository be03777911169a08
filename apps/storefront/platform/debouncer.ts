/** Waits after the last of several changes, separately for each key. */
export interface Debouncer {
  start(key: string): void;
  stop(key: string): void;
  /** Runs everything that is waiting now. */
  flush(): void;
}

/** Runs once for a key, so long after it was last asked for. */
export function createDebouncer(milliseconds: number, run: (key: string) => void): Debouncer {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const stop = (key: string): void => {
    clearTimeout(timers.get(key));
    timers.delete(key);
  };
  const fire = (key: string): void => {
    stop(key);
    run(key);
  };
  return {
    stop,
    start(key) {
      stop(key);
      timers.set(
        key,
        setTimeout(() => fire(key), milliseconds),
      );
    },
    flush: () => timers.forEach((_timer, key) => fire(key)),
  };
}
