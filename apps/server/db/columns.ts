import type { ColumnType } from 'kysely';

/** The largest number of an `integer` column. */
export const maxInteger = 2_147_483_647;

/** Written as a JSON string or an object, read as a parsed value. */
export type Json<T> = ColumnType<T, string, string>;
/** A `timestamptz`: read as a Date. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type InstantWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
