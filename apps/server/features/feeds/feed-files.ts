/** Feeds as files: made once for each version of a site, all formats in one walk. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { countSaleTurns } from '@sitewright/commerce';
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

/** Keeps one set of files a site and origin; an older one goes when a newer one is there. */
export class FeedFiles {
  readonly #ctx: AppContext;
  readonly #making = new Map<string, Promise<string>>();

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
    return createReadStream(path.join(await this.#ensure(source), file));
  }

  async report(source: FeedSource): Promise<FeedReport> {
    const text = await fs.readFile(path.join(await this.#ensure(source), reportFile), 'utf8');
    return JSON.parse(text) as FeedReport;
  }

  /** The folder with all files of this version. */
  async #ensure(source: FeedSource): Promise<string> {
    const parent = path.join(this.#ctx.config.dataDir, 'feeds', source.site.siteId);
    const folder = path.join(parent, `${hashOf(source.origin)}-${await this.tagOf(source)}`);
    const making = this.#making.get(folder);
    if (making) return making;
    const made = this.#make(source, folder).finally(() => this.#making.delete(folder));
    this.#making.set(folder, made);
    return made;
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

/** Older versions of the same feeds. */
async function removeOthers(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  const own = path.basename(folder);
  const prefix = own.slice(0, own.indexOf('-') + 1);
  for (const name of await fs.readdir(parent)) {
    const isOld = name.startsWith(prefix) && name !== own && !name.endsWith('.part');
    if (isOld) await fs.rm(path.join(parent, name), { recursive: true, force: true });
  }
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
