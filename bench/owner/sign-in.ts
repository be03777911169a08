/** The owner of a shop that runs in a throwaway database. */
import http from 'node:http';
import { readConfig } from '../../apps/server/config/config.ts';
import { openInstallation } from '../../apps/server/db/open-installation.ts';
import { createOwnerLink } from '../../apps/server/features/staff/owner-link.ts';
import { Visitor } from '../server/visitor.ts';

export interface SignedInOwner {
  readonly visitor: Visitor;
  /** Where the calls about the first site begin. */
  readonly calls: string;
}

/** Where the database of the shop is. */
interface OwnerEnv {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string;
}

/** Signs in by a printed link, as whoever starts the server does. */
export async function signInOwner(env: OwnerEnv, url: string): Promise<SignedInOwner> {
  const { link, identifier } = await readSite(env, url);
  const visitor = new Visitor(url, http.globalAgent);
  await visitor.send('GET', '/api/commerce/shopping-cart');
  const body = { token: new URL(link).searchParams.get('token') };
  const { status } = await visitor.send('POST', '/config/sign-in', { body });
  if (status !== 303) throw new Error(`Signing in answered ${status}`);
  return { visitor, calls: `/api/sites/${identifier}` };
}

/** A link that signs the owner in once. */
export async function ownerLink(env: OwnerEnv, url: string): Promise<string> {
  return (await readSite(env, url)).link;
}

/** Beside the running server. */
async function readSite(
  { DATA_DIR, DATABASE_URL = '' }: OwnerEnv,
  url: string,
): Promise<{ link: string; identifier: string }> {
  const database = await openInstallation(readConfig({ DATA_DIR, DATABASE_URL }));
  const { transact } = database;
  const link = await createOwnerLink({ transact, now: () => new Date() }, url);
  const site = await database.db
    .selectFrom('sites')
    .select('identifier')
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow();
  await database.close();
  return { link, identifier: site.identifier };
}
