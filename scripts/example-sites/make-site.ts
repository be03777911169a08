/** Makes an example site by the calls that the screens of an owner send. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CallAnswer, DocumentHead, PageDocument, SiteFile } from '@sitewright/contract';
import sharp from 'sharp';
import type { OfficeCalls } from '../screens/office-calls.ts';
import { rootDir } from '../lib/install.mjs';
import { buildDocument, type SiteThings } from './build-document.ts';
import type { ExamplePicture, ExampleSection, ExampleSite } from './example-site.ts';

/** The site, whose address is free, from the set-up to what visitors see. */
export async function makeSite(office: OfficeCalls, site: ExampleSite): Promise<void> {
  const desk = new SiteDesk(office, site);
  await desk.begin();
  const pictures = await desk.addPictures();
  const made = await desk.addThings(pictures);
  const pages = await desk.addPages();
  const things: SiteThings = { ...made, pictures, pages };
  for (const page of site.pages) {
    await desk.publish('page', pages.get(page.urlId) ?? '', page.sections, things);
  }
  await desk.writePosts(things);
  if (site.popup) await desk.publish('popup', 'popup', site.popup, things);
  await desk.writeMenu(pages);
}

class SiteDesk {
  readonly #office: OfficeCalls;
  readonly #site: ExampleSite;
  readonly #calls: string;

  constructor(office: OfficeCalls, site: ExampleSite) {
    this.#office = office;
    this.#site = site;
    this.#calls = `/api/sites/${site.identifier}`;
  }

  async begin(): Promise<void> {
    const { title, identifier, country, currency, locale, timeZone, preset, shop } = this.#site;
    await this.#office.post('/api/staff/sites', {
      attemptId: randomUUID(),
      purpose: shop ? 'both' : 'site',
      languages: [],
      measurementStandard: country === 'US' ? 1 : 2,
      taxRates: null,
      taxRules: [],
      shippingOptions: [],
      content: 'none',
      theme: 'linden',
      title,
      identifier,
      country,
      currency,
      locale,
      timeZone,
      preset,
    });
    const { settings, tagline } = this.#site;
    await this.#office.send('PATCH', `${this.#calls}/settings`, { data: settings });
    await this.#tell({ tagline });
  }

  /** Facts of the site. */
  async #tell(wanted: { tagline: string }): Promise<void> {
    const changes = { tagline: { from: '', to: wanted.tagline } };
    await this.#office.send('PATCH', `${this.#calls}/facts`, { data: { changes } });
  }

  async addPictures(): Promise<Map<string, string>> {
    const ids = new Map<string, string>();
    for (const [name, picture] of Object.entries(this.#site.pictures)) {
      ids.set(name, await this.#addPicture(name, picture));
    }
    return ids;
  }

  async #addPicture(name: string, { source, alt, focus }: ExamplePicture): Promise<string> {
    const bytes = await bytesOf(source);
    const uploadId = await this.#office.upload(`${this.#calls}/uploads`, {
      name: `${name}.webp`,
      bytes,
    });
    const { file } = await this.#office.post<{ file: SiteFile }>(`${this.#calls}/files`, {
      uploadId,
      accepts: 'image',
    });
    const [focalX = file.focalX, focalY = file.focalY] = focus ?? [];
    await this.#office.post(`${this.#calls}/files/${file.id}/edits`, {
      changes: {
        altText: { from: file.altText, to: alt },
        focalX: { from: file.focalX, to: focalX },
        focalY: { from: file.focalY, to: focalY },
      },
    });
    return file.id;
  }

  /** The store with its products, the journal, the form and the donation, as far as there are some. */
  async addThings(pictures: ReadonlyMap<string, string>) {
    const { shop, journal, form, donation } = this.#site;
    const add = async (what: string, data: object) =>
      (await this.#office.post<{ id: string }>(`${this.#calls}/${what}`, data)).id;
    const { pages } = await this.#pages();
    const store = shop && pages.find(({ typeName }) => typeName === 'products');
    for (const { title, priceCents, excerpt, pictures: names } of shop?.products ?? []) {
      await add('products', {
        title,
        excerpt: `<p>${excerpt}</p>`,
        collectionId: store?.id,
        isVisible: true,
        imageIds: names.map((name) => pictures.get(name)),
        variants: [{ priceCents, stock: 'unlimited' }],
      });
    }
    const fields = form?.fields.map((field, index) => ({ id: `f${index}`, ...field }));
    return {
      store: store?.id,
      blog: journal && (await add('pages', { ...pick(journal), typeName: 'blog' })),
      form: form && (await add('forms', { name: form.name, fields })),
      donation: donation && (await add('donations', { ...donation, minCents: 500 })),
    };
  }

  /** The pages, the first of them as the home page; those that the set-up made go. */
  async addPages(): Promise<Map<string, string>> {
    const { pages: before } = await this.#pages();
    const ids = new Map<string, string>();
    for (const page of before.filter(({ urlId }) => urlId === 'contact'))
      await this.#remove(page.id);
    for (const { urlId, title, menu = title, description } of this.#site.pages) {
      const { id } = await this.#office.post<{ id: string }>(`${this.#calls}/pages`, {
        urlId,
        title,
      });
      const changes = {
        navigationTitle: { from: title, to: menu },
        description: { from: '', to: description },
        ...(ids.size === 0 && { isHomepage: { from: false, to: true } }),
      };
      await this.#office.send('PATCH', `${this.#calls}/pages/${id}`, { data: { changes } });
      ids.set(urlId, id);
    }
    for (const page of before.filter(({ urlId }) => urlId === 'home')) await this.#remove(page.id);
    for (const { id, urlId } of (await this.#pages()).pages) ids.set(urlId, id);
    return ids;
  }

  async #pages(): Promise<CallAnswer<'GET /api/sites/:identifier/pages'>> {
    return this.#office.get(`${this.#calls}/pages`);
  }

  async #remove(pageId: string): Promise<void> {
    await this.#office.send('DELETE', `${this.#calls}/pages/${pageId}`);
  }

  /** Writes the document of a thing as the editor does, and shows it to visitors. */
  async publish(
    purpose: 'page' | 'post' | 'popup',
    ownerId: string,
    sections: readonly ExampleSection[],
    things: SiteThings,
  ): Promise<void> {
    const documents = `${this.#calls}/documents`;
    const head = await this.#office.post<DocumentHead>(documents, { purpose, ownerId });
    const { document } = await this.#office.get<{ document: PageDocument }>(
      `${documents}/${head.id}`,
    );
    const clears = Object.values(document.sections).map((section) => ({
      name: 'remove-section',
      section,
      blocks: Object.values(document.blocks).filter(({ sectionId }) => sectionId === section.id),
    }));
    const { revision } = await this.#office.post<{ revision: number }>(
      `${documents}/${head.id}/edits`,
      {
        baseRevision: head.revision,
        key: randomUUID(),
        commands: [...clears, ...buildDocument(sections, things).commands],
      },
    );
    await this.#office.post(`${documents}/${head.id}/state`, { to: 'published', revision });
  }

  async writePosts(things: SiteThings): Promise<void> {
    for (const post of this.#site.journal?.posts ?? []) {
      const { title, excerpt, picture, author, categories, sections } = post;
      const { id } = await this.#office.post<{ id: string }>(`${this.#calls}/posts`, {
        collectionId: things.blog,
        title,
      });
      const now = await this.#office.get<CallAnswer<'GET /api/sites/:identifier/posts/:id'>>(
        `${this.#calls}/posts/${id}`,
      );
      await this.#office.send('PATCH', `${this.#calls}/posts/${id}`, {
        data: {
          changes: {
            excerpt: { from: now.excerpt, to: `<p>${excerpt}</p>` },
            authorName: { from: now.authorName, to: author },
            categories: { from: now.categories, to: categories },
            mainImageId: { from: now.mainImageId, to: things.pictures.get(picture) },
          },
        },
      });
      await this.publish('post', id, sections, things);
    }
  }

  /** The main menu has all pages but the first, in their order; the one at the end has all. */
  async writeMenu(pages: ReadonlyMap<string, string>): Promise<void> {
    const { identifier, shop, journal } = this.#site;
    const layout = await this.#office.get<CallAnswer<'GET /api/commondata/GetSiteLayout'>>(
      `/api/commondata/GetSiteLayout?site=${identifier}`,
    );
    const named = this.#site.pages.slice(1).filter(({ menu }) => menu !== '');
    const urls = [
      ...(shop ? ['shop'] : []),
      ...named.map(({ urlId }) => urlId),
      ...(journal ? [journal.urlId] : []),
    ];
    const items = urls.map((urlId) => ({ collectionId: pages.get(urlId) }));
    for (const fieldName of ['mainNav', 'footerNav']) {
      await this.#office.post(`/api/widget/UpdateNavigation?site=${identifier}`, {
        fieldName,
        templateId: layout.templateId,
        navigation: { items },
      });
    }
  }
}

function pick({ urlId, title }: { urlId: string; title: string }) {
  return { urlId, title };
}

async function bytesOf(source: ExamplePicture['source']): Promise<Buffer> {
  if ('demo' in source) return readFile(path.join(rootDir, 'demo/images', `${source.demo}.webp`));
  const grain = await sharp({
    create: {
      width: 256,
      height: 256,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .png()
    .toBuffer();
  // As of a film: flat colours would show their steps.
  return sharp(Buffer.from(source.svg))
    .composite([{ input: grain, tile: true, blend: 'soft-light' }])
    .webp({ quality: 80 })
    .toBuffer();
}
