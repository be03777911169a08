/** Makes the context from its parts. */
import type { AppContext, ContextParts } from './context.ts';
import { watchSiteVersions } from './db/site-versions.ts';
import { createMailer } from './features/mail/mailer.ts';
import { SiteDirectory } from './features/sites/site-directory.ts';

/** The database must be open and migrated. */
export async function createContext(parts: ContextParts): Promise<AppContext> {
  const { config, log, database } = parts;
  const siteVersions = await watchSiteVersions(database);
  return {
    config,
    log,
    database,
    db: database.db,
    transact: database.transact,
    siteVersions,
    sites: new SiteDirectory(database.db, siteVersions),
    mailer: await createMailer(config),
    now: parts.now ?? (() => new Date()),
  };
}
