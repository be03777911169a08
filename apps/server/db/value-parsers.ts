/** How values come back from both databases. */
import pg from 'pg';

const { builtins, getTypeParser } = pg.types;

/**
 * int8 is a number here (amounts in minor units, counters: all below 2^53). The rest is the
 * driver's: timestamptz a Date, jsonb parsed, numeric a string.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === builtins.INT8 && format !== 'binary' ? Number : getTypeParser(oid, format),
};
