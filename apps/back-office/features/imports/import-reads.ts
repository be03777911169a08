import type { CallAnswer } from '@sitewright/contract';

export type ImportAnswer = CallAnswer<'GET /api/sites/:identifier/imports/:id'>;

/** What a write of an import changes. */
export const importRefreshes = [
  'GET /api/sites/:identifier/imports/:id',
  'GET /api/sites/:identifier/imports',
  'GET /api/sites/:identifier/products',
  'GET /api/sites/:identifier/products/count',
  'GET /api/sites/:identifier/customers',
  'GET /api/sites/:identifier/customers/count',
  'GET /api/sites/:identifier/set-up',
] as const;
