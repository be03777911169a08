/** All redirects as CSV, in the columns that an import reads, made while it is sent. */
import { Readable } from 'node:stream';
import type { AppContext } from '../../context.ts';
import { toCsv } from '../../http/to-csv.ts';
import { selectRedirects } from './list-redirects.ts';

const atOnce = 1_000;

export function exportRedirects(ctx: AppContext, siteId: string): Readable {
  return Readable.from(writeFile(ctx, siteId), { objectMode: false });
}

async function* writeFile(ctx: AppContext, siteId: string): AsyncGenerator<string> {
  yield toCsv([['Redirect from', 'Redirect to', 'Status']]);
  let after: string | undefined;
  do {
    const rows = await selectRedirects(ctx.db, siteId, { after, limit: atOnce }).execute();
    if (rows.length > 0) {
      yield toCsv(rows.map((row) => [row.from_path, row.to_url, String(row.status)]));
    }
    after = rows.length === atOnce ? rows.at(-1)?.match_key : undefined;
  } while (after !== undefined);
}
