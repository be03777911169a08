import { blockTypeTable, renderRows } from '@sitewright/blocks';
import { isCustomLanguage, type PageDocument } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { stripTags } from '../../render/context/escape-html.ts';
import { longestBody } from '../products/product-draft.ts';
import { loadBlockSource } from './load-block-source.ts';

interface Told {
  readonly siteId: string;
  readonly document: PageDocument;
  readonly at: Date;
  /** Another language than that of the site, and that; missing: as it was written. */
  readonly language?: { readonly code: string; readonly original: string };
}

/**
 * The blocks of a document below each other, as the HTML of a body; what they would ask the site is
 * left out. One that says more than a body may hold is told by its first words.
 */
export async function bodyOfDocument(
  trx: WriteTransaction,
  { siteId, document, at, language }: Told,
): Promise<string> {
  const { locale } = await trx
    .selectFrom('sites')
    .select('locale')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  const isKnown = language !== undefined && !isCustomLanguage(language.code);
  const speaking = { siteId, locale: isKnown ? language.code : locale };
  const source = await loadBlockSource(trx, speaking, document);
  const settings = { types: blockTypeTable, source, language, cldr: undefined, now: at.getTime() };
  const html = renderRows(document, settings);
  return html.length <= longestBody ? html : stripTags(html).slice(0, longestBody);
}
