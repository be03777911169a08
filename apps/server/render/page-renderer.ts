import { getCldr } from '@sitewright/formatters';
import type { ReadDatabase } from '../db/database.ts';
import type { RunFixed } from '../db/fixed-statements.ts';
import type { Site } from '../features/sites/site.ts';
import { ListPlaces } from './data/list-places.ts';
import { createStorefrontReader } from './head/storefront-assets.ts';
import type { PageModel, PageSource } from './page/page-model.ts';
import { renderPage, type RenderedPage } from './page/render-page.ts';
import { SiteViews, type LoadSales } from './site-view.ts';
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
  /** Told about mistakes of templates and styles, each text once. */
  readonly onTemplateErrors: (theme: string, errors: readonly string[]) => void;
}

/** Sites, themes and styles together: everything that turns a page model into HTML. */
export class PageRenderer {
  readonly styles: SiteStyles;
  readonly storefront = createStorefrontReader();
  readonly #parts: RendererParts;
  readonly #views: SiteViews;
  readonly #listPlaces = new ListPlaces();
  readonly #told = new Set<string>();

  constructor(parts: RendererParts) {
    this.#parts = parts;
    this.#views = new SiteViews(parts);
    this.styles = new SiteStyles((theme, errors) => this.#tell(theme, errors));
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
    const { db, runFixed } = this.#parts;
    return { db, runFixed, now, view, templates, listPlaces: this.#listPlaces };
  }

  async render(source: PageSource, page: PageModel): Promise<RenderedPage> {
    const { theme } = source.templates;
    const { site } = source.view.snapshot;
    const rendered = await renderPage(source, page, {
      storefront: this.storefront(),
      siteSheet: this.styles.sheet(theme, site),
    });
    this.#tell(theme.name, source.templates.errors);
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
