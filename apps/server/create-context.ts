/** Makes the context from its parts. */
import type { AppContext, ContextParts } from './context.ts';
import { watchSiteVersions } from './db/site-versions.ts';
import { loadSales } from './features/discounts/load-discounts.ts';
import { answerDonations } from './features/donations/answer-donations.ts';
import { answerPlans } from './features/memberships/answer-plans.ts';
import { createMailer } from './features/mail/mailer.ts';
import { createSecretStore } from './features/settings/secret-key.ts';
import { CallLimits } from './http/call-limits.ts';
import { watchPause } from './http/installation-pause.ts';
import { SiteDirectory } from './features/sites/site-directory.ts';
import { Uploads } from './features/media-library/uploads.ts';
import { createMedia } from './media/media.ts';
import { PageRenderer } from './render/page-renderer.ts';
import { reactions } from './reactions.ts';
import { undoers } from './undoers.ts';
import { createThemeStore } from './render/theme/theme-store.ts';

/** The database must be open and migrated. */
export async function createContext(parts: ContextParts): Promise<AppContext> {
  const { config, log, database } = parts;
  const siteVersions = await watchSiteVersions(database);
  const now = parts.now ?? (() => new Date());
  const onTemplateErrors = (theme: string, errors: readonly string[]): void => {
    log.warn({ theme, errors }, 'the theme has mistakes');
  };
  const themes = createThemeStore(config.themesDir, onTemplateErrors);
  const { runFixed } = database;
  const ctx: AppContext = {
    config,
    log,
    database,
    db: database.db,
    transact: database.transact,
    runFixed,
    siteVersions,
    pause: await watchPause(database, now, () => siteVersions.forget()),
    sites: new SiteDirectory(database.db, siteVersions),
    secrets: createSecretStore({ config, db: database.db, transact: database.transact }),
    mailer: await createMailer(config),
    themes,
    attempts: new CallLimits({ config, runFixed, now }),
    media: await createMedia(config),
    uploads: new Uploads(config.dataDir),
    renderer: new PageRenderer({
      db: database.db,
      runFixed,
      themes,
      now,
      onTemplateErrors,
      loadSales: (site) => loadSales(database, site),
      later: { donation: answerDonations(() => ctx), plan: answerPlans },
    }),
    reactions,
    undoers,
    now,
  };
  return ctx;
}
