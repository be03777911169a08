/** Comments below posts, and how many of them visitors see: the database counts along. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table content_items
    add column comments text not null default 'blog' check (comments in ('blog', 'on', 'off')),
    add column comment_count integer not null default 0,
    add column public_comment_count integer not null default 0`,
  // No key to posts: one that is deleted and put back has its comments again.
  `create table post_comments (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    item_id text not null,
    author_name text not null,
    body text not null,
    state text not null check (state in ('waiting', 'published', 'hidden')),
    created_at timestamptz not null,
    primary key (site_id, id)
  )`,
  `create index post_comments_shown on post_comments (site_id, item_id, created_at, id)
    where state = 'published'`,
  `create index post_comments_of_item on post_comments (site_id, item_id, created_at, id)`,
  `create index post_comments_listed on post_comments (site_id, created_at, id)`,
  `create index post_comments_waiting on post_comments (site_id, state, created_at, id)`,
  `create function count_post_comments() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      update content_items set
        comment_count = comment_count - 1,
        public_comment_count = public_comment_count - (old.state = 'published')::int
      where site_id = old.site_id and id = old.item_id;
    end if;
    if tg_op <> 'DELETE' then
      update content_items set
        comment_count = comment_count + 1,
        public_comment_count = public_comment_count + (new.state = 'published')::int
      where site_id = new.site_id and id = new.item_id;
    end if;
    return null;
  end $$`,
  `create trigger post_comments_counted after insert or delete or update of state, item_id
    on post_comments for each row execute function count_post_comments()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
