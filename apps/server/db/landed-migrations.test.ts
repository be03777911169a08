import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../testing/on-both-databases.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { migrate, migrateTo } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';

// A database that ran one which is gone does not start again: what landed stays under its name.
const landed = [
  '0001-initial',
  '0010-attempt-counts',
  '0020-settings-in-groups',
  '0030-payment-parts',
  '0031-checkout-owner',
  '0040-catalogue-rules',
  '0041-search',
  '0042-option-names',
  '0050-mails-and-roles',
  '0060-visible-items',
  '0061-letters-of-addresses',
  '0062-search-without-accents',
  '0063-payment-deadlines',
  '0064-orders-paid',
  '0065-ledger-and-refunds',
  '0066-fulfillments',
  '0070-balances',
  '0071-subscriptions-billed',
  '0072-downloads',
  '0080-shop-rules',
  '0090-payment-providers',
  '0091-charges-by-saved-methods',
  '0092-payment-findings',
  '0100-api-keys',
  '0101-webhooks',
  '0102-orders-modified',
  '0103-api-requests',
  '0104-gtin',
  '0105-papers',
  '0110-ledger-of-everything',
  '0111-payment-reminders',
  '0112-returns',
  '0115-holds',
  '0116-orders-from-checkout',
  '0117-checkout-links',
  '0120-restock-sign-ups',
  '0121-site-accounts',
  '0122-carts-of-accounts',
  '0125-draft-orders',
  '0126-goods-back',
  '0130-proved-emails',
  '0131-mail-suppressions',
  '0132-reminders-and-alerts',
  '0135-donations',
  '0136-memberships',
  '0137-endpoints-of-keys',
  '0145-tests-count-apart',
  '0150-plans-that-change',
  '0155-order-edits',
  '0155-restock-links-sealed',
  '0156-customer-ids',
  '0157-makers-of-keys',
  '0160-items-that-came-back',
  '0161-credited-plans',
  '0162-refunds-sent-by-hand',
  '0163-answers-of-items',
  '0165-tax-classes-of-items',
  '0170-people',
  '0175-catalogue-desk',
  '0180-lists-of-orders',
  '0185-activity-of-everything',
  '0190-found-by-email',
  '0200-undone-things',
  '0205-reports',
  '0215-customers-summed',
  '0216-people-erased',
  '0225-bulk-edits',
  '0226-shared-views',
  '0227-restock-log',
  '0230-commerce-preferences',
  '0240-files-in-order',
  '0265-stock-locations',
  '0270-imports',
  '0271-attempts-of-sites',
  '0275-mailing-lists',
  '0276-list-connections',
  '0280-what-products-say',
  '0285-product-reviews',
  '0295-large-lists',
  '0300-undone-once',
  '0305-file-folders',
  '0310-documents',
  '0320-few-among-many',
  '0330-backups',
  '0340-redirects',
  '0341-left-carts',
  '0342-gift-cards-given-once',
  '0350-units-of-the-gone',
  '0360-languages-of-accounts',
  '0370-forms-of-products',
  '0380-bulk-edits-in-batches',
  '0395-form-answers',
  '0420-events',
  '0425-why-pages-are-closed',
  '0426-bodies-of-products',
  '0430-best-reviews',
  '0431-sound-of-products',
  '0432-page-locks',
  '0433-captions-and-licences',
  '0434-videos-of-posts',
  '0435-code-of-pages',
  '0436-edits-of-pictures',
  '0437-brought-content',
  '0438-site-exports',
  '0439-translations',
  '0440-files-of-documents',
  '0441-bodies-taken-up',
  '0442-languages-of-orders',
  '0443-lists-by-index-alone',
  '0444-files-of-excerpts',
  '0445-reports-by-index-alone',
  '0446-passwords-masked',
  '0447-rare-rows-and-counts',
  '0448-gtins',
  '0449-polling',
  '0450-handed-over',
  '0450-notes-taken-back',
  '0451-arrivals',
  '0454-comments-of-posts',
  '0455-promoted-blocks',
  '0456-refunds-that-came-back',
  '0457-room-in-carts',
  '0458-uses-of-gone-discounts',
];

it('keeps every migration that landed, each under its name', () => {
  expect(Object.keys(migrations)).toEqual(landed);
});

describeOnBothDatabases('the index of what was handed over', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`drop schema public cascade`.execute(database.kysely);
    await sql`create schema public`.execute(database.kysely);
  });

  const name = '0450-handed-over';
  const indexes = async () => {
    const { rows } = await sql<{ indexname: string }>`select indexname from pg_indexes
      where tablename = 'fulfillments' and indexname in
        ('fulfillments_newest', 'fulfillments_handed_over')`.execute(database.kysely);
    return rows.map(({ indexname }) => indexname);
  };

  it('takes the place of the one of before', async () => {
    await migrateTo(
      database.kysely,
      landed.filter((one) => one < name),
    );
    expect(await indexes()).toEqual(['fulfillments_newest']);
    expect((await migrate(database.kysely))[0]).toBe(name);
    expect(await indexes()).toEqual(['fulfillments_handed_over']);
  });

  it('may be there already', async () => {
    await migrateTo(
      database.kysely,
      landed.filter((one) => one !== name),
    );
    await sql`alter index fulfillments_newest rename to fulfillments_handed_over`.execute(
      database.kysely,
    );
    expect(await migrate(database.kysely)).toEqual([name]);
    expect(await indexes()).toEqual(['fulfillments_handed_over']);
  });
});
