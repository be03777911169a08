/**
 * Lists are asked for what is rare and for what is usual by the same statement. Prepared, it is planned
 * once for any value, and walks a million rows for one that no row has.
 * docs/decisions/575-lists-planned-for-what-is-asked.md
 */
import { sql, type RawBuilder } from 'kysely';

/** Stands in a statement that is planned each time, for the values that it is asked with. */
export const plannedAnewMark = '/* planned anew */';

/** {@link plannedAnewMark} */
export const plannedAnew: RawBuilder<unknown> = sql.raw(plannedAnewMark);
