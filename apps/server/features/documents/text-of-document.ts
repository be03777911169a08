import { blockTypeTable, renderRows } from '@sitewright/blocks';
import { contentLimits, cutText, isCustomLanguage, type PageDocument } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { stripTags } from '../../render/context/escape-html.ts';
import { loadBlockSource } from '../../render/data/load-block-source.ts';

/** A language of the site, and that in which it was written. */
interface OtherLanguage {
  readonly code: string;
  readonly original: string;
}

interface Told {
  readonly siteId: string;
  readonly document: PageDocument;
  readonly at: Date;
  /** Missing: as it was written. */
  readonly language?: OtherLanguage;
}

/**
 * The blocks of a document below each other, as the HTML of a body; what they would ask the site is
 * left out. One that says more than a body may hold is told by its first words.
 */
export async function bodyOfDocument(
  trx: WriteTransaction,
  { siteId, document, at, language }: Told,
): Promise<string> {
  const locale = language ? localeOf(language) : await readLocale(trx, siteId);
  const source = await loadBlockSource(trx, { siteId, locale }, document);
  const settings = { types: blockTypeTable, source, language, cldr: undefined, now: at.getTime() };
  const html = renderRows(document, settings);
  const { bodyLength } = contentLimits;
  return html.length <= bodyLength ? html : cutText(stripTags(html), bodyLength);
}

/** How the program speaks beside it: a language of the owner's own has no words of ours. */
function localeOf({ code, original }: OtherLanguage): string {
  return isCustomLanguage(code) ? original : code;
}

/** The locale in which a site is written. */
export async function readLocale(trx: WriteTransaction, siteId: string): Promise<string> {
  const { locale } = await trx
    .selectFrom('sites')
    .select('locale')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return locale;
}
