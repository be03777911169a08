/** Makes and publishes pages that show everything: all designs of sections, and all kinds of blocks. */
import { randomBytes } from 'node:crypto';
import {
  addBlock,
  addSection,
  blockTypeTable,
  designKinds,
  emptyDocument,
  insertDesign,
  putOnTop,
  sectionDesigns,
  type BlockType,
  type DesignSite,
  type SectionDesign,
} from '@sitewright/blocks';
import type { CallAnswer, Command, PageDocument } from '@sitewright/contract';
import type { OfficeCalls } from '../screens/office-calls.ts';
import type { ComparedPage } from './compared-page.ts';

/** What blocks and designs show of a site. */
export interface ShownOfSite extends DesignSite {
  readonly products: readonly string[];
  readonly events?: string | undefined;
}

/** Blocks of one page: each of them may ask questions, of which a document has a few. */
const blocksOfPage = 8;

const newId = () => randomBytes(12).toString('hex');

/** Reads what pages can show; makes a form and a page of events where there is none. */
export async function readShown(office: OfficeCalls, site: string): Promise<ShownOfSite> {
  const calls = `/api/sites/${site}`;
  const [{ files }, { pages }, { products }, forms] = await Promise.all([
    office.get<CallAnswer<'GET /api/sites/:identifier/files'>>(
      `${calls}/files?kind=image&limit=16`,
    ),
    office.get<CallAnswer<'GET /api/sites/:identifier/pages'>>(`${calls}/pages`),
    office.get<CallAnswer<'GET /api/sites/:identifier/products'>>(`${calls}/products`),
    office.get<CallAnswer<'GET /api/sites/:identifier/block-choices'>>(
      `${calls}/block-choices?kind=form`,
    ),
  ]);
  const first = (typeName: string) => pages.find((page) => page.typeName === typeName)?.id;
  const events =
    first('events') ??
    (await office.post<{ id: string }>(`${calls}/pages`, { title: 'Events', typeName: 'events' }))
      .id;
  return {
    language: 'en',
    pictures: files.map(({ id }) => id),
    products: products.map(({ id }) => id),
    store: first('products'),
    blog: first('blog'),
    events,
    form: forms.choices[0]?.id,
  };
}

/** Pages that are made of blocks already. */
export async function listBuiltPages(office: OfficeCalls, site: string): Promise<ComparedPage[]> {
  const { pages } = await office.get<CallAnswer<'GET /api/sites/:identifier/pages'>>(
    `/api/sites/${site}/pages`,
  );
  return pages
    .filter(({ document }) => document?.state === 'published')
    .map(({ id, title, urlId, isHomepage }) => ({
      name: title,
      editor: `pages/${id}`,
      path: isHomepage ? '/' : `/${urlId}`,
      sections: new Map(),
    }));
}

/** A page for each kind of designs. */
export async function makeDesignPages(
  office: OfficeCalls,
  site: string,
  shown: ShownOfSite,
  designs: readonly SectionDesign[] = sectionDesigns,
): Promise<ComparedPage[]> {
  const pages: ComparedPage[] = [];
  for (const [kind, { en }] of Object.entries(designKinds)) {
    const ofKind = designs.filter((design) => design.kind === kind);
    if (ofKind.length === 0) continue;
    let document = emptyDocument;
    const commands: Command[] = [];
    const sections = new Map<string, string>();
    for (const [index, design] of ofKind.entries()) {
      const inserted = insertDesign(document, design, { index, newId, site: shown });
      document = putOnTop(document, inserted.commands).document;
      commands.push(...inserted.commands);
      sections.set(inserted.sectionId, design.title.en);
    }
    pages.push(await publishPage(office, site, { name: `Sections: ${en}`, commands, sections }));
  }
  return pages;
}

/** Pages of blocks with their samples, each in a section of its own. */
export async function makeSamplePages(
  office: OfficeCalls,
  site: string,
  shown: ShownOfSite,
  types: readonly BlockType[] = [...blockTypeTable.values()],
): Promise<ComparedPage[]> {
  const pages: ComparedPage[] = [];
  for (let from = 0; from < types.length; from += blocksOfPage) {
    const some = types.slice(from, from + blocksOfPage);
    let document: PageDocument = emptyDocument;
    const commands: Command[] = [];
    const sections = new Map<string, string>();
    const run = (next: readonly Command[]) => {
      document = putOnTop(document, next).document;
      commands.push(...next);
    };
    for (const [index, type] of some.entries()) {
      const sectionId = newId();
      sections.set(sectionId, type.title);
      run(addSection(document, { id: sectionId, layout: 'grid', style: {} }, index));
      const data = sampleOf(type, shown);
      run(addBlock(document, type, { id: newId(), sectionId, data }));
    }
    const name = `Blocks: ${some[0]?.title ?? ''} to ${some.at(-1)?.title ?? ''}`;
    pages.push(await publishPage(office, site, { name, commands, sections }));
  }
  return pages;
}

/** A sample names things that no site has: they become those of this one. */
function sampleOf(type: BlockType, shown: ShownOfSite): object {
  const own: Readonly<Record<string, string | undefined>> = {
    sample: type.type === 'product' ? shown.products[0] : shown.pictures[0],
    shop: shown.store,
    journal: shown.blog,
    events: shown.events,
    f1: shown.form,
  };
  const text = JSON.stringify(type.sample, (_name, value: unknown) =>
    typeof value === 'string' ? (own[value] ?? value) : value,
  );
  return JSON.parse(text) as object;
}

async function publishPage(
  office: OfficeCalls,
  site: string,
  made: {
    readonly name: string;
    readonly commands: readonly Command[];
    readonly sections: ReadonlyMap<string, string>;
  },
): Promise<ComparedPage> {
  const calls = `/api/sites/${site}`;
  const urlId = `compared-${newId()}`;
  const { id: ownerId } = await office.post<{ id: string }>(`${calls}/pages`, {
    title: made.name,
    urlId,
  });
  const { id, revision } = await office.post<{ id: string; revision: number }>(
    `${calls}/documents`,
    { purpose: 'page', ownerId },
  );
  const edited = await office.post<{ revision: number }>(`${calls}/documents/${id}/edits`, {
    baseRevision: revision,
    key: newId(),
    commands: made.commands,
  });
  await office.post(`${calls}/documents/${id}/state`, {
    to: 'published',
    revision: edited.revision,
  });
  const { name, sections } = made;
  return { name, sections, editor: `pages/${ownerId}`, path: `/${urlId}` };
}
