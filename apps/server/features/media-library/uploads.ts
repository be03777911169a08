/** Uploads that are under way: files below the data folder, until they are whole and taken. */
import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ApiError, type SiteFile } from '@sitewright/contract';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { LRUCache } from 'lru-cache';

const hour = 60 * 60 * 1000;
/** How long an upload may pause, in ms. */
const keptFor = 24 * hour;
/** Bytes that no setting exceeds. */
const mostBytes = 2_000_000_000;
/** Unfinished uploads of one person on one site. */
const mostAtOnce = 50;

/** Somebody who uploads to a site. */
export interface Uploader {
  readonly siteId: string;
  readonly accountId: string;
}

/** An upload as far as it came. */
export interface UploadState {
  readonly path: string;
  readonly filename: string;
  readonly isComplete: boolean;
}

/** What became of an upload: a file, and the row of the log where another file was replaced. */
export interface TakenUpload {
  readonly file: SiteFile;
  readonly activityId: string | null;
}

/** Uploads by the tus protocol. An id begins with who may go on with it. */
export class Uploads {
  readonly #server: Server;
  /** What the id of an upload that a request begins shall begin with. */
  readonly #prefixes = new WeakMap<IncomingMessage, string>();
  /** Uploads that are taken over, or were just now. */
  readonly #taken = new LRUCache<string, Promise<TakenUpload>>({ max: 1_000, ttl: 60_000 });
  readonly #folder: string;
  readonly #store: FileStore;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'uploads');
    mkdirSync(this.#folder, { recursive: true });
    this.#store = new FileStore({
      directory: this.#folder,
      expirationPeriodInMilliseconds: keptFor,
    });
    this.#server = new Server({
      path: '/uploads',
      datastore: this.#store,
      maxSize: mostBytes,
      allowedOrigins: () => false,
      namingFunction: (request) => {
        const raw = request.runtime?.node?.req;
        const prefix = raw && this.#prefixes.get(raw as IncomingMessage);
        if (prefix === undefined) throw new Error('An upload began that belongs to nobody.');
        return prefix + crypto.randomUUID();
      },
      generateUrl: (request, { id }) => `${new URL(request.url).pathname}/${id}`,
      getFileIdFromRequest: (_request, last) => last,
    });
  }

  /** Answers a request of the protocol. Who asks was let through already. */
  async answer(
    uploader: Uploader,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    this.#prefixes.set(request, Uploads.prefixOf(uploader));
    await this.#server.handle(request, response);
  }

  /** What the ids of somebody's uploads begin with. */
  private static prefixOf({ siteId, accountId }: Uploader): string {
    return `${siteId}.${accountId}.`;
  }

  /** True while somebody may begin one more. */
  async hasRoomFor(uploader: Uploader): Promise<boolean> {
    const prefix = Uploads.prefixOf(uploader);
    const names = await readdir(this.#folder);
    const own = names.filter((name) => name.startsWith(prefix) && !name.endsWith('.json'));
    return own.length < mostAtOnce;
  }

  /** Undefined: there is none of this id, or it is not theirs. */
  async find(uploader: Uploader, id: string): Promise<UploadState | undefined> {
    if (!id.startsWith(Uploads.prefixOf(uploader)) || !/^[\w.-]+$/.test(id)) return undefined;
    try {
      const { size, offset, metadata } = await this.#store.getUpload(id);
      return {
        path: join(this.#folder, id),
        filename: metadata?.['filename'] ?? '',
        isComplete: size !== undefined && offset === size,
      };
    } catch {
      return undefined;
    }
  }

  /**
   * Takes one over once: when they ask meanwhile, or soon after, they get the same answer.
   * @throws ApiError `not_found` when it was taken back meanwhile, and what `take` throws
   */
  async takeOnce(
    uploader: Uploader,
    id: string,
    take: () => Promise<TakenUpload>,
  ): Promise<TakenUpload> {
    const key = `${Uploads.prefixOf(uploader)} ${id}`;
    const known = this.#taken.get(key);
    if (known) return known;
    const taken = take();
    this.#taken.set(key, taken);
    try {
      return await taken;
    } catch (error) {
      this.#taken.delete(key);
      if (isMissing(error) && !(await this.find(uploader, id))) throw new ApiError('not_found');
      throw error;
    }
  }

  /** Forgets it, also when its bytes were taken already. */
  async forget(id: string): Promise<void> {
    await Promise.all([
      rm(join(this.#folder, id), { force: true }),
      rm(join(this.#folder, `${id}.json`), { force: true }),
    ]);
  }

  /** Removes uploads that nobody went on with. */
  async forgetOld(now: Date): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      const { mtimeMs } = await stat(join(this.#folder, name)).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < now.getTime() - keptFor) await rm(join(this.#folder, name), { force: true });
    }
  }
}

/** Whether a file is not where it was. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
