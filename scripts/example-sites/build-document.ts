/** Makes documents of example sites by the commands that the editor sends. */
import { emptyDocument, insertDesign, putOnTop, sectionDesigns } from '@sitewright/blocks';
import type { Command, DocumentLink, PageDocument } from '@sitewright/contract';
import type { SectionDesign } from '../../packages/blocks/src/library/design-kit.ts';
import type { ExampleSection } from './example-site.ts';

/** The ids of what a site has made, by what its data calls them. */
export interface SiteThings {
  readonly pictures: ReadonlyMap<string, string>;
  /** By address: `menu`. */
  readonly pages: ReadonlyMap<string, string>;
  readonly store?: string | undefined;
  readonly blog?: string | undefined;
  readonly form?: string | undefined;
  readonly donation?: string | undefined;
}

/** @throws Error when the site names something that it does not have */
export function buildDocument(
  sections: readonly ExampleSection[],
  things: SiteThings,
): { document: PageDocument; commands: Command[] } {
  let document = emptyDocument;
  const commands: Command[] = [];
  let made = 0;
  const newId = () => `x${(made += 1)}`;
  for (const [index, section] of sections.entries()) {
    const inserted = insertDesign(document, designOf(section), {
      index,
      newId,
      words: (section.words ?? []).map((words) =>
        words === undefined ? undefined : [words, words],
      ),
      site: { ...things, language: 'en', pictures: picturesOf(section, things) },
    });
    const own = inserted.commands.map((command) => finish(command, section, things));
    document = putOnTop(document, own).document;
    commands.push(...own);
  }
  return { document, commands };
}

function designOf({ design, blocks, style }: ExampleSection): SectionDesign {
  const known = sectionDesigns.find(({ id }) => id === design);
  if (known) return { ...known, style: { ...known.style, ...style } };
  if (!blocks) throw new Error(`There is no design "${design}".`);
  const title = { en: '', de: '' };
  return { id: 'own', kind: 'text', title, style: style ?? {}, make: () => blocks };
}

function picturesOf({ pictures = [] }: ExampleSection, things: SiteThings): string[] {
  return pictures.map((name) => required(things.pictures.get(name), `picture "${name}"`));
}

/** Gives buttons their links, and names the ids that stand in the data of blocks. */
function finish(command: Command, section: ExampleSection, things: SiteThings): Command {
  if (command.name !== 'insert-section') return command;
  const links = [...(section.links ?? [])];
  const blocks = command.blocks.map((block) => {
    const data = nameIds(block.data, things) as Record<string, unknown>;
    if (block.type === 'donation')
      return { ...block, data: { ...data, donationId: things.donation } };
    const to = block.type === 'button' || block.type === 'hero' ? links.shift() : undefined;
    return { ...block, data: to === undefined ? data : { ...data, link: linkTo(to, things) } };
  });
  if (links.length > 0) throw new Error(`No button for ${links.join(', ')}`);
  return { ...command, blocks };
}

/** `/menu` is a page of the site, where it has one; else an address as it is typed. */
export function linkTo(to: string, { pages }: SiteThings): DocumentLink {
  const [path = '', anchor] = to.split('#');
  const collectionId = pages.get(path.slice(1));
  if (to.startsWith('/') && collectionId !== undefined) {
    return { kind: 'page', collectionId, ...(anchor !== undefined && { anchor }) };
  }
  const [, scheme, rest = ''] = /^(mailto|tel):(.*)$/.exec(to) ?? [];
  if (scheme === 'mailto') return { kind: 'email', address: rest };
  if (scheme === 'tel') return { kind: 'phone', number: rest };
  if (!/^https:\/\/|^\/shop/.test(to)) throw new Error(`Nothing is at ${to}.`);
  return { kind: 'url', url: to };
}

/** `@picture:NAME` anywhere in the data of a block is the id of that picture. */
function nameIds(value: unknown, things: SiteThings): unknown {
  if (typeof value === 'string') {
    const name = /^@picture:(.+)$/.exec(value)?.[1];
    return name === undefined ? value : required(things.pictures.get(name), `picture "${name}"`);
  }
  if (Array.isArray(value)) return value.map((entry) => nameIds(entry, things));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, nameIds(entry, things)]),
  );
}

function required(id: string | undefined, what: string): string {
  if (id === undefined) throw new Error(`There is no ${what}.`);
  return id;
}
