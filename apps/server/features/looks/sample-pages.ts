/** Pages of a shop that is not there: what a new site would look like. */
import { lookViews, type LookView, type ThemeLook } from '@sitewright/contract';
import { LRUCache } from 'lru-cache';
import { secondStreet as content } from '../../../../demo/second-street/site-data.ts';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { PageRenderer } from '../../render/page-renderer.ts';
import { escapeHtml } from '../../render/context/escape-html.ts';
import { readPageQuery } from '../../render/page/page-query.ts';
import { resolveRoute } from '../../render/page/resolve-route.ts';
import type { Theme } from '../../render/theme/theme.ts';
import { presentThemeChoice, valuesOfPreset } from '../../render/theme/theme-presets.ts';
import { preparePictures, type PreparedPictures } from '../demo/prepare-pictures.ts';
import { writeContent } from '../demo/write-site.ts';
import { createSite } from '../sites/create-site.ts';
import { loadNotations } from '../sites/site-money.ts';
import { toSite, type Site } from '../sites/site.ts';
import { dressPreview, lookPaths } from './dress-preview.ts';
import { findView } from './find-view.ts';
import { bytesOf } from '../../http/shared-bytes.ts';

/** What is looked at. */
export interface SampleWish extends ThemeLook {
  readonly view: LookView;
  readonly title: string;
  readonly currency: string;
  readonly locale: string;
}

/** Stands in finished pages where the name of the site will be. */
const nameMark = 'NameOfTheSite7f3a';

/** Ends the transaction: nothing of it stays. */
class Undone extends Error {
  readonly pages: ReadonlyMap<string, string>;

  constructor(pages: ReadonlyMap<string, string>) {
    super('The sample was written to be read once');
    this.pages = pages;
  }
}

/**
 * Draws the demo's content by the real renderer. The site is written in a transaction that is taken
 * back when its pages are drawn, for all looks of a theme at once; after that they come from memory.
 */
export class SamplePages {
  readonly #ctx: AppContext;
  readonly #siteId = newId();
  readonly #kept = new LRUCache<string, Promise<ReadonlyMap<string, string>>>({ max: 12 });
  #pictures: Promise<PreparedPictures> | undefined;

  constructor(ctx: AppContext) {
    this.#ctx = ctx;
  }

  /** HTML of one page. The look must be one that there is. */
  async get({ theme: name, preset, view, title, currency, locale }: SampleWish): Promise<string> {
    const theme = await this.#ctx.themes.get(name);
    const { version } = this.#ctx.renderer.storefront();
    const key = [name, theme.version, version, currency, locale].join(' ');
    const drawing = this.#kept.get(key) ?? this.#draw(theme, { currency, locale });
    this.#kept.set(key, drawing);
    drawing.catch(() => this.#kept.delete(key));
    const page = (await drawing).get(keyOf(preset, view)) ?? '';
    // By a function: in a text `$&` and the like would mean more than they say.
    return page.replaceAll(nameMark, () => escapeHtml(title));
  }

  async #draw(
    theme: Theme,
    money: Pick<SampleWish, 'currency' | 'locale'>,
  ): Promise<ReadonlyMap<string, string>> {
    const pictures = await this.#preparePictures();
    try {
      return await this.#ctx.transact(async (trx): Promise<never> => {
        const site = await this.#write(trx, { ...money, theme: theme.name, pictures });
        throw new Undone(await this.#render(trx, site, theme));
      });
    } catch (error) {
      if (error instanceof Undone) return error.pages;
      throw error;
    }
  }

  /** They are looked at and not kept: previews show the files of the demo themselves. */
  #preparePictures(): Promise<PreparedPictures> {
    const { pictures, store } = this.#ctx.media;
    const keeper = { pictures, store: { ...store, put: () => Promise.resolve() } };
    this.#pictures ??= preparePictures(keeper, this.#siteId, content);
    this.#pictures.catch(() => (this.#pictures = undefined));
    return this.#pictures;
  }

  async #write(
    trx: WriteTransaction,
    {
      pictures,
      ...facts
    }: { pictures: PreparedPictures } & Pick<Site, 'theme' | 'currency' | 'locale'>,
  ): Promise<Site> {
    const siteId = this.#siteId;
    // No other process waits for the same name.
    await createSite(trx, { ...facts, siteId, identifier: `look-${newId()}`, title: nameMark });
    const now = this.#ctx.now();
    await writeContent(trx, {
      siteId,
      site: { ...content, products: plainProducts },
      pictures,
      files: new Map(),
      now,
    });
    const row = await trx
      .selectFrom('sites')
      .selectAll()
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow();
    const notationOf = await loadNotations({ siteId, locale: row.locale, settings: row.settings });
    return toSite(row, {
      primaryHost: undefined,
      otherHosts: [],
      notationOf,
      secretNames: new Set(),
    });
  }

  async #render(
    trx: WriteTransaction,
    site: Site,
    theme: Theme,
  ): Promise<ReadonlyMap<string, string>> {
    const { themes, now } = this.#ctx;
    const renderer = new PageRenderer({
      db: trx,
      runFixed: async (statement) => (await trx.executeQuery(statement)).rows,
      themes,
      now,
      loadSales: () => Promise.resolve([]),
      later: this.#ctx.renderer.later,
      onTemplateErrors: () => {},
    });
    const pages = new Map<string, string>();
    for (const { name } of presentThemeChoice(theme).presets) {
      const look = { theme: theme.name, tweaks: { ...valuesOfPreset(theme, name) } };
      const source = await renderer.sourceInLook(site, 'https://example.com', look);
      for (const view of lookViews) {
        const path = (await findView(trx, site.siteId, view)) ?? '/';
        const model = await resolveRoute(source, path.slice(1), readPageQuery({}));
        if (!model || 'redirectTo' in model) continue;
        const sheet = sheetUrl({ theme: theme.name, preset: name });
        const { content } = await renderer.renderForPreview(source, model, sheet);
        pages.set(keyOf(name, view), this.#dress(bytesOf(content).toString('utf8'), theme.name));
      }
    }
    return pages;
  }

  #dress(html: string, theme: string): string {
    const picture = new RegExp(`/content/v1/${this.#siteId}/[^/"\\s]+/([\\w-]+\\.webp)`, 'g');
    return dressPreview(html, theme).replace(picture, `${lookPaths.pictures}$1`);
  }
}

/** What buyers download is not looked at. */
const plainProducts = content.products.map(({ file: _file, ...product }) => product);

function keyOf(preset: string, view: LookView): string {
  return `${view} ${preset}`;
}

/** Where the styles of a look are. */
export function sheetUrl({ theme, preset }: ThemeLook): string {
  return `${lookPaths.sheet}?${new URLSearchParams({ theme, preset })}`;
}
