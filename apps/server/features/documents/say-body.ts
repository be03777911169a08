/** The body of a post or product in other languages: lists, feeds and mails read it as its own. */
import { blockTypeTable, migrateDocument } from '@sitewright/blocks';
import type { PageDocument, Translation } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { sanitizeContent } from '../../render/sanitize-content.ts';
import { listTranslations, writeTranslation } from '../multilingual/store-translations.ts';
import type { DocumentRow } from './document-store.ts';
import type { SaidBodies } from './owner-step.ts';
import { bodyOfDocument, readLocale } from './text-of-document.ts';

/** What the body of an owner says in other languages, by language. */
export async function readSaidBodies(
  trx: WriteTransaction,
  owner: Pick<DocumentRow, 'site_id' | 'purpose' | 'owner_id'>,
): Promise<SaidBodies> {
  const said = await listTranslations(trx, ownerOf(owner));
  return Object.fromEntries(
    Object.entries(said).flatMap(([language, { body }]) => (body ? [[language, body]] : [])),
  );
}

/** Writes these, and takes away what is said in any other language. */
export async function writeSaidBodies(
  trx: WriteTransaction,
  row: DocumentRow,
  said: SaidBodies,
  at: Date,
): Promise<void> {
  const before = await readSaidBodies(trx, row);
  for (const language of new Set([...Object.keys(before), ...Object.keys(said)])) {
    await writeTranslation(trx, { ...ownerOf(row), language }, { body: said[language] }, at);
  }
}

/** What a document says in each language that it is translated into; `original` is its body. */
export async function sayDocument(
  trx: WriteTransaction,
  { site_id: siteId }: DocumentRow,
  document: PageDocument,
  { original, at }: { readonly original: string; readonly at: Date },
): Promise<SaidBodies> {
  const { blocks } = migrateDocument(document, blockTypeTable);
  const languages = Object.values(blocks).flatMap(({ translations = {} }) =>
    Object.keys(translations),
  );
  const said: Record<string, Translation> = {};
  if (languages.length === 0) return said;
  const locale = await readLocale(trx, siteId);
  for (const code of new Set(languages)) {
    const language = { code, original: locale };
    const text = await bodyOfDocument(trx, { siteId, document, at, language });
    said[code] = { text: sanitizeContent(text), original };
  }
  return said;
}

function ownerOf({ site_id: siteId, purpose, owner_id: id }: Parameters<typeof readSaidBodies>[1]) {
  return { siteId, kind: purpose === 'post' ? 'post' : 'product', id } as const;
}
