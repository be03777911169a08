/** Settings that are secret: stored sealed, opened only where they are used. */
import type { SecretName, SettingsGroupName } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';

/**
 * The text of a secret for the call that needs it; undefined when it is not set. Never log it,
 * never answer it.
 * @throws SecretKeyError when this process has not the key of the installation
 */
export async function readSecretSetting<Name extends SettingsGroupName>(
  ctx: Pick<AppContext, 'db' | 'secrets'>,
  siteId: string,
  secret: { group: Name; field: SecretName<Name> },
): Promise<string | undefined> {
  const name = `${secret.group}.${secret.field}`;
  const sealed = await findSecret(ctx.db, siteId, name);
  if (sealed === undefined) return undefined;
  return (await ctx.secrets()).open(sealed, `${siteId}:${name}`);
}

/** The sealed text of a secret. */
export async function findSecret(
  db: ReadDatabase,
  siteId: string,
  name: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('site_secrets')
    .select('sealed')
    .where('site_id', '=', siteId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.sealed;
}

/** Names (`group.field`) of the secrets that a site has set. */
export async function listSecrets(db: ReadDatabase, siteId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('site_secrets')
    .select('name')
    .where('site_id', '=', siteId)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Replaces a secret; undefined takes it away. */
export async function storeSecret(
  trx: WriteTransaction,
  secret: { siteId: string; name: string; sealed: string | undefined; at: Date },
): Promise<void> {
  const { siteId, name, sealed, at } = secret;
  if (sealed === undefined) {
    await trx
      .deleteFrom('site_secrets')
      .where('site_id', '=', siteId)
      .where('name', '=', name)
      .execute();
    return;
  }
  await trx
    .insertInto('site_secrets')
    .values({ site_id: siteId, name, sealed, updated_at: at })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'name']).doUpdateSet({ sealed, updated_at: at }),
    )
    .execute();
}
