/** Feeds as files: made once for each version of a site, all formats in one walk. */
import { createHash } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { countSaleTurns } from '@sitewright/commerce';
import { feedReportSchema } from '@sitewright/contract';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { AppContext } from '../../context.ts';
import { loadSales } from '../discounts/load-discounts.ts';
import type { Site } from '../sites/site.ts';
import type { FeedFormat } from './feed-format.ts';
import { feedFormats } from './feed-formats.ts';
import { FeedReporter, type FeedReport } from './feed-report.ts';
import { listFeedItems } from './list-feed-items.ts';

const reportFile = 'report.json';

export interface FeedSource {
  site: Site;
  /** Scheme and host of links. */
  origin: string;
}

/**
 * A site without a domain of its own is asked for under any host that leads here, so what strangers
 * make up must not fill the disk.
 */
const keptOrigins = 4;

/**
 * Keeps one set of files a site and origin, for so many origins as were asked for last; an older one
 * goes when a newer one is there. One set of a site is made at a time.
 */
class FeedFiles {
  readonly #ctx: AppContext;
  readonly #making = new Map<string, Promise<string>>();
  readonly #queues = new LRUCache<string, PQueue>({ max: 1_000 });

  constructor(ctx: AppContext) {
    this.#ctx = ctx;
  }

  /** Changes when the feeds do. */
  async tagOf({ site, origin }: FeedSource): Promise<string> {
    const sales = await loadSales(this.#ctx, site);
    const turns = countSaleTurns(sales, this.#ctx.now().getTime());
    return hashOf(`${site.version} ${turns} ${origin}`);
  }

  async open(source: FeedSource, { file }: FeedFormat): Promise<Readable> {
    return (await this.#openFile(source, file)).createReadStream();
  }

  async report(source: FeedSource): Promise<FeedReport> {
    const file = await this.#openFile(source, reportFile);
    try {
      return feedReportSchema.parse(JSON.parse(await file.readFile('utf8')));
    } finally {
      await file.close();
    }
  }

  /** Whoever asks for others meanwhile may push the set out: then it is made once more. */
  async #openFile(source: FeedSource, file: string): Promise<fs.FileHandle> {
    const open = async () => fs.open(path.join(await this.#ensure(source), file));
    return open().catch(open);
  }

  /** The folder with all files of this version. */
  async #ensure(source: FeedSource): Promise<string> {
    const parent = path.join(this.#ctx.config.dataDir, 'feeds', source.site.siteId);
    const folder = path.join(parent, `${hashOf(source.origin)}-${await this.tagOf(source)}`);
    const making = this.#making.get(folder);
    if (making) return making;
    const made = this.#queueOf(source.site)
      .add(() => this.#make(source, folder))
      .finally(() => this.#making.delete(folder));
    this.#making.set(folder, made);
    return made;
  }

  #queueOf({ siteId }: Site): PQueue {
    const queue = this.#queues.get(siteId) ?? new PQueue({ concurrency: 1 });
    this.#queues.set(siteId, queue);
    return queue;
  }

  async #make(source: FeedSource, folder: string): Promise<string> {
    if (await isThere(path.join(folder, reportFile))) return folder;
    const draft = `${folder}.${process.pid}.part`;
    await fs.mkdir(draft, { recursive: true });
    try {
      await this.#write(source, draft);
      // Another process may have been faster: its files say the same.
      await fs.rename(draft, folder).catch(async (error: unknown) => {
        if (!(await isThere(path.join(folder, reportFile)))) throw error;
      });
    } finally {
      await fs.rm(draft, { recursive: true, force: true });
    }
    await removeOthers(folder);
    return folder;
  }

  async #write({ site, origin }: FeedSource, folder: string): Promise<void> {
    const reporter = new FeedReporter();
    const writers = feedFormats.map((format) => new FeedWriter(format, folder));
    for (const writer of writers) await writer.print(writer.format.begin(site, origin));
    for await (const checked of listFeedItems(this.#ctx, site, origin)) {
      reporter.add(checked);
      const { item } = checked;
      if (!item) continue;
      for (const writer of writers) await writer.printItem(writer.format.write(item));
    }
    for (const writer of writers) await writer.end();
    await fs.writeFile(path.join(folder, reportFile), JSON.stringify(reporter.report()));
  }
}

const kept = new WeakMap<AppContext, FeedFiles>();

/** The files of an installation, the same for all who ask: else two could write one set at once. */
export function feedFilesOf(ctx: AppContext): FeedFiles {
  const files = kept.get(ctx) ?? new FeedFiles(ctx);
  kept.set(ctx, files);
  return files;
}

/** Writes a file and waits whenever the disk is behind. */
class FeedWriter {
  readonly format: FeedFormat;
  readonly #stream: WriteStream;
  #isFirst = true;

  constructor(format: FeedFormat, folder: string) {
    this.format = format;
    this.#stream = createWriteStream(path.join(folder, format.file));
  }

  async print(text: string): Promise<void> {
    if (!this.#stream.write(text)) await once(this.#stream, 'drain');
  }

  async printItem(text: string): Promise<void> {
    await this.print(this.#isFirst ? text : this.format.between + text);
    this.#isFirst = false;
  }

  async end(): Promise<void> {
    this.#stream.end(this.format.end);
    await once(this.#stream, 'finish');
  }
}

/** Older versions of the same feeds, and those of origins that nobody asked for lately. */
async function removeOthers(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  const own = path.basename(folder);
  const names = (await fs.readdir(parent)).filter(
    (name) => name !== own && !name.endsWith('.part'),
  );
  const sets = await Promise.all(
    names.map(async (name) => {
      // Another process may have taken it away.
      const found = await fs.stat(path.join(parent, name)).catch(() => undefined);
      return { name, madeAt: found?.mtimeMs ?? 0 };
    }),
  );
  const origins = new Set([originOf(own)]);
  for (const { name } of sets.toSorted((one, other) => other.madeAt - one.madeAt)) {
    const isNewest = !origins.has(originOf(name));
    if (isNewest && origins.size < keptOrigins) origins.add(originOf(name));
    else await fs.rm(path.join(parent, name), { recursive: true, force: true });
  }
}

/** The part of a folder's name that stands for its origin. */
function originOf(name: string): string {
  return name.slice(0, name.indexOf('-'));
}

async function isThere(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
