import { useSyncExternalStore } from 'react';
import type { SheetState } from './sheet-state.ts';
import type { SheetStore } from './sheet-store.ts';

/** The sheet as it stands; drawn again when it changes. */
export function useSheet(store: SheetStore): SheetState {
  return useSyncExternalStore(store.follow, store.read);
}
