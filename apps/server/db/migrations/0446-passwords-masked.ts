/**
 * What was typed into password fields of products is kept nowhere any more: the mask stands in its
 * place in carts, payments and orders. FBLD-07
 */
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

const mask = '__MASKED_FIELD__';

interface PasswordField {
  site_id: string;
  id: string;
  products: string[];
}

interface Entry {
  cart_id: string;
  id: string;
  fields: Record<string, unknown>;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<PasswordField>`
    select f.site_id, field->>'id' as id, array_agg(p.id) as products
    from forms f
    join products p on p.site_id = f.site_id and p.additional_fields_form_id = f.id
    cross join jsonb_array_elements(f.fields) as field
    where field->>'type' = 'password'
    group by f.site_id, field->>'id'`.execute(db);
  for (const field of rows) await maskField(db, field);
}

async function maskField(db: Kysely<unknown>, { site_id, id, products }: PasswordField) {
  const place = sql`array[${id}::text]`;
  const isFilled = (answers: ReturnType<typeof sql>) =>
    sql`jsonb_typeof(${answers}) = 'object' and trim(coalesce(${answers}->>${id}::text, '')) <> ''`;
  const lineAnswers = sql`line->'additionalFields'`;
  await sql`update order_items
    set additional_fields = jsonb_set(additional_fields, ${place}, to_jsonb(${mask}::text))
    where site_id = ${site_id} and product_id = any(${products}::text[])
      and ${isFilled(sql`additional_fields`)}`.execute(db);
  await sql`update payments
    set snapshot = jsonb_set(snapshot, '{lines}', (
      select jsonb_agg(case
        when line->>'productId' = any(${products}::text[]) and ${isFilled(lineAnswers)}
        then jsonb_set(line, array['additionalFields', ${id}::text], to_jsonb(${mask}::text))
        else line end order by place)
      from jsonb_array_elements(snapshot->'lines') with ordinality as lines (line, place)))
    where site_id = ${site_id} and jsonb_typeof(snapshot->'lines') = 'array' and exists (
      select 1 from jsonb_array_elements(snapshot->'lines') as line
      where line->>'productId' = any(${products}::text[]) and ${isFilled(lineAnswers)})`.execute(
    db,
  );
  const { rows: entries } = await sql<Entry>`
    select cart_id, id, jsonb_set(additional_fields, ${place}, to_jsonb(${mask}::text)) as fields
    from cart_entries
    where site_id = ${site_id} and product_id = any(${products}::text[])
      and ${isFilled(sql`additional_fields`)}`.execute(db);
  for (const { cart_id, id: entryId, fields } of entries) {
    const text = JSON.stringify(fields);
    const hash = hashOf(fields);
    // Lines that the password alone told apart stay two: one of them keeps its own sign.
    await sql`update cart_entries e set additional_fields = ${text}::jsonb,
        fields_hash = case when exists (select 1 from cart_entries o
          where o.site_id = e.site_id and o.cart_id = e.cart_id and o.variant_id = e.variant_id
            and o.id <> e.id and o.fields_hash = ${hash}) then fields_hash else ${hash} end
      where site_id = ${site_id} and cart_id = ${cart_id} and id = ${entryId}`.execute(db);
  }
}

/** As the carts of that time compare answers. */
function hashOf(answers: unknown): string {
  return createHash('sha256').update(canonical(answers)).digest('base64url').slice(0, 22);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${parts.join(',')}}`;
}
