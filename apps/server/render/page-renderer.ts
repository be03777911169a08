import { getCldr } from '@sitewright/formatters';
import type { ReadDatabase } from '../db/database.ts';
import type { RunFixed } from '../db/fixed-statements.ts';
import type { Site } from '../features/sites/site.ts';
import { readCode } from './code/read-code.ts';
import type { LaterAnswerers } from './data/block-answers/later-answerers.ts';
import { ListPlaces } from './data/list-places.ts';
import type { HeadParts } from './head/head-parts.ts';
import type { PageSheet } from './head/page-sheet.ts';
import { createStorefrontReader } from './head/storefront-assets.ts';
import type { PageModel, PageSource } from './page/page-model.ts';
import { renderPage, type RenderedPage } from './page/render-page.ts';
import { SiteViews, type LoadSales, type SiteView } from './site-view.ts';
import { SiteStyles } from './styles/site-css.ts';
import { TemplateRun } from './template-run.ts';
import type { ThemeStore } from './theme/theme-store.ts';

/** What the renderer is given. */
export interface RendererParts {
  readonly db: ReadDatabase;
  readonly runFixed: RunFixed;
  readonly themes: ThemeStore;
  readonly now: () => Date;
  readonly loadSales: LoadSales;
  readonly later: LaterAnswerers;
  /** Told about mistakes of templates and styles, each text once. */
  readonly onTemplateErrors: (theme: string, errors: readonly string[]) => void;
}

/** Sites, themes and styles together: everything that turns a page model into HTML. */
export class PageRenderer {
  readonly styles: SiteStyles;
  readonly storefront = createStorefrontReader();
  /** What a piece of the owner's code holds, and what is wrong with it. */
  readonly readCode = readCode;
  readonly #parts: RendererParts;
  readonly #views: SiteViews;
  readonly #listPlaces = new ListPlaces();
  readonly #told = new Set<string>();

  /** For a renderer of other pages. */
  get later(): LaterAnswerers {
    return this.#parts.later;
  }

  constructor(parts: RendererParts) {
    this.#parts = parts;
    this.#views = new SiteViews(parts);
    this.styles = new SiteStyles((theme, errors) => this.#tell(theme, errors));
  }

  /** Site data alone. */
  view(site: Site, origin: string): Promise<SiteView> {
    return this.#views.get(site, origin);
  }

  /** Site data and templates for one page; they come from memory when the site is known. */
  async source(site: Site, origin: string): Promise<PageSource> {
    const now = this.#parts.now();
    const [view, theme, builtIn, cldr] = await Promise.all([
      this.#views.get(site, origin),
      this.#parts.themes.get(site.theme),
      this.#parts.themes.builtIn(),
      getCldr(site.locale),
    ]);
    const templates = new TemplateRun(theme, builtIn, { cldr, now });
    const { db, runFixed, later } = this.#parts;
    const [listPlaces, storefront] = [this.#listPlaces, this.storefront()];
    return { db, runFixed, now, view, templates, listPlaces, later, storefront };
  }

  async render(source: PageSource, page: PageModel): Promise<RenderedPage> {
    const siteSheet = await this.#sheetOf(source);
    return this.#render(source, page, { storefront: this.storefront(), siteSheet, runsCode: true });
  }

  /**
   * The same page to be edited: with all styles of the theme and of widgets, because its blocks will
   * change, and without the scripts of the storefront. `sheetUrl`: where the styles of the site are
   * found from the back office.
   */
  renderForEditing(source: PageSource, page: PageModel, sheetUrl: string): Promise<RenderedPage> {
    const { styles, ...own } = this.storefront();
    // Every page holds the empty text: no widget waits for its mark.
    const always = styles.map((style) => ({ ...style, hooks: [''] }));
    const storefront = { ...own, styles: always, scriptUrl: '', preloadUrls: [] };
    const { templates, view } = source;
    const url = `${sheetUrl}?v=${this.styles.hash(templates.theme, view.snapshot.site)}`;
    const siteSheet = { url, lateUrl: url, split: undefined };
    return this.#render(source, page, { storefront, siteSheet, runsCode: false });
  }

  /**
   * The same page to be looked at only: without scripts of the storefront, with all styles behind
   * an address of somebody's own.
   */
  renderForPreview(source: PageSource, page: PageModel, sheetUrl: string): Promise<RenderedPage> {
    const storefront = { ...this.storefront(), scriptUrl: '', preloadUrls: [] };
    const siteSheet = { url: sheetUrl, lateUrl: sheetUrl, split: undefined };
    return this.#render(source, page, { storefront, siteSheet, runsCode: false });
  }

  /** Site data and templates as if the site had this look. */
  async sourceInLook(
    site: Site,
    origin: string,
    look: Pick<Site, 'theme' | 'tweaks'> & Partial<Pick<Site, 'settings'>>,
  ): Promise<PageSource> {
    const dressed = { ...site, ...look };
    const source = await this.source(dressed, origin);
    const snapshot = { ...source.view.snapshot, site: dressed };
    return { ...source, view: { ...source.view, snapshot } };
  }

  #sheetOf({ templates, view }: PageSource): Promise<PageSheet> {
    return this.styles.sheet(templates.theme, view.snapshot.site);
  }

  async #render(source: PageSource, page: PageModel, parts: HeadParts): Promise<RenderedPage> {
    const rendered = await renderPage(source, page, parts);
    this.#tell(source.templates.theme.name, source.templates.errors);
    return rendered;
  }

  #tell(theme: string, errors: readonly string[]): void {
    const fresh = errors.filter((error) => !this.#told.has(`${theme} ${error}`));
    if (fresh.length === 0) return;
    if (this.#told.size > 5_000) this.#told.clear();
    for (const error of fresh) this.#told.add(`${theme} ${error}`);
    this.#parts.onTemplateErrors(theme, fresh);
  }
}
