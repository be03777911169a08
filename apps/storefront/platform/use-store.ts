import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** Reads a store in a component and renders again when it changes. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
