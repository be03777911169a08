/** Secrets of this installation, made when they are first needed and kept in the database. */
import { randomBytes } from 'node:crypto';
import type { AppContext } from '../context.ts';
import {
  findInstallationSetting,
  keepInstallationSetting,
} from '../features/settings/installation-settings.ts';

/** The secret of a name; every process of the installation gets the same. */
export async function readSecret(ctx: AppContext, name: string): Promise<string> {
  const known = await findInstallationSetting(ctx.db, name);
  if (known !== undefined) return known;
  const made = randomBytes(32).toString('hex');
  await ctx.transact((trx) => keepInstallationSetting(trx, name, made));
  return (await findInstallationSetting(ctx.db, name)) ?? made;
}
