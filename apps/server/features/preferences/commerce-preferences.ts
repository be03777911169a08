/** Preferences of a shop: one object of keys and values a namespace. PREF-01, PREF-02 */
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import type { Actor } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';
import type { Undoer } from '../activity/undoer.ts';

type Values = Readonly<Record<string, unknown>>;

interface Place {
  readonly siteId: string;
  readonly namespace: string;
}

/** Namespaces of a site; screens use a handful. */
const mostNamespaces = 200;
/** Characters of a namespace with all its keys. */
const mostCharacters = 40_000;

/** The values of a namespace; none were ever written: an empty object. */
export async function readPreferences(
  db: ReadDatabase,
  { siteId, namespace }: Place,
): Promise<Values> {
  const row = await db
    .selectFrom('commerce_preferences')
    .select('preferences')
    .where('site_id', '=', siteId)
    .where('namespace', '=', namespace)
    .executeTakeFirst();
  return row?.preferences ?? {};
}

/**
 * Writes these keys and answers all of the namespace: other keys stay, null takes one away.
 * @throws ApiError `too_large` when the site keeps too much already
 */
export async function writePreferences(
  trx: WriteTransaction,
  write: Place & { readonly values: Values; readonly actor: Actor; readonly at: Date },
): Promise<Values> {
  const { siteId, namespace, values, actor, at } = write;
  const before = await holdPreferences(trx, write);
  const given = Object.entries(values).filter(([name]) => name !== 'websiteId');
  const changed = given.filter(([name, value]) => !isDeepStrictEqual(before[name] ?? null, value));
  if (changed.length === 0) return before;
  const after = applied(before, changed);
  await storePreferences(trx, write, after);
  await logWrite(trx, {
    siteId,
    actor,
    at,
    action: 'preferences-changed',
    permission: 'edit-products',
    subject: `preferences:${namespace}`,
    title: namespace,
    before: Object.fromEntries(changed.map(([name]) => [name, before[name] ?? null])),
    after: Object.fromEntries(changed),
  });
  return after;
}

/** Only the keys of the row go back. */
export const preferencesUndoer: Undoer = {
  readPresent: (trx, { site_id: siteId, subject }) =>
    holdPreferences(trx, { siteId, namespace: namespaceIn(subject) }),
  async restore(trx, { site_id: siteId, subject, before }) {
    const place = { siteId, namespace: namespaceIn(subject) };
    const present = await holdPreferences(trx, place);
    await storePreferences(trx, place, applied(present, Object.entries(before)));
  },
};

function namespaceIn(subject: string): string {
  return subject.slice('preferences:'.length);
}

function applied(values: Values, changed: readonly (readonly [string, unknown])[]): Values {
  const next = new Map(Object.entries(values));
  for (const [name, value] of changed) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return Object.fromEntries(next);
}

/** A namespace that was never written has no row to hold, so its site is held. */
async function holdPreferences(trx: WriteTransaction, place: Place): Promise<Values> {
  await lockKey(trx, `preferences:${place.siteId}`);
  return readPreferences(trx, place);
}

async function storePreferences(
  trx: WriteTransaction,
  { siteId, namespace }: Place,
  values: Values,
): Promise<void> {
  const preferences = JSON.stringify(values);
  if (preferences.length > mostCharacters) throw new ApiError('too_large');
  const { count } = await trx
    .selectFrom('commerce_preferences')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('namespace', '!=', namespace)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostNamespaces) throw new ApiError('too_large');
  await trx
    .insertInto('commerce_preferences')
    .values({ site_id: siteId, namespace, preferences })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'namespace']).doUpdateSet({ preferences }),
    )
    .execute();
}
