/** Where files of documents and of translations are used is found without reading them. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // Ids stand in fields of blocks, in links and in addresses: all of them are 24 hex digits.
  `create function document_file_ids(jsonb, jsonb) returns text[]
   language sql immutable parallel safe cost 1000
   begin atomic select coalesce(array_agg(distinct found[1]), '{}')
     from regexp_matches(coalesce($1::text, '') || coalesce($2::text, ''), '[0-9a-f]{24}', 'g')
       as found; end`,
  `create index documents_files on documents
     using gin (site_id, document_file_ids(draft, published))
     with (gin_pending_list_limit = 512)`,
  `create index translations_files on translations
     using gin (site_id, file_ids(fields::text))
     with (gin_pending_list_limit = 512) where fields::text like '%/content/v1/%'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
