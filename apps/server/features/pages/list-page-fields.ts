/** The areas of blocks that pages show, by rendering them: ids of areas may depend on the page. */
import { ApiError, type CallAnswer, type DocumentHead } from '@sitewright/contract';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../context.ts';
import type { CollectionHead } from '../../render/data/load-site.ts';
import { partsOf } from '../../render/page/children-of.ts';
import type { PageSource } from '../../render/page/page-model.ts';
import { PageFields, type PageField } from '../../render/tags/page-fields.ts';
import { listDocumentHeads } from '../documents/document-store.ts';
import type { Site } from '../sites/site.ts';
import { pageOfFields } from './page-of-fields.ts';

/** Pages that are looked at for the areas they share with another. */
const mostPages = 100;
/** Sites whose areas are remembered. */
const mostSites = 50;

type PageFieldsCall = 'GET /api/sites/:identifier/pages/:id/fields';

/** The areas of each page, by its id. */
type FieldsByPage = ReadonlyMap<string, readonly PageField[]>;

/** Says which pages show which areas. What was found is kept as long as nothing of the site changes. */
export class FieldFinder {
  readonly #ctx: AppContext;
  readonly #known = new LRUCache<string, Promise<FieldsByPage>>({ max: mostSites });

  constructor(ctx: AppContext) {
    this.#ctx = ctx;
  }

  /** @throws ApiError `not_found` for a page that is none of this site */
  async list(site: Site, origin: string, pageId: string): Promise<CallAnswer<PageFieldsCall>> {
    const source = await this.#ctx.renderer.source(site, origin);
    const pages = await listCollections(source);
    const page = pages.find(({ id }) => id === pageId);
    if (!page) throw new ApiError('not_found');
    const hasFields = source.templates.theme.sources.tags.has('block-field');
    const byPage = hasFields ? await this.#fieldsByPage(source, pages) : undefined;
    const fields = byPage?.get(pageId) ?? (await this.#fieldsOf(source, page));
    const heads = await this.#headsOf(site.siteId, fields);
    const shown = [...(byPage?.values() ?? [])].flat();
    const count = ({ purpose, id }: PageField) =>
      // What belongs to the site stands on all of its pages.
      purpose === 'block-field' ? shown.filter((one) => one.id === id).length : pages.length;
    return {
      fields: fields.map((field) => ({
        ...field,
        pages: Math.max(1, count(field)),
        isMore: field.purpose === 'block-field' && pages.length > (byPage?.size ?? 0),
        document: heads.get(`${field.purpose} ${field.id}`) ?? null,
      })),
      ...indexesOf(source, page),
    };
  }

  async #headsOf(
    siteId: string,
    fields: readonly PageField[],
  ): Promise<ReadonlyMap<string, DocumentHead>> {
    const heads = await Promise.all(
      fields.map(({ purpose, id: owner }) =>
        listDocumentHeads(this.#ctx.db, siteId, { purpose, owner }),
      ),
    );
    return new Map(heads.flat().map((head) => [`${head.purpose} ${head.ownerId}`, head]));
  }

  #fieldsByPage(source: PageSource, pages: readonly CollectionHead[]): Promise<FieldsByPage> {
    const { site } = source.view.snapshot;
    const key = `${site.siteId} ${site.version} ${source.templates.theme.version}`;
    const known = this.#known.get(key);
    if (known) return known;
    const finding = this.#find(source, pages.slice(0, mostPages));
    this.#known.set(key, finding);
    finding.catch(() => this.#known.delete(key));
    return finding;
  }

  async #find(source: PageSource, pages: readonly CollectionHead[]): Promise<FieldsByPage> {
    const found = new Map<string, readonly PageField[]>();
    // One after the other: visitors wait for none of it.
    for (const page of pages) found.set(page.id, await this.#fieldsOf(source, page));
    return found;
  }

  async #fieldsOf(plain: PageSource, page: CollectionHead): Promise<readonly PageField[]> {
    const fields = new PageFields();
    const source = { ...plain, fields };
    await this.#ctx.renderer.renderForEditing(
      source,
      await pageOfFields(source, page),
      '/site.css',
    );
    return fields.found;
  }
}

/** What an index shows, and which indexes show a page. */
function indexesOf({ view: { snapshot }, templates }: PageSource, page: CollectionHead) {
  const partsAt = (one: CollectionHead) =>
    partsOf(one, { snapshot, templates }).map(({ id }) => id);
  const shownOn = snapshot.collections.filter((one) => partsAt(one).includes(page.id));
  return { shows: partsAt(page), shownOn: shownOn.map(({ id }) => id) };
}

function listCollections({ db, view }: PageSource): Promise<CollectionHead[]> {
  return db
    .selectFrom('collections')
    .selectAll()
    .where('site_id', '=', view.snapshot.site.siteId)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
}
