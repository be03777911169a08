/** What of a payment stays when its buyer is erased, and how their things are found by email. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // Taxes and reports need the country and the region, which tell nobody who somebody is.
  `create function place_of(address jsonb) returns jsonb
   language sql immutable parallel safe as $$
     select case when jsonb_typeof(address) = 'object' then jsonb_strip_nulls(
       jsonb_build_object('country', address->'country', 'region', address->'region'))
       else 'null'::jsonb end $$`,
  `create function snapshot_without_person(snapshot jsonb, pseudonym text) returns jsonb
   language sql immutable parallel safe as $$
     select case when snapshot is null or jsonb_typeof(snapshot) <> 'object' then snapshot else
       (snapshot - array['note', 'ownerHash', 'accountId', 'marketingText'])
       || jsonb_build_object(
         'email', pseudonym, 'answers', '[]'::jsonb, 'pickupContact', null,
         'shippingAddress', place_of(snapshot->'shippingAddress'),
         'billingAddress', place_of(snapshot->'billingAddress'),
         'lines', coalesce((
           select jsonb_agg(line || '{"answers": [], "additionalFields": null}'::jsonb)
           from jsonb_array_elements(case when jsonb_typeof(snapshot->'lines') = 'array'
             then snapshot->'lines' else '[]'::jsonb end) as line), '[]'::jsonb))
       || case when jsonb_typeof(snapshot->'customLine') = 'object'
         then jsonb_build_object('customLine',
           (snapshot->'customLine') || '{"answers": []}'::jsonb)
         else '{}'::jsonb end
     end $$`,
  `create index payments_email on payments (site_id, lower(snapshot->>'email'))`,
  'create index carts_email on carts (site_id, lower(email)) where email is not null',
  'create index outbox_mails_to on outbox_mails (site_id, lower(to_address))',
  'create index gift_cards_by_buyer on gift_cards (site_id, lower(buyer_email))',
  'create index draft_orders_email on draft_orders (site_id, lower(email))',
  'create index downloads_email on downloads (site_id, lower(email))',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
