/** Customers who are brought in from elsewhere, many at a time, and taken back. Nobody gets a mail. */
import { isDeepStrictEqual } from 'node:util';
import { sql, type Selectable } from 'kysely';
import { newId } from '../../db/id.ts';
import type { Database } from '../../db/schema.ts';
import { announceEvent, type EventScope } from '../../reactions/reaction.ts';
import { renewCustomerWords, writeCustomerWords } from './customer-words.ts';

/** A person as a file tells of them; what is empty, it does not tell. */
export interface BroughtCustomer {
  /** In small letters; each once. */
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly country: string;
  readonly address: Readonly<Record<string, string>>;
  readonly groups: readonly string[];
  readonly note: string;
  readonly acceptsMarketing: boolean;
  /** Where they accepted it. */
  readonly source: string;
}

/** The fields that are brought, as they stand. */
export interface BroughtFields {
  readonly name: string;
  readonly phone: string;
  readonly country: string;
  readonly address: Readonly<Record<string, string>> | null;
  readonly note: string;
  readonly groups: readonly string[];
  /** Epoch milliseconds. */
  readonly optedIn: number | null;
}

/** What became of one. */
export interface BroughtChange {
  readonly id: string;
  readonly email: string;
  readonly kind: 'created' | 'updated' | 'unchanged' | 'left';
  readonly before: Partial<BroughtFields>;
  readonly after: Partial<BroughtFields>;
}

type Row = Selectable<Database['customers']>;

/**
 * Makes those who are not there, by their email; of the others what the file tells is taken over,
 * groups are joined, and notes stay. Who has said yes to news before keeps when that was.
 */
export async function bringCustomers(
  scope: EventScope,
  people: readonly BroughtCustomer[],
  { leavesExisting, consentText }: { leavesExisting: boolean; consentText: string },
): Promise<BroughtChange[]> {
  const known = await loadKnown(scope, people);
  const now = scope.ctx.now();
  const changes: BroughtChange[] = [];
  for (const person of people) {
    const row = known.get(person.email);
    if (row && leavesExisting) {
      changes.push({ ...namesOf(row, person), kind: 'left', before: {}, after: {} });
      continue;
    }
    const before = row ? fieldsOf(row) : noFields;
    const after = merge(before, person, now);
    const names = differing(before, after);
    const id = row?.id ?? newId();
    if (!row) await insert(scope, id, person, after);
    else if (names.length > 0) await write(scope, id, pick(after, names));
    if (before.optedIn === null && after.optedIn !== null) {
      await keepConsent(scope, person, consentText);
    }
    const kind = !row ? 'created' : names.length > 0 ? 'updated' : 'unchanged';
    if (kind !== 'unchanged') {
      await announceEvent(scope, 'customer-changed', { customerId: id, kind });
    }
    changes.push({
      id,
      email: person.email,
      kind,
      before: row ? pick(before, names) : {},
      after: row ? pick(after, names) : after,
    });
  }
  return changes;
}

/** What stands there now of brought fields, by id; held until the transaction ends. */
export async function loadBrought(
  { trx, site: { siteId } }: EventScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BroughtFields & { hasStory: boolean }>> {
  const rows = await trx
    .selectFrom('customers')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .where('erased_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, { ...fieldsOf(row), hasStory: hasStory(row) }]));
}

/** Writes brought fields back as they were. */
export async function putBackBrought(
  scope: EventScope,
  id: string,
  fields: Partial<BroughtFields>,
): Promise<void> {
  await write(scope, id, fields);
  if (fields.optedIn === null) await forgetConsent(scope, id);
  await announceEvent(scope, 'customer-changed', { customerId: id, kind: 'updated' });
}

/** Takes one away who was brought in and has done nothing since. */
export async function removeBrought(scope: EventScope, id: string): Promise<void> {
  const { trx, site } = scope;
  await forgetConsent(scope, id);
  await trx
    .deleteFrom('customers')
    .where('site_id', '=', site.siteId)
    .where('id', '=', id)
    .execute();
  await announceEvent(scope, 'customer-changed', { customerId: id, kind: 'deleted' });
}

const noFields: BroughtFields = {
  name: '',
  phone: '',
  country: '',
  address: null,
  note: '',
  groups: [],
  optedIn: null,
};

function fieldsOf(row: Row): BroughtFields {
  const { name, phone, country, address, note, groups, opted_in_at: optedIn } = row;
  return { name, phone, country, address, note, groups, optedIn: optedIn?.getTime() ?? null };
}

/** Orders, an account, or others who were merged into them: such a customer stays. */
function hasStory(row: Row): boolean {
  return row.order_count + row.test_order_count > 0 || row.has_account || !row.is_listed;
}

function namesOf({ id }: Row, { email }: BroughtCustomer) {
  return { id, email };
}

function merge(before: BroughtFields, person: BroughtCustomer, now: Date): BroughtFields {
  const hasAddress = Object.keys(person.address).length > 0;
  return {
    name: person.name || before.name,
    phone: person.phone || before.phone,
    country: person.country || before.country,
    address: hasAddress ? { ...person.address } : before.address,
    note: before.note || person.note,
    groups: [...new Set([...before.groups, ...person.groups])],
    optedIn: before.optedIn ?? (person.acceptsMarketing ? now.getTime() : null),
  };
}

function differing(before: BroughtFields, after: BroughtFields): (keyof BroughtFields)[] {
  const names = Object.keys(after) as (keyof BroughtFields)[];
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

function pick(
  fields: BroughtFields,
  names: readonly (keyof BroughtFields)[],
): Partial<BroughtFields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** By email; who was merged into another is that one. */
async function loadKnown(
  { trx, site: { siteId } }: EventScope,
  people: readonly BroughtCustomer[],
): Promise<ReadonlyMap<string, Row>> {
  const emails = people.map(({ email }) => email);
  const { rows: pairs } = await sql<{ email: string; id: string }>`
    select e.email, customer_of(${siteId}, e.email) as id
    from unnest(${emails}::text[]) as e (email)`.execute(trx);
  const ids = [...new Set(pairs.flatMap(({ id }) => id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('customers')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    pairs.flatMap(({ email, id }) => {
      const row = byId.get(id);
      return row ? [[email, row] as const] : [];
    }),
  );
}

async function insert(
  { ctx, trx, site: { siteId } }: EventScope,
  id: string,
  { email }: BroughtCustomer,
  fields: BroughtFields,
): Promise<void> {
  const { name, phone } = fields;
  await trx
    .insertInto('customers')
    .values({
      site_id: siteId,
      id,
      email,
      created_at: ctx.now(),
      ...columnsOf(fields),
      words: writeCustomerWords({ emails: [email], name, phone }),
    })
    .execute();
}

async function write(
  { trx, site: { siteId } }: EventScope,
  id: string,
  fields: Partial<BroughtFields>,
): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ site_id: siteId, ...columnsOf(fields) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
  if (fields.name !== undefined || fields.phone !== undefined) {
    await renewCustomerWords(trx, { siteId, customerId: id });
  }
}

function columnsOf({ optedIn, address, groups, ...plain }: Partial<BroughtFields>) {
  return {
    ...plain,
    ...(groups && { groups: [...groups] }),
    ...(address !== undefined && { address: address && JSON.stringify(address) }),
    ...(optedIn !== undefined && { opted_in_at: optedIn === null ? null : new Date(optedIn) }),
  };
}

async function keepConsent(
  { ctx, trx, site: { siteId } }: EventScope,
  { email, source }: BroughtCustomer,
  consentText: string,
): Promise<void> {
  await trx
    .insertInto('marketing_opt_ins')
    .values({ site_id: siteId, email, consent_text: consentText, source, opted_in_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doNothing())
    .execute();
}

async function forgetConsent(
  { trx, site: { siteId } }: EventScope,
  customerId: string,
): Promise<void> {
  await sql`delete from marketing_opt_ins m where m.site_id = ${siteId}
    and m.email = any (emails_of_customer(${siteId}, ${customerId}))`.execute(trx);
}
