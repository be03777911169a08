import { recordTypes } from '@sitewright/commerce';
import { UNDEFINED_KIND } from '../values/undefined-kind.ts';

/** Kinds that no existing template can ask for. */
const unasked: ReadonlySet<string> = new Set(['chat', 'review', 'thread', 'course-item']);

/** The kinds of items that templates ask for, with their numbers. ENUM-01. */
export const askedRecordTypes: readonly (readonly [string, number])[] = [
  ['undefined', UNDEFINED_KIND],
  ...Object.entries(recordTypes.values).filter(([name]) => !unasked.has(name)),
];
