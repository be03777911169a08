/** The report of an import, line by line. */
import { staffLimits } from '@sitewright/contract';
import type { ReadDatabase } from '../../../db/database.ts';
import type { ImportKey } from './import-files.ts';

interface Wish {
  readonly kind?: 'rejected' | 'note' | undefined;
  readonly after?: string | undefined;
  readonly limit?: number;
}

/** In the order of the file, by keyset. */
export async function listLines(db: ReadDatabase, { siteId, id }: ImportKey, wish: Wish) {
  const limit = wish.limit ?? staffLimits.pageSize;
  const [, line = '', code = ''] = /^(\d{1,9}):(.*)$/.exec(wish.after ?? '') ?? [];
  const rows = await db
    .selectFrom('import_lines')
    .select(['line', 'kind', 'code', 'reason'])
    .where('site_id', '=', siteId)
    .where('import_id', '=', id)
    .$if(wish.kind !== undefined, (query) => query.where('kind', '=', wish.kind!))
    .$if(line !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('line', '>', Number(line)),
          eb.and([eb('line', '=', Number(line)), eb('code', '>', code)]),
        ]),
      ),
    )
    .orderBy('line')
    .orderBy('code')
    .limit(limit + 1)
    .execute();
  const lines = rows.slice(0, limit);
  const last = lines.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { lines, ...(hasMore && { after: `${last.line}:${last.code}` }) };
}

/** All of it as rows of a table. */
export async function* writeReport(
  db: ReadDatabase,
  key: ImportKey,
): AsyncGenerator<readonly string[]> {
  yield ['Line', 'Taken', 'Reason'];
  let after: string | undefined;
  do {
    const page = await listLines(db, key, { after, limit: 1_000 });
    for (const { line, kind, reason } of page.lines) {
      yield [String(line), kind === 'rejected' ? 'no' : 'yes', reason];
    }
    after = page.after;
  } while (after !== undefined);
}
