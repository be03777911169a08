/** Takes somebody who is erased out of the files of customers that were brought in. */
import { createReadStream } from 'node:fs';
import type { ImportState } from '@sitewright/contract';
import { sql } from 'kysely';
import { erasedJson, erasedText, holdsErased } from '../../../db/erased-text.ts';
import type { EventScope, ShopEvents } from '../../../reactions/reaction.ts';
import { forgetImportFile, importFile, type ImportKey } from './import-files.ts';
import { setImport } from './import-store.ts';

type Erased = ShopEvents['customer-erased'];

/** It may be cut by the end of a piece. */
const longestEmail = 320;
/** What would go on reading the file. */
const reading: readonly ImportState[] = ['checking', 'ready', 'running'];

/**
 * What an import wrote of them is not taken back any more. A file that names them goes whole, and an
 * import that would go on with it ends: it would bring them back.
 */
export async function eraseImports(scope: EventScope, erased: Erased): Promise<void> {
  const { trx, site } = scope;
  const { siteId } = site;
  await trx
    .deleteFrom('import_changes')
    .where('site_id', '=', siteId)
    .where('thing_id', 'in', [...erased.customerIds])
    .execute();
  await trx
    .updateTable('import_lines')
    .set({ reason: erasedText('reason', erased.pattern) })
    .where('site_id', '=', siteId)
    .where(holdsErased('reason', erased.pattern))
    .execute();
  await trx
    .updateTable('imports')
    .set({ samples: sql`${erasedJson('samples', erased.pattern)}` })
    .where('site_id', '=', siteId)
    .where(holdsErased('samples', erased.pattern))
    .execute();
  await eraseFiles(scope, erased);
}

async function eraseFiles({ ctx, trx, site }: EventScope, { emails }: Erased): Promise<void> {
  const { siteId } = site;
  const rows = await trx
    .selectFrom('imports')
    .select(['id', 'state'])
    .where('site_id', '=', siteId)
    .where('kind', '!=', 'products')
    .forUpdate()
    .execute();
  for (const { id, state } of rows) {
    const key: ImportKey = { siteId, id };
    if (!(await namesOneOf(importFile(ctx, key), emails))) continue;
    if (reading.includes(state)) {
      await setImport(trx, key, { state: 'canceled', ended_at: ctx.now() });
    }
    await forgetImportFile(ctx, key);
  }
}

/** Read in pieces: files are large. One that is gone names nobody. */
async function namesOneOf(file: string, emails: readonly string[]): Promise<boolean> {
  let end = '';
  try {
    for await (const piece of createReadStream(file, 'utf8') as AsyncIterable<string>) {
      const text = end + piece.toLowerCase();
      if (emails.some((email) => text.includes(email))) return true;
      end = text.slice(-longestEmail);
    }
    return false;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
