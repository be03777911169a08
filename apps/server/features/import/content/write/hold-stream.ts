/** The page of posts or events that brought posts stand on. */
import { collectionTypes } from '@sitewright/contract';
import { lockKey } from '../../../../db/lock-key.ts';
import { freeAddress } from '../../../collections/free-address.ts';
import { saveCollection } from '../../../collections/save-collection.ts';
import { isReservedAddress } from '../../../sites/reserved-addresses.ts';
import type { FoundEntry } from '../content-things.ts';
import { findBrought, rememberBrought, standingOf } from './brought.ts';
import { toAddress } from './old-address.ts';
import { readThingName } from './thing-name.ts';
import type { ContentChange, ContentWrite } from './write-scope.ts';

interface HeldStream {
  readonly id: string;
  readonly urlId: string;
  /** Of a new one. */
  readonly change?: ContentChange;
}

/** Where the old site does not say, the first blog of the site; a new one where there is none. */
export async function holdStream(write: ContentWrite, entry: FoundEntry): Promise<HeldStream> {
  const { trx, siteId } = write;
  const { typeName, urlId: told, title } = entry.stream ?? { typeName: 'blog', title: 'Blog' };
  await lockKey(trx, `collections:${siteId}`);
  const key = `${entry.key.replace(/:[^:]*$/, '')}:stream:${typeName}:${told ?? ''}`;
  const brought = await findBrought(trx, { siteId, key });
  const page = await trx
    .selectFrom('collections')
    .select(['id', 'url_id'])
    .where('site_id', '=', siteId)
    .where('type_name', '=', typeName)
    .$if(brought !== undefined, (query) => query.where('id', '=', readThingName(brought!).id))
    .$if(brought === undefined && told !== undefined, (query) =>
      query.where('url_id', '=', told ?? ''),
    )
    .orderBy('display_index')
    .orderBy('id')
    .executeTakeFirst();
  if (page) return { id: page.id, urlId: page.url_id };
  const wanted = toAddress(told ?? '') || typeName;
  const urlId = await freeAddress(
    trx,
    siteId,
    isReservedAddress(wanted) ? `${wanted}-${typeName}` : wanted,
  );
  const type = collectionTypes.values.generic;
  const fields = { typeName, type, urlId, title, navigationTitle: title };
  const { id } = await saveCollection(trx, siteId, fields);
  const name = `stream:${id}` as const;
  await rememberBrought(trx, { siteId, key }, name);
  const after = (await standingOf(trx, siteId, name)) ?? {};
  return { id, urlId, change: { id: name, title, kind: 'created', before: {}, after } };
}
