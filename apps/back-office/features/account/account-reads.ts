import type { CallAnswer } from '@sitewright/contract';

/** Somebody's own account. */
export type OwnAccount = CallAnswer<'GET /api/staff/account'>;

/** Reads that every change of one's account changes. */
export const accountReads = ['GET /api/staff/account'] as const;
