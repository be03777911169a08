/** Lines of reports against a plain recount of all that was moved, through the front door. */
import fc from 'fast-check';
import type { FigureName } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { countAllReports } from './count-moves.ts';
import { toFigures, type Figures } from './figures.ts';
import { measureColumns, type ReportMove } from './report-move.ts';
import type { SumRow } from './report-sums.ts';
import { writeMoves } from './write-moves.ts';

interface Line {
  key: string;
  label: string;
  figures: Figures;
}
interface Page {
  rows: (Line & { compared: Figures | null })[];
  after?: string;
}

/** Small numbers of both signs: sums are often equal, and often nothing. */
const cents = fc.integer({ min: -2, max: 3 });
const movement = fc.record({
  // Into the years around, and often on a day that begins or ends a month.
  day: fc.oneof(
    fc.integer({ min: 0, max: 800 }),
    fc.constantFrom(0, 30, 31, 364, 365, 395, 396, 729),
  ),
  product: fc.integer({ min: 1, max: 9 }),
  orders: fc.integer({ min: 0, max: 2 }),
  units: fc.integer({ min: -1, max: 2 }),
  gross_cents: cents,
  discount_cents: cents,
  refund_cents: cents,
});

const periods = [
  ['2026-01-01', '2026-12-31'],
  ['2026-01-01', '2026-06-15'],
  ['2025-03-02', '2026-02-01'],
  ['2025-11-29', '2026-11-27'],
  ['2026-02-01', '2026-02-28'],
  ['2026-01-31', '2026-02-02'],
  ['2025-01-01', '2027-12-31'],
  ['2027-02-03', '2027-02-09'],
] as const;

describeOnBothDatabases('lines of reports', (database) => {
  let app: TestApp;
  let owner: TestOwner;
  let siteId: string;
  let sources = 0;
  beforeAll(async () => {
    app = await createTestApp({ database, now: new Date('2027-03-20T12:00:00Z') });
    siteId = await app.createSite({ identifier: 'lines' });
    owner = await createTestOwner(app, 'lines');
  });
  afterAll(() => app.close());

  async function move(seed: number, count: number): Promise<void> {
    await app.ctx.transact(async (trx) => {
      for (const { day, product, ...measures } of fc.sample(movement, { seed, numRuns: count })) {
        sources += 1;
        const moved: ReportMove = {
          report: 'product',
          key: `p${product}`,
          label: `Product ${product}`,
          ...measures,
        };
        await writeMoves(trx, {
          siteId,
          source: `test:${sources}`,
          orderId: null,
          currency: 'USD',
          isTest: false,
          at: new Date(Date.UTC(2025, 0, 1 + day, 17)),
          moves: [moved],
        });
      }
    });
  }

  const read = async (query: Record<string, string | number>): Promise<Page> => {
    const asked = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    );
    const answer = await owner.send('GET', owner.url(`reports/products?${asked}`));
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Page>();
  };

  /** As the moves have it, whatever is counted of them. */
  async function recount(from: string, to: string): Promise<Line[]> {
    const sums = measureColumns.map((name) => `sum(m.${name}) as ${name}`).join(', ');
    const { rows } = await sql<SumRow & { key: string }>`
      select m.key, ${sql.raw(sums)} from report_moves m join sites s using (site_id)
      where m.site_id = ${siteId} and m.report = 'product' and not m.is_test
        and (m.happened_at at time zone s.time_zone)::date between ${from}::date and ${to}::date
      group by m.key`.execute(app.ctx.database.kysely);
    return rows
      .filter((row) => measureColumns.some((name) => Number(row[name]) !== 0))
      .map((row) => {
        const label = row.key.replace('p', 'Product ');
        return { key: row.key, label, figures: toFigures(row) };
      });
  }

  /** All sorts both ways, whole and page by page. */
  async function expectRecount(): Promise<void> {
    for (const [from, to] of periods) {
      const lines = await recount(from, to);
      for (const sort of ['netCents', 'units', 'averageCents'] satisfies FigureName[]) {
        for (const direction of ['desc', 'asc'] as const) {
          const sign = direction === 'asc' ? 1 : -1;
          const wanted = lines.toSorted(
            (a, b) => sign * (a.figures[sort] - b.figures[sort] || (a.key < b.key ? -1 : 1)),
          );
          const asked = { from, to, sort, direction };
          const whole = await read({ ...asked, limit: 50 });
          const told = whole.rows.map(({ key, label, figures }) => ({ key, label, figures }));
          expect(told, `${from} ${to} ${sort} ${direction}`).toEqual(wanted);
          const keys: string[] = [];
          let after: string | undefined;
          do {
            const page = await read({ ...asked, limit: 4, ...(after && { after }) });
            keys.push(...page.rows.map(({ key }) => key));
            after = page.after;
          } while (after !== undefined);
          expect(keys).toEqual(wanted.map(({ key }) => key));
        }
      }
    }
  }

  it('equal a recount of moves, counted or waiting, whatever comes after the period', async () => {
    await move(1, 12);
    // Nothing is counted yet, then some days have both, then all of it is.
    await expectRecount();
    await countAllReports(app.ctx);
    await move(2, 25);
    await expectRecount();
    await countAllReports(app.ctx);
    await expectRecount();
  }, 120_000);

  it('have a movement of after the period in no period before it', async () => {
    const period = { from: '2028-01-01', to: '2028-05-10', limit: 50 };
    const sell = (at: string) =>
      app.ctx.transact((trx) =>
        writeMoves(trx, {
          siteId,
          source: `late:${at}`,
          orderId: null,
          currency: 'USD',
          isTest: false,
          at: new Date(at),
          moves: [{ report: 'product', key: 'p1', label: 'Product 1', gross_cents: 500 }],
        }),
      );
    await sell('2028-05-10T17:00:00Z');
    await countAllReports(app.ctx);
    const before = await read(period);
    expect(before.rows.map(({ figures }) => figures.netCents)).toEqual([500]);
    await sell('2028-05-11T17:00:00Z');
    expect((await read(period)).rows).toEqual(before.rows);
    await countAllReports(app.ctx);
    expect((await read(period)).rows).toEqual(before.rows);
  });

  it('leave out what came to nothing, on one day or over some', async () => {
    const period = { from: '2029-01-01', to: '2029-01-31', limit: 50 };
    const bowl = { report: 'product', orders: 1, units: 1, gross_cents: 500 } as const;
    const back = { ...bowl, orders: -1, units: -1, gross_cents: -500 };
    const moves = [
      ['10', { ...bowl, key: 'stays' }],
      ['10', { ...bowl, key: 'days' }],
      ['12', { ...back, key: 'days' }],
      ['10', { ...bowl, key: 'day' }],
      ['10', { ...back, key: 'day' }],
    ] as const;
    for (const [at, [day, move]] of moves.entries()) {
      await app.ctx.transact((trx) =>
        writeMoves(trx, {
          siteId,
          source: `nothing:${at}`,
          orderId: null,
          currency: 'USD',
          isTest: false,
          at: new Date(`2029-01-${day}T17:00:00Z`),
          moves: [{ ...move, label: '' }],
        }),
      );
    }
    const keys = async () => {
      const sorts = ['netCents', 'units', 'averageCents'] satisfies FigureName[];
      const pages = await Promise.all(sorts.map((sort) => read({ ...period, sort })));
      return pages.map(({ rows }) => rows.map(({ key }) => key));
    };
    expect(await keys()).toEqual([['stays'], ['stays'], ['stays']]);
    await countAllReports(app.ctx);
    expect(await keys()).toEqual([['stays'], ['stays'], ['stays']]);
  });

  it('are compared with the numbers of the same lines in the other period', async () => {
    const whole = await read({ from: '2026-01-01', to: '2026-12-31', compare: 'year', limit: 50 });
    const other = new Map(
      (await recount('2025-01-01', '2025-12-31')).map(({ key, figures }) => [key, figures]),
    );
    expect(whole.rows.length).toBeGreaterThan(3);
    for (const { key, compared } of whole.rows) {
      expect(compared).toEqual(other.get(key) ?? toFigures(undefined));
    }
  });
});
