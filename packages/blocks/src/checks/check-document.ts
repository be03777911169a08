/** What a page lacks, found in its own markup while it is built and before it is published. */
import type { Block, BlockCheck, PageDocument } from '@sitewright/contract';
import { migrateDocument } from '../document/parse-document.ts';
import { orderedBlocks, orderedSections } from '../document/order.ts';
import { renderBlock } from '../render/render-block.ts';
import type { RenderSettings } from '../render/render-settings.ts';
import { sectionBackground } from '../render/section-css.ts';
import type { BlockType } from '../types/block-type.ts';
import { isTooWeak, type SectionColors } from './check-contrast.ts';
import { chosenAddresses, isOf, makeLinkCheck, type LinkMeasures } from './check-links.ts';
import { readMarkup, type Markup } from './read-markup.ts';
import { loadedFiles } from './weigh-markup.ts';

/** Something that a visitor, or a machine that reads for one, will miss. */
export interface Finding {
  readonly check: BlockCheck;
  readonly blockId: string;
}

/** What is known of a site beside what its blocks show; what is missing is not checked. */
export interface PageMeasures {
  readonly colors?: SectionColors | undefined;
  readonly links?: LinkMeasures | undefined;
  /** Bytes of what lies at an address of the site; undefined: nobody knows. */
  readonly bytesOf?: ((url: string) => number | undefined) | undefined;
  /** More than these bytes are too many for a page at its first sight, and for one picture. */
  readonly limits?: { readonly page: number; readonly picture: number } | undefined;
}

/** Blocks that are nothing but room. */
const roomy: ReadonlySet<string> = new Set(['spacer', 'line']);

/** Blocks that are there to lead somewhere. */
const leading: ReadonlySet<string> = new Set(['button']);

/**
 * Looks through what visitors will see, in the order of reading. Each check is told once a block.
 * Types that nobody knows are left out.
 */
export function checkDocument(
  document: PageDocument,
  settings: RenderSettings,
  measures: PageMeasures = {},
): Finding[] {
  const current = migrateDocument(document, settings.types);
  const sections = orderedSections(current).filter(({ hidden }) => hidden !== true);
  const blocks = sections.flatMap(({ id }) => orderedBlocks(current, id)).filter(isSeen);
  const scales = makeScales(measures);
  for (const section of sections) scales.add(sectionBackground(section, settings.source));
  const drawn = blocks.flatMap((block) => draw(block, settings) ?? []);
  const isDead = makeLinkCheck(
    drawn.flatMap(({ markup }) => markup?.parts ?? []),
    measures.links,
  );
  const findings: Finding[] = [];
  let level = 0;
  for (const { block, type, html, markup } of drawn) {
    if (!markup) {
      findings.push({ check: 'not-in-mail', blockId: block.id });
      continue;
    }
    const found = new Set<BlockCheck>();
    if (!roomy.has(block.type) && type.isEmpty(block.data)) found.add('empty-block');
    if (markup.images.some((alt) => isWordless(alt, block, type))) found.add('missing-alt');
    if (markup.videos.some(({ hasCaptions }) => !hasCaptions)) found.add('missing-captions');
    for (const heading of markup.headings) {
      if (isOutOfOrder(heading, level)) found.add('heading-order');
      level = heading;
    }
    const isLost =
      leading.has(block.type) && !found.has('empty-block') && markup.links.length === 0;
    const { links } = type.needs(block.data);
    const chosen = chosenAddresses(links, settings.source);
    const typed = markup.links.filter(({ href }) => !chosen.some((url) => isOf(href, url)));
    if (isLost || chosen.includes(undefined) || typed.some(({ href }) => isDead(href))) {
      found.add('dead-link');
    }
    if (markup.links.some(({ name }) => name === '')) found.add('nameless-link');
    const section = current.sections[block.sectionId];
    if (measures.colors && section && isTooWeak(markup.texts, section, measures.colors)) {
      found.add('low-contrast');
    }
    if (scales.add(html, block.id)) found.add('heavy-picture');
    findings.push(...[...found].map((check) => ({ check, blockId: block.id })));
  }
  const heaviest = scales.heaviestOfTooMuch();
  return heaviest === undefined
    ? findings
    : [...findings, { check: 'heavy-page', blockId: heaviest }];
}

interface Drawn {
  readonly block: Block;
  readonly type: BlockType;
  readonly html: string;
  readonly markup?: Markup;
}

/** Weighs what a page loads, each file once. */
function makeScales({ bytesOf, limits }: PageMeasures) {
  const weighed = new Set<string>();
  let total = 0;
  let heaviest: { readonly blockId: string; readonly bytes: number } | undefined;
  return {
    /** True when a picture of it is too heavy. */
    add(html: string, blockId?: string): boolean {
      if (!bytesOf || !limits) return false;
      let own = 0;
      let isTooHeavy = false;
      for (const { url, isPicture } of loadedFiles(html)) {
        const bytes = bytesOf(url) ?? 0;
        if (isPicture && bytes > limits.picture) isTooHeavy = true;
        if (weighed.has(url)) continue;
        weighed.add(url);
        own += bytes;
      }
      total += own;
      if (blockId !== undefined && own > (heaviest?.bytes ?? 0)) heaviest = { blockId, bytes: own };
      return isTooHeavy;
    },
    /** The block that a page which is too heavy owes most to. */
    heaviestOfTooMuch: () => (limits && total > limits.page ? heaviest?.blockId : undefined),
  };
}

function isSeen({ placement: { wide, phone } }: Block): boolean {
  return !wide.hidden || phone?.hidden === false;
}

/**
 * An empty alternative text says that a picture is decoration. Only who wrote it says so: a block
 * without one, of a picture that the library has no words for, was forgotten.
 */
function isWordless(alt: string | undefined, { data }: Block, type: BlockType): boolean {
  if (alt === undefined) return true;
  if (alt.trim() !== '' || type.htmlFields.length > 0) return false;
  return (data as { altText?: unknown }).altText !== '';
}

/** A page begins with a first or second level; a level is never left out, and the first comes once. */
function isOutOfOrder(level: number, before: number): boolean {
  if (before === 0) return level > 2;
  return level === 1 || level > before + 1;
}

/** Markup of a block; none where it cannot stand. Undefined for types that nobody knows. */
function draw(block: Block, settings: RenderSettings): Drawn | undefined {
  const type = settings.types.get(block.type);
  if (!type) return undefined;
  if (settings.mail && type.mail === undefined) return { block, type, html: '' };
  const html = renderBlock(block, settings);
  return { block, type, html, markup: readMarkup(html) };
}
