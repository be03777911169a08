import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * False in the server's markup and while React takes it over, true afterwards: what only works
 * with scripts is drawn when it is true.
 */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
