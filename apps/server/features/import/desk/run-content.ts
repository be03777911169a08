/** Reads or writes the pages, posts and menus of an import, a batch in a transaction. */
import { ApiError, type ImportSample } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../../db/database.ts';
import { ContentUnreadableError } from '../content/content-file.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { FoundEntry, FoundPicture, FoundThing } from '../content/content-things.ts';
import type { PieceRow } from '../content/markup/piece.ts';
import { galleryPiece } from '../content/markup/markup-reader.ts';
import { readMarkup } from '../content/markup/read-markup.ts';
import { openContent } from '../content/open-content.ts';
import { writeEntry } from '../content/write/write-entry.ts';
import { chooseMenu, writeMenu, type ThemeMenu } from '../content/write/write-menu.ts';
import type { ContentChange, ContentWrite } from '../content/write/write-scope.ts';
import { fetchPicture } from '../pictures/fetch-picture.ts';
import { PictureResolver, type PictureSettings } from '../pictures/picture-resolver.ts';
import type { Report } from '../report.ts';
import { createSavePicture } from '../save-picture.ts';
import { runBatches } from './run-batches.ts';
import type { ImportRun } from './run-scope.ts';

/** @throws ImportStopped, ContentUnreadableError */
export async function runContent(run: ImportRun): Promise<ImportSample[]> {
  const source = await openContent(run.file);
  if (!source) throw new ContentUnreadableError('The file holds no pages.');
  const { conf } = await run.ctx.themes.get(run.site.theme);
  const content = new ContentRun(run, source, conf.navigations);
  return runBatches(run, {
    lines: content.things(),
    atOnce: 20,
    prepare: (things) => content.prepare(things),
    bring: (trx, things) => content.bring(trx, things),
  });
}

class ContentRun {
  readonly #run: ImportRun;
  readonly #source: ContentSource;
  readonly #menus: readonly ThemeMenu[];
  readonly #takenMenus = new Set<string>();
  readonly #report: Report;
  readonly #pictures: PictureResolver | undefined;
  #rows = new Map<number, readonly PieceRow[]>();
  #had: ReadonlyMap<string, string> = new Map();

  constructor(run: ImportRun, source: ContentSource, menus: readonly ThemeMenu[]) {
    this.#run = run;
    this.#source = source;
    this.#menus = menus;
    this.#report = withEveryNote(run.report);
    const { ctx, site, isDryRun, row } = run;
    const settings: PictureSettings = {
      save: createSavePicture(ctx, site.siteId),
      folder: undefined,
      fetch: (url, limits) =>
        fetchPicture(url, {
          ...limits,
          allowsPrivate: ctx.config.privateWebhooks === 'allowed',
        }),
    };
    this.#pictures =
      isDryRun || !row.options.withPictures
        ? undefined
        : new PictureResolver(ctx.db, site.siteId, settings, this.#report);
  }

  async *things(): AsyncGenerator<FoundThing> {
    for await (const thing of this.#source.things()) {
      this.#run.report.rows.read += 1;
      yield thing;
    }
  }

  /** Reads HTML and fetches pictures, before a transaction. */
  async prepare(things: readonly FoundThing[]): Promise<void> {
    this.#rows = new Map();
    const refs: { url: string; altText: string; line: number }[] = [];
    for (const thing of things) {
      const { line } = thing;
      const wanted = thing.kind === 'file' ? [thing.picture] : this.#readEntry(thing);
      for (const { url, altText = '' } of wanted) refs.push({ url, altText, line });
    }
    if (this.#pictures) this.#had = await this.#pictures.resolveAll(refs);
  }

  #readEntry(thing: FoundThing): FoundPicture[] {
    if (!isEntry(thing)) return [];
    const { origin, pictureOf, sharedOf } = this.#source;
    const rows = readMarkup(thing.html, thing.markup, {
      origin,
      note: (code, reason) => this.#report.note(thing.line, code, reason),
      ...(pictureOf && { pictureOf }),
      ...(sharedOf && { sharedOf }),
    });
    if (thing.gallery && thing.gallery.length > 0) {
      rows.push([{ span: 12, pieces: [galleryPiece(thing.gallery)] }]);
    }
    this.#rows.set(thing.line, rows);
    const shown = rows.flatMap((row) =>
      row.flatMap(({ pieces }) => pieces.flatMap(({ pictures }) => pictures ?? [])),
    );
    return thing.picture ? [...shown, thing.picture] : shown;
  }

  async bring(trx: WriteTransaction, things: readonly FoundThing[]) {
    const { site, row, ctx } = this.#run;
    const write: ContentWrite = {
      trx,
      siteId: site.siteId,
      actor: { accountId: row.account_id, name: row.actor_name },
      at: ctx.now(),
      origin: this.#source.origin,
      pictures: this.#had,
      rowsOf: ({ line }) => this.#rows.get(line) ?? [],
      note: (line, code, reason) => this.#report.note(line, code, reason),
    };
    const changes: ContentChange[] = [];
    const samples: Omit<ImportSample, 'outcome'>[] = [];
    const rejected: Parameters<Report['reject']>[] = [];
    for (const thing of things) {
      const done = await this.#bringOne(write, thing);
      if ('reason' in done) rejected.push([thing.line, done.code, done.reason]);
      else {
        changes.push(...done.changes);
        samples.push(...done.changes.map(({ title }) => sampleOf(thing, title)));
      }
    }
    return { rowsTaken: things.length - rejected.length, changes, samples, rejected };
  }

  /** A thing that cannot be written costs only itself. */
  async #bringOne(
    write: ContentWrite,
    thing: FoundThing,
  ): Promise<{ changes: readonly ContentChange[] } | { code: string; reason: string }> {
    if (thing.kind === 'file') return { changes: [] };
    if (thing.kind === 'other') return thing;
    await sql`savepoint before_thing`.execute(write.trx);
    try {
      const changes = isEntry(thing)
        ? await writeEntry(write, thing)
        : await this.#bringMenu(write, thing);
      await sql`release savepoint before_thing`.execute(write.trx);
      return { changes };
    } catch (error) {
      if (!isAboutThing(error)) throw error;
      await sql`rollback to savepoint before_thing`.execute(write.trx);
      return { code: 'not-written', reason: `It was refused: ${reasonOf(error)}` };
    }
  }

  async #bringMenu(
    write: ContentWrite,
    menu: Extract<FoundThing, { kind: 'menu' }>,
  ): Promise<ContentChange[]> {
    if (!this.#run.row.options.withMenus) return [];
    const place = chooseMenu(menu, this.#menus, this.#takenMenus);
    if (!place) {
      write.note(menu.line, 'menu', `There is no place for the menu "${menu.title}" here.`);
      return [];
    }
    const change = await writeMenu(write, menu, place);
    if (change) this.#takenMenus.add(place.name);
    return change ? [change] : [];
  }
}

function isEntry(thing: FoundThing): thing is FoundEntry {
  return thing.kind === 'page' || thing.kind === 'post' || thing.kind === 'event';
}

function sampleOf(thing: FoundThing, title: string): Omit<ImportSample, 'outcome'> {
  const detail = isEntry(thing) ? [thing.path, thing.author].filter(Boolean).join(' · ') : '';
  return { line: thing.line, title, detail };
}

/** True for what one thing can cause; anything else concerns the import as a whole. */
function isAboutThing(error: unknown): error is Error {
  if (error instanceof ApiError) return true;
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

function reasonOf(error: Error): string {
  const fields = error instanceof ApiError ? Object.entries(error.details.errors ?? {}) : [];
  return fields.length === 0
    ? error.message
    : fields.map(([field, message]) => `${field}: ${message}`).join(' ');
}

/** Lines are kept by their code: a page whose pictures fail is told with each of them. */
function withEveryNote(report: Report): Report {
  const told = new Map<string, number>();
  const seen = new Set<string>();
  return {
    ...report,
    pictures: report.pictures,
    note(line, code, reason) {
      const whole = `${line}:${reason}`;
      if (seen.has(whole)) return;
      if (seen.size < 50_000) seen.add(whole);
      const times = (told.get(`${line}:${code}`) ?? 0) + 1;
      told.set(`${line}:${code}`, times);
      report.note(line, times === 1 ? code : `${code}-${times}`, reason);
    },
  };
}
