import { z } from 'zod';

/** Why goods come back. */
export const returnReasons = [
  'changed-mind',
  'does-not-fit',
  'damaged',
  'wrong-item',
  'not-as-described',
  'other',
] as const;

export const returnReasonSchema = z.enum(returnReasons);

/** One of {@link returnReasons}. */
export type ReturnReason = (typeof returnReasons)[number];
