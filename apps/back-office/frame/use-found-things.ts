import type { PaletteLine } from './command-palette.tsx';

/** Things of the shop that are found by what was typed. Each kind asks its own list. */
export function useFoundThings(_typed: string): readonly PaletteLine[] {
  return [];
}
