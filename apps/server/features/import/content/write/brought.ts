/** Remembers what came from where, and tells how it stands. */
import type { WriteTransaction } from '../../../../db/database.ts';
import { digest } from '../../desk/digest.ts';
import { readThingName, type ThingName } from './thing-name.ts';

interface Key {
  readonly siteId: string;
  readonly key: string;
}

/** What an earlier import made of it, if that is still there. */
export async function findBrought(
  trx: WriteTransaction,
  { siteId, key }: Key,
): Promise<ThingName | undefined> {
  const row = await trx
    .selectFrom('brought_content')
    .select('thing')
    .where('site_id', '=', siteId)
    .where('source_key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  // Only this room writes there.
  const thing = row.thing as ThingName;
  return (await isThere(trx, siteId, thing)) ? thing : undefined;
}

async function isThere(trx: WriteTransaction, siteId: string, name: ThingName): Promise<boolean> {
  const { kind, id } = readThingName(name);
  const row = await trx
    .selectFrom(kind === 'post' ? 'content_items' : 'collections')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberBrought(
  trx: WriteTransaction,
  { siteId, key }: Key,
  thing: ThingName,
): Promise<void> {
  await trx
    .insertInto('brought_content')
    .values({ site_id: siteId, source_key: key, thing })
    .onConflict((conflict) => conflict.columns(['site_id', 'source_key']).doUpdateSet({ thing }))
    .execute();
}

export async function forgetBrought(
  trx: WriteTransaction,
  siteId: string,
  thing: string,
): Promise<void> {
  await trx
    .deleteFrom('brought_content')
    .where('site_id', '=', siteId)
    .where('thing', '=', thing)
    .execute();
}

/** What tells whether somebody changed it since; undefined when it is gone. Holds it. */
export async function standingOf(
  trx: WriteTransaction,
  siteId: string,
  name: ThingName,
): Promise<Record<string, unknown> | undefined> {
  const { kind, id } = readThingName(name);
  if (kind === 'menu') {
    const row = await trx
      .selectFrom('navigations')
      .select('items')
      .where('site_id', '=', siteId)
      .where('name', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return { items: row?.items ?? [] };
  }
  const row = await trx
    .selectFrom(kind === 'post' ? 'content_items' : 'collections')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  // A page is moved among others, and written anew by its own document: neither is a change of it.
  const { updated_at: _updated, display_index: _place, ...fields } = row;
  return digest({ ...fields, document: await documentOf(trx, siteId, { kind, id }) });
}

async function documentOf(
  trx: WriteTransaction,
  siteId: string,
  { kind, id }: { kind: string; id: string },
): Promise<object | null> {
  if (kind === 'stream') return null;
  const row = await trx
    .selectFrom('documents')
    .select(['draft_revision', 'state', 'published_revision'])
    .where('site_id', '=', siteId)
    .where('purpose', '=', kind === 'post' ? 'post' : 'page')
    .where('owner_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
