/** What one site has many of takes no place from another one. */
import {
  apiLimits,
  membershipLimits,
  peopleLimits,
  redirectLimits,
  ruleLimits,
  staffLimits,
  userRoles,
} from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRow } from '../../testing/copy-row.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';

interface Ceiling {
  /** Of which there are so many. */
  table:
    | 'api_keys'
    | 'catalogue_sales'
    | 'discounts'
    | 'mailing_lists'
    | 'membership_plans'
    | 'redirects'
    | 'saved_views'
    | 'site_invitations'
    | 'webhook_endpoints';
  most: number;
  path: string;
  /** What makes the one of this number. */
  readonly bodyOf: (number: number) => object;
  /** What no two of them have in common, beside the id: SQL over the number `n` of a copy. */
  unique?: Record<string, string>;
}

const sale = {
  benefit: { kind: 'percent', ratePpm: 100_000 },
  startsAt: null,
  endsAt: null,
};

const ceilings: Ceiling[] = [
  {
    table: 'api_keys',
    most: apiLimits.keysPerSite,
    path: 'api-keys',
    bodyOf: (number) => ({ name: `Till ${number}`, scopes: ['orders:read'] }),
    unique: { hash: `'hash-' || n` },
  },
  {
    table: 'webhook_endpoints',
    most: apiLimits.endpointsPerSite,
    path: 'webhook-endpoints',
    bodyOf: (number) => ({
      url: `https://programs.example.com/${number}`,
      topics: ['order.paid'],
    }),
  },
  {
    table: 'catalogue_sales',
    most: ruleLimits.sales,
    path: 'sales',
    bodyOf: (number) => ({ ...sale, name: `Sale ${number}` }),
  },
  {
    table: 'discounts',
    most: ruleLimits.automaticDiscounts,
    path: 'discounts',
    bodyOf: (number) => ({ ...sale, name: `Off ${number}` }),
  },
  {
    table: 'membership_plans',
    most: membershipLimits.plans,
    path: 'membership-plans',
    bodyOf: (number) => ({ title: `Friends ${number}`, priceCents: 0, collectionIds: [] }),
  },
  {
    table: 'mailing_lists',
    most: 50,
    path: 'mailing-lists',
    bodyOf: (number) => ({ name: `List ${number}` }),
    unique: { name: `'Copy ' || n` },
  },
  {
    table: 'site_invitations',
    most: peopleLimits.invitationsPerSite,
    path: 'people/invitations',
    bodyOf: (number) => ({
      email: `hand-${number}@example.test`,
      roles: [userRoles.values.viewer],
    }),
    unique: { email: `n || '@example.test'`, token_hash: `'hash-' || n` },
  },
  {
    table: 'saved_views',
    most: staffLimits.savedViews,
    path: 'saved-views',
    bodyOf: (number) => ({ list: 'orders', name: `View ${number}`, query: {}, isShared: false }),
  },
  {
    table: 'redirects',
    most: redirectLimits.redirects,
    path: 'redirects',
    bodyOf: (number) => ({ from: `/from-${number}`, to: '/shop', status: 301 }),
    unique: { from_path: `'/copy-' || n` },
  },
];

describeOnBothDatabases('ceilings of a site', (database) => {
  let app: TestApp;
  let ours: TestOwner;
  let theirs: TestOwner;
  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite({ identifier: 'full' });
    await app.createSite({ identifier: 'empty' });
    // One person works on both: what is kept by account is told apart by site as well.
    ours = await createTestOwner(app, 'full');
    theirs = await createTestOwner(app, 'empty');
  });
  afterAll(() => app.close());

  it.each(ceilings)('$table: $most of one site are none of another', async (ceiling) => {
    const { table, most, path, bodyOf, unique = {} } = ceiling;
    let made = 0;
    const add = (office: TestOwner) => {
      made += 1;
      return office.send('POST', office.url(path), { body: bodyOf(made) });
    };
    const first = await add(ours);
    expect(first.statusCode, first.body).toBe(200);
    const { id } = await app.ctx.db
      .selectFrom(table)
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await app.ctx.transact((trx) =>
      copyRow(trx, { table, id, count: most - 1 }, { id: `copied.id || '-' || n`, ...unique }),
    );
    const refused = await add(ours);
    expect(refused.statusCode, refused.body).toBe(409);
    const there = await add(theirs);
    expect(there.statusCode, there.body).toBe(200);
  });
});
