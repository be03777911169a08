/** What every part of the server is given. Made once by main.ts or by a test; no singletons. */
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { OpenDatabase, ReadDatabase, Transact } from './db/database.ts';
import type { RunFixed } from './db/fixed-statements.ts';
import type { SiteVersions } from './db/site-versions.ts';
import type { SecretBox } from './features/settings/secret-box.ts';
import type { Mailer } from './features/mail/mailer.ts';
import type { InstallationPause } from './http/installation-pause.ts';
import type { CallLimits } from './http/call-limits.ts';
import type { SiteDirectory } from './features/sites/site-directory.ts';
import type { Uploads } from './features/media-library/uploads.ts';
import type { Media } from './media/media.ts';
import type { PageRenderer } from './render/page-renderer.ts';
import type { Reactions } from './reactions/reaction.ts';
import type { Writer } from './features/activity/actor.ts';
import type { Undoers } from './features/activity/undoer.ts';
import type { ThemeStore } from './render/theme/theme-store.ts';

export interface AppContext {
  config: Config;
  log: Logger;
  /** Reads. Do not use it inside `transact`: read through the transaction there. */
  db: ReadDatabase;
  /** Writes, in one transaction. No network call inside. */
  transact: Transact;
  /** One statement of fixed text, for hot paths; not inside `transact`. See fixed-statements.ts. */
  runFixed: RunFixed;
  database: OpenDatabase;
  /** What visitors see of a site has this version; `bumpSiteVersion` raises it. */
  siteVersions: SiteVersions;
  sites: SiteDirectory;
  /** On while a backup is brought back. */
  pause: InstallationPause;
  /** Seals and opens stored secrets. Ask for it outside `transact`. Throws SecretKeyError. */
  secrets: () => Promise<SecretBox>;
  themes: ThemeStore;
  /** Uploaded files and the pictures made of them. */
  media: Media;
  /** Uploads that are under way. */
  uploads: Uploads;
  /** Ceilings on what visitors may try. */
  attempts: CallLimits;
  /** Makes HTML of pages. */
  renderer: PageRenderer;
  /** Unset without SMTP settings. Only the job that empties the outbox uses it. */
  mailer: Mailer | undefined;
  /** What follows from what happens; see reactions.ts. */
  reactions: Reactions;
  /** How writes of the log are taken back; see undoers.ts. */
  undoers: Undoers;
  /** Who writes, where a call of staff or of a program asks; see `asWriter`. */
  writer?: Writer;
  /** The time. Tests set it. */
  now: () => Date;
}

export interface ContextParts {
  config: Config;
  log: Logger;
  database: OpenDatabase;
  now?: () => Date;
}
