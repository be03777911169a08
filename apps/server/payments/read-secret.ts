/** Secrets of this installation, made when they are first needed and kept in the database. */
import { randomBytes } from 'node:crypto';
import type { AppContext } from '../context.ts';

/** The secret of a name; every process of the installation gets the same. */
export async function readSecret(ctx: AppContext, name: string): Promise<string> {
  const known = await find(ctx, name);
  if (known) return known;
  await ctx.transact((trx) =>
    trx
      .insertInto('installation_settings')
      .values({ name, value: JSON.stringify(randomBytes(32).toString('hex')) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  );
  return (await find(ctx, name))!;
}

async function find(ctx: AppContext, name: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('installation_settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return typeof row?.value === 'string' ? row.value : undefined;
}
