/** Where files of documents and of translations are used is found without reading them. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // Ids stand in fields of blocks and in links by themselves, in texts behind /content/v1/SITE/. More
  // than these are in no document that somebody built.
  `create function document_file_ids(jsonb, jsonb) returns text[]
   language sql immutable parallel safe cost 1000
   begin atomic
     with strings as (
       select distinct found.value #>> '{}' as said from (
         select jsonb_path_query($1, 'strict $.** ? (@.type() == "string")') as value
         union all select jsonb_path_query($2, 'strict $.** ? (@.type() == "string")')
       ) as found
     ), ids as (
       select said as id from strings where length(said) = 24 and said ~ '^[0-9a-f]{24}$'
       union select unnest(file_ids(said)) from strings where said like '%/content/v1/%'
       order by 1 limit 20000
     )
     select coalesce(array_agg(id), '{}') from ids; end`,
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
