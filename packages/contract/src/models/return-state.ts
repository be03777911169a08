import { z } from 'zod';

/** Where goods are that come back. `closed`: looked at, and no money goes back. */
export const returnStates = [
  'requested',
  'approved',
  'declined',
  'canceled',
  'received',
  'inspected',
  'refunded',
  'closed',
] as const;

/** One of {@link returnStates}. */
export type ReturnState = (typeof returnStates)[number];

/** See {@link returnStates}. */
export const returnStateSchema = z.enum(returnStates);
