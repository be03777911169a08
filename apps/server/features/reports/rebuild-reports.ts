/** Work of `npm run rebuild-reports`. */
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { recountMoves } from './count-moves.ts';
import { fillMoves } from './fill-moves.ts';

/**
 * Reads what reports lack of the ledger, and counts all days anew. Nothing that was sold is read
 * differently by it: moves stay. @returns what was done, in a line for each site
 */
export async function rebuildReports(ctx: Pick<AppContext, 'db' | 'transact'>): Promise<string> {
  const sites = await ctx.db.selectFrom('sites').select(['site_id', 'identifier']).execute();
  const lines: string[] = [];
  for (const { site_id: siteId, identifier } of sites) {
    await ctx.transact(async (trx) => {
      await sql`update report_sites set is_filled = false where site_id = ${siteId}`.execute(trx);
    });
    await fillMoves(ctx, siteId);
    await recountMoves(ctx, siteId);
    lines.push(`Counted the reports of ${identifier} anew.`);
  }
  return lines.join('\n');
}
