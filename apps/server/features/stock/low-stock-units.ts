import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';

/** Sets from how many units on variants count as low; null: as the shop says. */
export async function setLowStockUnits(
  trx: WriteTransaction,
  siteId: string,
  units: Readonly<Record<string, number | null>>,
): Promise<void> {
  const rows = Object.entries(units).map(([id, value]) => ({ id, units: value }));
  await sql`update variants v set low_stock_units = n.units
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id text, units integer)
    where v.site_id = ${siteId} and v.id = n.id`.execute(trx);
}
