import {
  blockQueryKey,
  blockQueryLimits,
  type Block,
  type BlockQuery,
  type DocumentLink,
  type PageDocument,
} from '@sitewright/contract';
import { mailRowsHtml } from '../mail/mail-rows.ts';
import { migrateDocument } from '../document/parse-document.ts';
import { listBlocks, orderedBlocks, orderedSections } from '../document/order.ts';
import { noNeeds, type BlockNeeds, type BlockTypes } from '../types/block-type.ts';
import { translateDocument } from '../translations/translate-document.ts';
import { renderBlock } from './render-block.ts';
import { rowsHtml } from './render-rows.ts';
import { sayInitialTexts } from './say-initial.ts';
import type { RenderSettings } from './render-settings.ts';
import { renderSection, type Rendered } from './render-section.ts';

/**
 * A page of sections; its styles stand apart. Hidden sections are left out. `id` is that of the
 * element around them: where a page shows several documents, each has another one.
 */
export function renderDocument(
  document: PageDocument,
  settings: RenderSettings,
  id = 'sections',
): Rendered {
  const { current, inLanguage } = readForShowing(document, settings);
  const sections = orderedSections(current)
    .filter(({ hidden }) => hidden !== true)
    .map((section) => renderSection(current, section, inLanguage));
  const html = sections.map((section) => section.html).join('');
  return {
    html: `<article class="sections" id="${id}">${html}</article>`,
    css: sections.map(({ css }) => css).join(''),
  };
}

/** The rows of a field of a template, for the wrapper that its tag prints; empty without blocks. */
export function renderRows(document: PageDocument, settings: RenderSettings): string {
  const { current, inLanguage } = readForShowing(document, settings);
  const printRows = settings.mail ? mailRowsHtml : rowsHtml;
  return orderedSections(current)
    .filter(({ hidden }) => hidden !== true)
    .map(({ id }) =>
      printRows(orderedBlocks(current, id), (block) => renderBlock(block, inLanguage)),
    )
    .join('');
}

/**
 * One block of a document by itself. Its elements have ids of their own: the page may show the
 * whole document too. Empty when it is not there.
 */
export function renderOneBlock(
  document: PageDocument,
  { blockId, as }: { readonly blockId: string; readonly as: string },
  settings: RenderSettings,
): string {
  const { current, inLanguage } = readForShowing(document, settings);
  const block = Object.hasOwn(current.blocks, blockId) ? current.blocks[blockId] : undefined;
  if (!block) return '';
  const { originals } = inLanguage;
  const isOriginal = originals?.has(blockId) === true;
  const named = isOriginal ? { ...inLanguage, originals: new Set([as]) } : inLanguage;
  return renderBlock({ ...block, id: as }, named);
}

/** The document of today, in the language that is asked for. */
function readForShowing(document: PageDocument, settings: RenderSettings) {
  const current = migrateDocument(document, settings.types);
  const { types, source } = settings;
  const { words } = source;
  if (!settings.language) {
    return { current: sayInitialTexts(current, types, words), inLanguage: settings };
  }
  const { code } = settings.language;
  const translated = translateDocument(current, { language: code, types, words });
  const { originals } = translated;
  return { current: translated.document, inLanguage: { ...settings, originals } };
}

/** All that a document shows of the site, to be read before it is rendered. */
export function needsOf(document: PageDocument, types: BlockTypes): BlockNeeds {
  const current = migrateDocument(document, types);
  const needs = listBlocks(current)
    .map((block) => needsOfBlock(block, types))
    .filter((need) => need !== noNeeds);
  const backgrounds = Object.values(current.sections).flatMap(({ style: { background } }) =>
    [background?.assetId, background?.posterId].filter((id) => id !== undefined),
  );
  const links = needs.flatMap((need) => need.links);
  const assetIds = [...backgrounds, ...needs.flatMap((need) => need.assetIds), ...filesOf(links)];
  const queries = differentOnes(needs.flatMap((need) => need.queries));
  const itemIds = links.flatMap((link) => (link.kind === 'page' ? (link.itemId ?? []) : []));
  return { assetIds: [...new Set(assetIds)], links, itemIds: [...new Set(itemIds)], queries };
}

function needsOfBlock({ type, data }: Block, types: BlockTypes): BlockNeeds {
  return types.get(type)?.needs(data) ?? noNeeds;
}

/** Each question once, and no more than a document may ask. */
function differentOnes(queries: readonly BlockQuery[]): BlockQuery[] {
  const byKey = new Map(queries.map((query) => [blockQueryKey(query), query]));
  return [...byKey.values()].slice(0, blockQueryLimits.queries);
}

function filesOf(links: readonly DocumentLink[]): string[] {
  return links.flatMap((link) => (link.kind === 'file' ? [link.assetId] : []));
}
