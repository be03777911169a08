import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillProducts } from '../../testing/fill-products.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveCollection } from '../collections/save-collection.ts';
import { saveContentItem } from '../collections/save-content-item.ts';
import { saveProducts } from '../products/save-product.ts';
import { readWords, searchLimits } from './read-words.ts';

const products = [
  { title: 'Vase stand', body: '<p>Oak</p>' },
  { title: 'Blue Vase', body: '<p>Tall</p>' },
  { title: 'Vases for tulips', body: '' },
  {
    title: 'Jug',
    body: '<p class="hidden-word">Looks well beside a <b>vase</b></p>',
    tags: ['Kitchen'],
  },
  { title: 'T-shirt', body: '' },
  { title: 'Ageratum', body: '' },
  { title: 'Café au lait bowl', body: '' },
  { title: 'Creme brulee dish', body: '<p>Straße, Ærø</p>' },
  { title: 'Cafe\u0301 tin', body: '' },
  { title: 'Hidden vase', body: '', isVisible: false },
];

describeOnBothDatabases('search', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
    const siteId = await app.createSite({ host: 'localhost' });
    const otherSite = await app.createSite();
    await app.ctx.transact(async (trx) => {
      const shop = { typeName: 'products', type: 13 as const, urlId: 'shop', title: 'Shop' };
      const journal = { typeName: 'blog', type: 1 as const, urlId: 'journal', title: 'Journal' };
      const { id: collectionId } = await saveCollection(trx, siteId, shop);
      const { id: closed } = await saveCollection(trx, siteId, {
        ...shop,
        urlId: 'closed',
        isEnabled: false,
      });
      const { id: elsewhere } = await saveCollection(trx, otherSite, shop);
      const { id: blog } = await saveCollection(trx, siteId, journal);
      const variants = [{ priceCents: 1000 }];
      const drafts = products.map((one, at) => ({
        ...one,
        collectionId,
        urlId: `p-${at}`,
        variants,
      }));
      await saveProducts(trx, siteId, drafts);
      await saveProducts(trx, siteId, [
        { collectionId: closed, urlId: 'c', title: 'Closed vase', variants },
      ]);
      await saveProducts(trx, otherSite, [
        { collectionId: elsewhere, urlId: 'e', title: 'Other vase', variants },
      ]);
      const post = { collectionId: blog, publishOn: new Date('2026-01-01T00:00:00Z') };
      await saveContentItem(trx, siteId, { ...post, urlId: 'firing', title: 'Firing a vase' });
      await saveContentItem(trx, siteId, {
        ...post,
        urlId: 'soon',
        title: 'Soon a vase',
        publishOn: new Date('2030-01-01T00:00:00Z'),
      });
    });
  });
  afterAll(() => app.close());

  let visitors = 0;
  const get = (url: string, remoteAddress?: string) =>
    app.inject({
      url,
      headers: { host: 'localhost' },
      remoteAddress: remoteAddress ?? `192.0.2.${(visitors += 1) % 250}`,
    });
  const find = async (words: string): Promise<string[]> => {
    const { body } = await get(`/search?q=${encodeURIComponent(words)}`);
    const links = body.matchAll(/<h2><a href="[^"]*">([^<]*)</g);
    return [...links].map(([, title]) => title!);
  };

  it('ROUT-03 puts whole words in titles first, then beginnings, then texts, and posts last', async () => {
    expect(await find('vase')).toEqual([
      'Blue Vase',
      'Vase stand',
      'Vases for tulips',
      'Jug',
      'Firing a vase',
    ]);
  });

  it('ROUT-03 wants all words, wherever they stand, in any case', async () => {
    expect(await find('VASE blue')).toEqual(['Blue Vase']);
    expect(await find('jug vase')).toEqual(['Jug']);
    expect(await find('kitchen')).toEqual(['Jug']);
    expect(await find('tul')).toEqual(['Vases for tulips']);
    expect(await find('t-shirt')).toEqual(['T-shirt']);
  });

  it('ROUT-03 finds a title that is spelt almost like it when nothing holds the words', async () => {
    expect(await find('agertum')).toEqual(['Ageratum']);
    expect(await find('blue vaze')).toContain('Blue Vase');
    expect(await find('zzzzqqq')).toEqual([]);
  });

  it('ROUT-03 accents do not count, in what is typed and in what is found', async () => {
    const both = ['Cafe\u0301 tin', 'Café au lait bowl'];
    for (const words of ['cafe', 'café', 'CAFÉ', 'cafe\u0301', 'caf', 'càfê']) {
      expect((await find(words)).toSorted()).toEqual(both);
    }
    for (const words of ['crème brûlée', 'CREME BRULEE', 'creme brûl', 'strasse', 'straße', 'aero'])
      expect(await find(words)).toEqual(['Creme brulee dish']);
    expect(await find('brülée dihs')).toContain('Creme brulee dish');
  });

  it.each([
    ['words', "folded_words(title, tags, excerpt, body) @@ to_tsquery('simple', 'cafe:*')"],
    ['title_words', "to_tsvector('simple', fold_text(title)) @@ to_tsquery('simple', 'cafe:*')"],
    ['title_letters', "'cafe' <% title_key"],
    ['title_letters', "title_key ilike fold_text('%café%')"],
  ])('the index %s is used for %s', async (name, words) => {
    const full = await app.createSite();
    const { kysely } = app.ctx.database;
    const shop = { typeName: 'products', type: 13 as const, urlId: 'shop', title: 'Shop' };
    const { id } = await app.ctx.transact((trx) => saveCollection(trx, full, shop));
    const fill = { siteId: full, collectionId: id, count: 5000 };
    await app.ctx.transact((trx) => fillProducts(trx, fill));
    await sql`analyze products`.execute(kysely);
    const plan = await app.ctx.transact(async (trx) => {
      await sql`select set_config('enable_seqscan', 'off', true),
        set_config('enable_indexscan', 'off', true)`.execute(trx);
      const { rows } = await sql`explain (format json) select id from products
        where site_id = ${full} and ${sql.raw(words)}`.execute(trx);
      return JSON.stringify(rows);
    });
    expect(plan).toContain(`"Index Name":"products_${name}"`);
  });

  it('ROUT-03 what a page of a search asks is answered by the indexes of search alone', async () => {
    const full = await app.createSite({ host: 'full.test' });
    const { kysely } = app.ctx.database;
    const shop = { typeName: 'products', type: 13 as const, urlId: 'shop', title: 'Shop' };
    const { id } = await app.ctx.transact((trx) => saveCollection(trx, full, shop));
    await app.ctx.transact((trx) =>
      fillProducts(trx, { siteId: full, collectionId: id, count: 5000 }),
    );
    await sql`analyze products`.execute(kysely);
    const asked = await statementsOf(async () => {
      for (const words of ['vase', 'agertum zzz']) {
        const { statusCode } = await app.inject({
          url: `/search?q=${encodeURIComponent(words)}`,
          headers: { host: 'full.test' },
        });
        expect(statusCode).toBe(200);
      }
    });
    const searching = asked.filter(({ text }) => /from "products"[^]*(?:@@|<%)/.test(text));
    expect(searching).toHaveLength(6);
    const indexes = new Set<string>();
    for (const { text, values } of searching) {
      const plan = await app.ctx.transact(async (trx) => {
        await sql`select set_config('enable_seqscan', 'off', true),
          set_config('enable_indexscan', 'off', true)`.execute(trx);
        const explain = { sql: `explain (format json) ${text}`, parameters: values };
        const { rows } = await trx.executeQuery({ ...sql``.compile(trx), ...explain });
        return JSON.stringify(rows);
      });
      const found = /"Index Name":"(products_(?:title_)?(?:words|letters))"/.exec(plan)?.[1];
      expect(found, plan).toBeDefined();
      indexes.add(found!);
    }
    expect([...indexes].toSorted()).toEqual([
      'products_title_letters',
      'products_title_words',
      'products_words',
    ]);
  });

  it('markup is no text', async () => {
    expect(await find('hidden-word')).toEqual([]);
    expect(await find('class')).toEqual([]);
  });

  it.each(['%00', 'a%00b'])('?q=%s, which no text can hold, is refused', async (query) => {
    expect((await get(`/search?q=${query}`)).statusCode).toBe(400);
  });

  it.each([
    '%27',
    '%27%27',
    '%5C',
    '%26%7C!()',
    '%3A%2A',
    '%25',
    '_',
    '%3C%3E',
    `${'a'.repeat(5000)}`,
  ])('?q=%s is answered without an error', async (query) => {
    for (const format of ['', '&format=json']) {
      const { statusCode } = await get(`/search?q=${query}${format}`);
      expect(statusCode).toBe(200);
    }
  });

  it('an address has so many searches a minute, others go on', async () => {
    const codes = new Set<number>();
    for (let count = 0; count < 60; count += 1) {
      codes.add((await get('/search?q=vase', '198.51.100.7')).statusCode);
    }
    expect([...codes]).toEqual([200]);
    expect((await get('/search?q=vase', '198.51.100.7')).statusCode).toBe(429);
    expect((await get('/search?q=vase&format=json', '198.51.100.7')).statusCode).toBe(429);
    expect((await get('/search', '198.51.100.7')).statusCode).toBe(200);
    expect((await get('/search?q=vase', '198.51.100.8')).statusCode).toBe(200);
  });
});

interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that go to the database meanwhile. */
async function statementsOf(work: () => Promise<void>): Promise<Statement[]> {
  const asked: Statement[] = [];
  const { query } = pg.Client.prototype as { query: (...parts: unknown[]) => unknown };
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...parts: unknown[]
  ) {
    const [first, second] = parts as [string | Partial<Statement>, unknown];
    const { text = '', values = second } = typeof first === 'string' ? { text: first } : first;
    asked.push({ text, values: Array.isArray(values) ? values : [] });
    return query.apply(this, parts);
  } as never);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return asked;
}

describe('the words of a search', () => {
  it('are few, short and each once', () => {
    const many = Array.from({ length: 50 }, (_, at) => `w${at}`).join(' ');
    expect(readWords(many)).toHaveLength(searchLimits.words);
    expect(readWords('a'.repeat(500))[0]).toHaveLength(searchLimits.wordLength);
    expect(readWords(' blue  blue\tvase ')).toEqual(['blue', 'vase']);
    expect(readWords(`'; drop | a:* <-> "b\\\0c`)).toEqual(['drop', 'a', 'b', 'c']);
    expect(readWords('… — %')).toEqual([]);
  });
});
