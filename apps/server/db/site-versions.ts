/** Versions of sites, in memory: page caches are keyed by them, other processes raise them too. */
import { sql } from 'kysely';
import type { OpenDatabase, WriteTransaction } from './database.ts';
import { announce } from './transact.ts';

const channel = 'site_version';

/** `siteId` is undefined when notifications may have been missed: any site may have changed. */
type ChangeHandler = (siteId: string | undefined) => void;

/** The versions this process knows of. */
export class SiteVersions {
  #versions = new Map<string, number>();
  #handlers: ChangeHandler[] = [];

  /** The newest version heard of; undefined for a site that was not looked at yet. */
  get(siteId: string): number | undefined {
    return this.#versions.get(siteId);
  }

  /** Takes notice of a version; an older one than known is ignored. */
  note(siteId: string, version: number): void {
    const known = this.#versions.get(siteId);
    if (known !== undefined && known >= version) return;
    this.#versions.set(siteId, version);
    if (known !== undefined) this.#tell(siteId);
  }

  /** Forgets all, because notifications may have been missed. */
  forget(): void {
    this.#versions.clear();
    this.#tell(undefined);
  }

  /** A site nobody looked at yet was changed or made: hosts may lead elsewhere now. */
  noteUnseen(siteId: string, version: number): void {
    const isNew = !this.#versions.has(siteId);
    this.note(siteId, version);
    if (isNew) this.#tell(siteId);
  }

  /** Calls back after every change, in this process or another one. */
  onChange(handler: ChangeHandler): void {
    this.#handlers.push(handler);
  }

  #tell(siteId: string | undefined): void {
    for (const handler of this.#handlers) handler(siteId);
  }
}

/** Versions that stay fresh by what `database` announces. */
export async function watchSiteVersions(database: OpenDatabase): Promise<SiteVersions> {
  const versions = new SiteVersions();
  await database.listen(
    channel,
    (payload) => {
      const [siteId, version] = payload.split(':');
      if (siteId && version) versions.noteUnseen(siteId, Number(version));
    },
    () => versions.forget(),
  );
  return versions;
}

/**
 * Raises the version of a site. Call it in the transaction of every change that a visitor can
 * see: cached pages and the cached site row fall with it, in every process, at the commit.
 */
export async function bumpSiteVersion(trx: WriteTransaction, siteId: string): Promise<void> {
  const { version } = await trx
    .updateTable('sites')
    .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('site_id', '=', siteId)
    .returning('version')
    .executeTakeFirstOrThrow();
  await announce(trx, channel, `${siteId}:${version}`);
}
