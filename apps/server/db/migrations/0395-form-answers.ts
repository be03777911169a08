/** What visitors answer to the forms of pages. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // No key to forms: answers stay when their form goes.
  `create table form_answers (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    form_id text not null,
    form_name text not null,
    submission_key text not null,
    answers jsonb not null,
    page_title text not null default '',
    page_path text not null default '',
    email_key text not null default '',
    sent_at timestamptz not null,
    primary key (site_id, id)
  )`,
  // What is sent twice is kept once.
  `create unique index form_answers_key on form_answers (site_id, submission_key)`,
  `create index form_answers_form on form_answers (site_id, form_id, id)`,
  `create index form_answers_email on form_answers (site_id, email_key) where email_key <> ''`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
