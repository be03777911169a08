import type { ImportState } from '@sitewright/contract';
import type { Tone } from '../../ui/badge.tsx';

/** How loud each state is. */
export const importTones: Readonly<Record<ImportState, Tone>> = {
  fetching: 'info',
  checking: 'info',
  ready: 'warning',
  running: 'info',
  done: 'success',
  canceled: 'warning',
  failed: 'danger',
  undoing: 'info',
  undone: 'neutral',
};
