/** A value that can be read, replaced and watched. Knows neither DOM nor React. */
export interface Store<T> {
  get(): T;
  /** Replaces the value; watchers are told only when it is another value. */
  set(next: T): void;
  /** Replaces the named fields. */
  patch(fields: Partial<T>): void;
  /** Calls back after every change; returns the function that stops it. */
  subscribe(onChange: () => void): () => void;
}

/** Tells its watchers of each value that is another one. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const watchers = new Set<() => void>();
  const set = (next: T): void => {
    if (Object.is(next, value)) return;
    value = next;
    for (const tell of watchers) tell();
  };
  return {
    get: () => value,
    set,
    patch: (fields) => set({ ...value, ...fields }),
    subscribe: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
