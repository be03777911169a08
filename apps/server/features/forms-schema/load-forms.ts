/** Reading forms. */
import { ApiError, formLimits, ownFormSchema, type OwnForm } from '@sitewright/contract';
import { sql, type Selectable } from 'kysely';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

/** All of a site by name, with how many fields they have and how many products ask them. */
export async function listForms(db: ReadDatabase, siteId: string) {
  const rows = await db
    .selectFrom('forms')
    .select(['id', 'name', sql<number>`jsonb_array_length(fields)`.as('fieldCount')])
    .select((build) =>
      build
        .selectFrom('products')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('products.site_id', '=', 'forms.site_id')
        .whereRef('products.additional_fields_form_id', '=', 'forms.id')
        .as('productCount'),
    )
    .where('site_id', '=', siteId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(formLimits.perSite)
    .execute();
  return rows.map(({ productCount, ...row }) => ({ ...row, productCount: productCount ?? 0 }));
}

const formColumns = ['id', 'name', 'fields', 'settings'] as const;

/** A row as its owner reads it. */
function toForm({
  settings,
  ...form
}: Pick<Selectable<Database['forms']>, (typeof formColumns)[number]>): OwnForm {
  return ownFormSchema.parse({ ...settings, ...form });
}

/** Undefined when the site has none such. */
export async function loadForm(
  db: ReadDatabase,
  siteId: string,
  id: string,
): Promise<OwnForm | undefined> {
  const row = await db
    .selectFrom('forms')
    .select(formColumns)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toForm(row);
}

/** One as it stands, locked. @throws ApiError `not_found` */
export async function loadFormForChange(
  trx: WriteTransaction,
  siteId: string,
  id: string,
): Promise<OwnForm> {
  const row = await trx
    .selectFrom('forms')
    .select(formColumns)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return toForm(row);
}

/** How many products ask a form, and the first of them by title. */
export async function loadUses(db: ReadDatabase, siteId: string, id: string) {
  const asking = db
    .selectFrom('products')
    .where('site_id', '=', siteId)
    .where('additional_fields_form_id', '=', id);
  const { count } = await asking
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const products = await asking
    .select(['id', 'title'])
    .orderBy('title')
    .orderBy('id')
    .limit(formLimits.namedProducts)
    .execute();
  return { productCount: count, products };
}
