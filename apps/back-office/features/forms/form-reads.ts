import type { CallAddress } from '@sitewright/contract';

/** Reads that writing a form changes. */
export const formReads: readonly CallAddress[] = [
  'GET /api/sites/:identifier/forms',
  'GET /api/sites/:identifier/forms/:id',
  'GET /api/sites/:identifier/block-choices',
];
