import type { Formatter } from '@sitewright/template';
import { asNumber } from '../values/read.ts';

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;

/** A length of time. FMT-19. */
export const humanizeDuration: Formatter = {
  name: 'humanizeDuration',
  run: (value) => {
    const seconds = Math.trunc(asNumber(value) / MS_PER_SECOND) | 0;
    const minutes = Math.trunc(seconds / SECONDS_PER_MINUTE);
    return `${minutes}:${String(seconds - minutes * SECONDS_PER_MINUTE).padStart(2, '0')}`;
  },
};
