/** Texts that the installation keeps for itself, the same for all its processes. */
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';

/** The text of a name; undefined when there is none yet. */
export async function findInstallationSetting(
  db: ReadDatabase,
  name: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('installation_settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return typeof row?.value === 'string' ? row.value : undefined;
}

/** Keeps a text unless another process was first: then that one's stays. */
export async function keepInstallationSetting(
  trx: WriteTransaction,
  name: string,
  text: string,
): Promise<void> {
  await trx
    .insertInto('installation_settings')
    .values({ name, value: JSON.stringify(text) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** The value of a name, whatever it is; undefined when there is none yet. */
export async function findInstallationValue(db: ReadDatabase, name: string): Promise<unknown> {
  const row = await db
    .selectFrom('installation_settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** Replaces the value of a name. */
export async function writeInstallationValue(
  trx: WriteTransaction,
  name: string,
  value: unknown,
): Promise<void> {
  const text = JSON.stringify(value);
  await trx
    .insertInto('installation_settings')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
    .execute();
}

/** For a connection that puts other rows in place of all: the text `$2` of the name `$1` stays. */
export const keepTextStatement =
  'insert into installation_settings (name, value) values ($1, to_jsonb($2::text))';
