/** Blocks of reviews, donations, memberships and add-on products: on pages, on the canvas, and used. */
import { userRoles } from '@sitewright/contract';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { Database } from '../../db/schema.ts';
import { buildPage } from '../../testing/build-page.ts';
import { drawOnCanvas } from '../../testing/draw-on-canvas.ts';
import { faultsOf } from '../../testing/faults-of.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { readMails } from '../../testing/read-mails.ts';
import { Shopper } from '../../testing/shopper.ts';
import { saveCategory } from '../collections/save-category.ts';
import { saveDonation } from '../donations/save-donation.ts';
import { saveForm } from '../forms-schema/save-form.ts';
import type { NewProductDraft } from '../products/product-draft.ts';
import type { FormFieldColumn } from '../forms-schema/tables.ts';
import { savePlan } from '../memberships/membership-plans.ts';
import { saveProduct } from '../products/save-product.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

const host = 'shop.test';

type ReviewValues = Partial<Insertable<Database['product_reviews']>>;

describeOnBothDatabases('blocks of the shop', (database) => {
  let fixture: PageFixture;
  let office: Office;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { websiteManager } = userRoles.values;
    office = await createOffice(fixture.app, { [fixture.siteId]: [websiteManager] }, 'cups');
    await set({ merchandising: { productReviewsEnabled: true }, payments: { test: true } });
  });
  afterAll(() => fixture.app.close());

  const set = (values: Record<string, Record<string, unknown>>) =>
    writeSettings(fixture.app.ctx, { siteId: fixture.siteId, actor: operator, values });
  const visit = async (urlId: string) =>
    (await fixture.app.inject({ method: 'GET', url: `/${urlId}`, headers: { host } })).body;
  const build = async (...blocks: { type: string; data: Record<string, unknown> }[]) => {
    const built = await buildPage(office, { title: `Page ${newId()}`, blocks });
    const page = await visit(built.urlId);
    expect(page).toContain(await drawOnCanvas(office, built.document));
    const shown = /<article class="sections".*<\/article>/s.exec(page)?.[0] ?? '';
    expect(faultsOf(shown)).toEqual([]);
    return { ...built, page, shown };
  };
  const write = <Answer>(act: (trx: WriteTransaction) => Promise<Answer>) =>
    fixture.app.ctx.transact(act);
  const scope = () => ({ siteId: fixture.siteId, now: fixture.app.ctx.now() });

  async function review(slug: string, more: ReviewValues = {}) {
    const at = new Date(`2026-0${1 + (count++ % 8)}-01T12:00:00Z`);
    await fixture.app.ctx.transact(async (trx) => {
      await trx
        .insertInto('product_reviews')
        .values({
          site_id: fixture.siteId,
          id: newId(),
          product_id: fixture.products[slug]!,
          author_name: 'Ann <Lee>',
          rating: 5,
          title: `On ${slug}`,
          state: 'published',
          source: 'native',
          is_verified: true,
          created_at: at,
          updated_at: at,
          ...more,
        })
        .execute();
    });
  }
  let count = 0;

  it('PDP-14 reviews are those of a product, a category or the shop: published, in order, with stars in words', async () => {
    const none = await build({ type: 'reviews', data: {} });
    expect(none.shown).toContain('Nobody has written a review yet.');
    await review('small-cup', { rating: 4, title: 'Four', reply: 'Thanks & bye' });
    await review('plate', { rating: 5, title: 'Five', body: 'A <b>plate</b>' });
    await review('large-cup', { rating: 2, title: 'Two', is_verified: false });
    await review('plate', { state: 'waiting', title: 'Secret' });
    await review('plate', { source: 'imported', title: 'Elsewhere' });
    await set({ merchandising: { productReviewsEnabled: true } });
    const titles = (html: string) =>
      [...html.matchAll(/sw-review-title">([^<]*)/g)].map(([, title]) => title);
    const shop = await build({ type: 'reviews', data: { title: 'They say', limit: 2 } });
    expect(titles(shop.shown)).toEqual(['Two', 'Five']);
    expect(shop.shown).toContain('3.7 out of 5 stars, from 3 reviews');
    expect(shop.shown).toContain('A &lt;b&gt;plate&lt;/b&gt;');
    expect(shop.shown).toContain('<span class="sw-words">5 out of 5 stars</span>');
    expect(shop.shown).toContain('<a href="/shop/p/plate#reviews">Plate</a>');
    expect(shop.page).not.toMatch(/AggregateRating|itemprop|"Review"/);
    const best = await build({ type: 'reviews', data: { order: 'best', limit: 3 } });
    expect(titles(best.shown)).toEqual(['Five', 'Four', 'Two']);
    const productId = fixture.products['small-cup'];
    const own = await build({ type: 'reviews', data: { of: 'product', productId } });
    expect(titles(own.shown)).toEqual(['Four']);
    expect(own.shown).toContain('Thanks &amp; bye');
    expect(own.shown).toContain(
      '<a href="/shop/p/small-cup#reviews">All reviews of Small &lt;Cup&gt;</a>',
    );
    const { categories } = (await office.get('categories')).json<{
      categories: { id: string; displayName: string }[];
    }>();
    const category = categories.find(({ displayName }) => displayName === 'Cups')!.id;
    const collectionId = fixture.collections['shop'];
    const data = { of: 'category', collectionId, category };
    const cups = await build({ type: 'reviews', data }, { type: 'reviews', data: { limit: 0 } });
    expect(titles(cups.shown)).toEqual(['Two', 'Four']);
    await set({ merchandising: { reviewsKillSwitch: true } });
    expect(await visit(cups.urlId)).not.toContain('class="sw-review');
    await set({ merchandising: { reviewsKillSwitch: false } });
  });

  it('ROUT-26 SUBS-05 a donation is given by the form of its page; what is refused is said there', async () => {
    const draft = { title: 'New <roof>', coverText: 'It leaks.\n\nHelp', asksName: true };
    const amounts = { suggestedCents: [1000, 2500], minCents: 500, maxCents: 50_000 };
    const id = await write((trx) => saveDonation(trx, scope(), { ...draft, ...amounts }));
    const { shown, urlId } = await build(
      { type: 'donation', data: { donationId: id, buttonLabel: 'Give "now"' } },
      { type: 'donation', data: { donationId: 'gone' } },
    );
    expect(shown).toContain('New &lt;roof&gt;');
    expect(shown).toContain('$25.00');
    expect(shown).toContain('Give &quot;now&quot;');
    expect(shown.match(/<form/g)).toHaveLength(1);
    const named = (await office.get('block-choices', { kind: 'donation' })).json();
    expect(named).toEqual({ choices: [{ id, name: 'New <roof>' }] });
    const action = /action="([^"]*)"/.exec(shown)![1]!;
    const send = (fields: Record<string, string>) =>
      fixture.app.inject({
        method: 'POST',
        url: action,
        headers: {
          host,
          origin: `http://${host}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams(fields).toString(),
      });
    const given = await send({ amount: '2500', name: 'Ann' });
    expect([given.statusCode, given.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/checkout\?cartToken=/),
    ]);
    const checkout = await fixture.app.inject({
      method: 'GET',
      url: given.headers.location!,
      headers: { host },
    });
    expect(checkout.body).toContain('New &lt;roof&gt;');
    expect(checkout.body).toContain('$25.00');
    const wrong = await send({ amount: 'other', otherAmount: '1' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain('role="alert"');
    expect(wrong.body).toContain('$5.00');
    await write((trx) => saveDonation(trx, scope(), { id, isOpen: false }));
    const closed = await visit(urlId);
    expect(closed).toContain('This donation is closed.');
    expect(closed).not.toContain(action);
  });

  it('SUBS-05 what a donation asks stands in the language of the site', async () => {
    const draft = { title: 'Dach', suggestedCents: [1000], isMonthlyOffered: true };
    const id = await write((trx) => saveDonation(trx, scope(), draft));
    const { urlId, shown } = await build({ type: 'donation', data: { donationId: id } });
    expect(shown).toContain('Every month');
    await fixture.app.ctx.transact(async (trx) => {
      await trx
        .updateTable('sites')
        .set({ locale: 'de-DE' })
        .where('site_id', '=', fixture.siteId)
        .execute();
    });
    await write((trx) => saveDonation(trx, scope(), { id, asksMessage: true }));
    const german = await visit(urlId);
    expect(german).toContain('Jeden Monat');
    expect(german).toContain('Nachricht (freiwillig)');
    await fixture.app.ctx.transact(async (trx) => {
      await trx
        .updateTable('sites')
        .set({ locale: 'en-US' })
        .where('site_id', '=', fixture.siteId)
        .execute();
    });
    await write((trx) => saveDonation(trx, scope(), { id, asksMessage: false }));
  });

  it('ROUT-20 ROUT-21 a member area offers to all, and gives what is for members to them alone', async () => {
    const secret = 'Sourdough-Recipe-77';
    const collectionIds = [fixture.collections['about/team']!];
    const draft = { title: 'Friends', coverText: 'Letters', priceCents: 0, collectionIds };
    const planId = await write((trx) => savePlan(trx, scope(), draft));
    const html = `<p>${secret}</p><script>alert(1)</script>`;
    const area = { type: 'member-area', data: { planId, memberHtml: html } };
    const { shown, page, urlId } = await build(area);
    const pageId = /"collection":\{[^}]*?"id":"(\w+)"/.exec(page)![1]!;
    expect(shown).toContain('Free');
    expect(shown).toContain('<li>team</li>');
    expect(shown).toContain(`action="/members/join/${planId}"`);
    expect(page).not.toContain(secret);
    for (const format of ['json', 'main-content']) {
      expect(await visit(`${urlId}?format=${format}`)).not.toContain(secret);
    }
    const named = (await office.get('block-choices', { kind: 'plan' })).json();
    expect(named).toEqual({ choices: [{ id: planId, name: 'Friends' }] });
    const path = `/api/commerce/memberships/${planId}/area?block=b0&page=${pageId}`;
    const stranger = new Shopper(fixture.app, host);
    const refused = await stranger.send('GET', path);
    expect(refused.json()).toEqual({ isMember: false });
    expect(refused.headers['cache-control']).toMatch(/no-store|private/);

    const member = new Shopper(fixture.app, host);
    const email = 'ann@example.test';
    const joined = await member.send('POST', `/members/join/${planId}`, {
      body: new URLSearchParams({ email }),
    });
    expect(joined.body).toContain('Please look at your mail');
    const mail = (await readMails(fixture.app, { to: email, kind: 'member-link:' })).at(-1);
    const link = /(\/members\/enter\/[\w-]+)/.exec(mail?.text ?? '')![1]!;
    await member.send('POST', link, { body: new URLSearchParams() });
    expect((await member.send('GET', path)).json()).toEqual({
      isMember: true,
      title: 'Friends',
      html: `<p>${secret}</p>`,
      pages: [{ title: 'team', url: '/about/team' }],
    });
    // The page itself stays the same for everybody.
    expect((await member.send('GET', `/${urlId}`)).body).not.toContain(secret);
    // A copy of the page has a block of the same id, and words of its own.
    const copy = await build({ type: 'member-area', data: { planId, memberHtml: '<p>Copy</p>' } });
    const copyId = /"collection":\{[^}]*?"id":"(\w+)"/.exec(copy.page)![1]!;
    const ofCopy = (await member.send('GET', path.replace(pageId, copyId))).json();
    expect(ofCopy).toMatchObject({ html: '<p>Copy</p>' });
    const otherId = await write((trx) => savePlan(trx, scope(), { title: 'Others' }));
    const other = `/api/commerce/memberships/${otherId}/area?block=b0&page=${pageId}`;
    expect((await member.send('GET', other)).json()).toEqual({ isMember: false });
    await write((trx) => savePlan(trx, scope(), { id: planId, isOpen: false }));
    expect(await visit(urlId)).toContain('This membership cannot be joined at present.');
  });

  it('PDP-02 lists, add-on products and product blocks each buy at once, or lead to what must be chosen', async () => {
    const collectionId = fixture.collections['shop']!;
    const make = (title: string, more: Pick<NewProductDraft, 'variants' | 'formId'>) =>
      write((trx) =>
        saveProduct(trx, fixture.siteId, {
          collectionId,
          urlId: title.toLowerCase(),
          title,
          ...more,
        }),
      );
    const variant = (stock: number) => [{ sku: newId(), priceCents: 500, stock }];
    const lid = await make('Lid', { variants: variant(3) });
    const sold = await make('Sold', { variants: variant(0) });
    const fields: FormFieldColumn[] = [{ id: 'name', type: 'text', title: 'Name' }];
    const formId = await write((trx) =>
      saveForm(trx, fixture.siteId, { name: 'Engraving', fields }),
    );
    const engraved = await make('Engraved', { variants: variant(2), formId });
    const chosen = [lid.id, sold.id, engraved.id, fixture.products['small-cup']!, 'gone'];
    const products = Object.fromEntries(
      chosen.map((productId, at) => [`i${at}`, { productId, order: `a${at}` }]),
    );
    const { shown } = await build({ type: 'add-ons', data: { title: 'With it', products } });
    const cards = shown.split('<li class="product-add-on">').slice(1);
    expect(cards).toHaveLength(4);
    expect(cards[0]).toContain(`name="itemId" value="${lid.id}"`);
    expect(cards[0]).toContain('class="sqs-add-to-cart-button"');
    expect(cards[1]).not.toContain('sqs-add-to-cart-button');
    expect(cards[1]).toContain('sold-out');
    expect(cards[2]).toMatch(/href="\/shop\/p\/engraved">Choose options/);
    expect(cards[3]).toMatch(/href="\/shop\/p\/small-cup">Choose options/);
    await write((trx) =>
      saveProduct(trx, fixture.siteId, {
        id: lid.id,
        relatedRule: 'chosen',
        relatedIds: [fixture.products['plate']!],
      }),
    );
    const related = { choice: 'related', productId: lid.id };
    const along = await build({ type: 'add-ons', data: related });
    expect(along.shown.match(/product-add-on/g)).toHaveLength(1);
    const plate = { productId: fixture.products['plate'] };
    const pages = [
      along.shown,
      (await build({ type: 'product', data: plate })).shown,
      (await build({ type: 'product-list', data: { collectionId, tag: 'new' } })).shown,
    ];
    const buttons = pages.map((html) => (html.match(/sqs-add-to-cart-button"/g) ?? []).length);
    expect(buttons).toEqual([1, 1, 1]);
    for (const html of pages) {
      const form = /<form class="product-form.*?<\/form>/s.exec(html)![0];
      const inputs = [...form.matchAll(/name="(\w+)"[^>]*? value="([^"]*)"/g)];
      const bought = await fixture.app.inject({
        method: 'POST',
        url: '/api/commerce/shopping-cart/entries',
        headers: {
          host,
          origin: `http://${host}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams(
          inputs.map(([, name, value]) => [name!, value!] as [string, string]),
        ).toString(),
      });
      expect([bought.statusCode, bought.headers['location']]).toEqual([303, '/cart']);
    }
  });

  it('one donation and one membership may be shown twice on a page, each field with its own label', async () => {
    const amounts = { suggestedCents: [1000], isFreeAmount: true, asksName: true };
    const draft = { title: 'Roof', ...amounts };
    const donationId = await write((trx) => saveDonation(trx, scope(), draft));
    const planId = await write((trx) => savePlan(trx, scope(), { title: 'Circle' }));
    const gift = { type: 'donation', data: { donationId } };
    const area = { type: 'member-area', data: { planId } };
    const { shown } = await build(gift, gift, area, area);
    const labels = [...shown.matchAll(/ for="([^"]*)"/g)].map(([, id]) => id);
    expect(labels.length).toBeGreaterThan(4);
    expect(new Set(labels).size).toBe(labels.length);
    for (const id of labels) expect(shown.split(` id="${id}"`)).toHaveLength(2);
  });

  it('categories are named as the owner wrote them, and lead to their products', async () => {
    const collectionId = fixture.collections['shop']!;
    const category = { collectionId, displayName: 'Bowls & "Jugs"', urlPath: 'bowls-jugs' };
    const { id } = await write((trx) => saveCategory(trx, fixture.siteId, category));
    const inner = { ...category, parentId: id, displayName: 'Small', urlPath: 'bowls-jugs/small' };
    await write((trx) => saveCategory(trx, fixture.siteId, inner));
    const { shown } = await build({ type: 'categories', data: { collectionId } });
    expect(shown).toContain('<a href="/shop?category=bowls-jugs">Bowls &amp; &quot;Jugs&quot;</a>');
    expect(shown).not.toContain('Small');
  });
});
