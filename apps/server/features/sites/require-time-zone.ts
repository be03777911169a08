/** Time zones that days are counted in: those that the database knows, too. */
import { ApiError } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';

/** The database knows no such zone. */
const unknownZone = '22023';

/**
 * Reports are counted by the database, whose list of zones is another one than that of Node: a zone
 * of one list alone would break all of them. Ends the transaction where it refuses.
 * @throws ApiError `invalid_request` at `field`
 */
export async function requireTimeZone(
  trx: WriteTransaction,
  { name, field }: { name: string; field: string },
): Promise<void> {
  try {
    await sql`select now() at time zone ${name}`.execute(trx);
  } catch (error) {
    const isUnknown = error instanceof Error && 'code' in error && error.code === unknownZone;
    if (!isUnknown) throw error;
    throw new ApiError('invalid_request', {}, { errors: { [field]: 'not a time zone' } });
  }
}
