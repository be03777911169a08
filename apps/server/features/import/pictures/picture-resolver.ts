/** Turns the pictures that products name into assets. */
import type { ReadDatabase } from '../../../db/database.ts';
import type { PictureRef, ProductDraft } from '../draft/product-draft.ts';
import type { Report } from '../report.ts';
import { fetchPicture, PictureUnreachableError } from './fetch-picture.ts';
import { fileNameOf, type PictureFolder } from './picture-folder.ts';

/** Asset id by the address in the file; pictures that could not be had are missing. */
export type PictureIds = ReadonlyMap<string, string>;

export interface NewPicture {
  bytes: Buffer;
  filename: string;
  altText: string;
  sourceUrl: string;
}

/** Keeps a picture and answers its asset id. Throws with a plain sentence when it is none. */
export type SavePicture = (picture: NewPicture) => Promise<string>;

export interface PictureSettings {
  save: SavePicture;
  /** Looked into first. */
  folder: PictureFolder | undefined;
  fetch?: typeof fetchPicture;
}

const limits = { timeoutMs: 10_000, maxBytes: 20_000_000 };
const concurrency = 4;
/** A host that failed so often is not asked again. */
const maxHostFailures = 3;

export class PictureResolver {
  #db: ReadDatabase;
  #siteId: string;
  #settings: PictureSettings;
  #report: Report;
  #hostFailures = new Map<string, number>();
  #failed = new Set<string>();

  constructor(db: ReadDatabase, siteId: string, settings: PictureSettings, report: Report) {
    this.#db = db;
    this.#siteId = siteId;
    this.#settings = settings;
    this.#report = report;
  }

  /** The assets of all pictures of some products: those that are there, and new ones. */
  resolve(drafts: readonly ProductDraft[]): Promise<PictureIds> {
    return this.resolveAll(drafts.flatMap(picturesOf));
  }

  /** The assets of pictures: those that are there, and new ones. */
  async resolveAll(refs: readonly PictureRef[]): Promise<PictureIds> {
    const wanted = new Map<string, PictureRef>();
    for (const ref of refs) if (!wanted.has(ref.url)) wanted.set(ref.url, ref);
    const ids = await this.#loadKnown([...wanted.keys()]);
    const missing = [...wanted.values()].filter(
      ({ url }) => !ids.has(url) && !this.#failed.has(url),
    );
    const queue = missing.values();
    const workers = Array.from({ length: concurrency }, async () => {
      for (const ref of queue) {
        const id = await this.#obtain(ref);
        if (id) ids.set(ref.url, id);
      }
    });
    await Promise.all(workers);
    return ids;
  }

  async #loadKnown(urls: readonly string[]): Promise<Map<string, string>> {
    if (urls.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('assets')
      .select(['id', 'source_url'])
      .where('site_id', '=', this.#siteId)
      .where('source_url', 'in', urls)
      .orderBy('id', 'desc')
      .execute();
    return new Map(rows.map((row) => [row.source_url!, row.id]));
  }

  async #obtain(ref: PictureRef): Promise<string | undefined> {
    try {
      const bytes = await this.#read(ref.url);
      const filename = fileNameOf(ref.url);
      const id = await this.#settings.save({
        bytes,
        filename,
        altText: ref.altText,
        sourceUrl: ref.url,
      });
      this.#report.pictures.attached += 1;
      return id;
    } catch (error) {
      this.#failed.add(ref.url);
      this.#report.pictures.failed += 1;
      const reason = error instanceof Error ? error.message : String(error);
      this.#report.note(ref.line, 'picture-failed', `Picture ${ref.url}: ${reason}.`);
      return undefined;
    }
  }

  async #read(url: string): Promise<Buffer> {
    const local = await this.#settings.folder?.read(url);
    if (local) return local;
    const host = URL.canParse(url) ? new URL(url).host : '';
    if ((this.#hostFailures.get(host) ?? 0) >= maxHostFailures) {
      throw new PictureUnreachableError('the host could not be reached before');
    }
    try {
      const bytes = await (this.#settings.fetch ?? fetchPicture)(url, limits);
      this.#hostFailures.delete(host);
      return bytes;
    } catch (error) {
      if (error instanceof PictureUnreachableError && error.isHostDown) {
        this.#hostFailures.set(host, (this.#hostFailures.get(host) ?? 0) + 1);
      }
      throw error;
    }
  }
}

function picturesOf(draft: ProductDraft): PictureRef[] {
  return [...draft.pictures, ...draft.variants.flatMap(({ picture }) => picture ?? [])];
}
