import type { Op } from '../run/run.ts';

/** The step of an empty block. */
export const NOTHING: Op = (_run, _frame, out) => out;
