import {
  userRoles,
  type DocumentHead,
  type LinkTarget,
  type PageDocument,
} from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';

describeOnBothDatabases('links of pages', (database) => {
  let fixture: PageFixture;
  let office: Office;
  let keys = 0;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { websiteManager } = userRoles.values;
    office = await createOffice(fixture.app, { [fixture.siteId]: [websiteManager] }, 'cups');
  });
  afterAll(() => fixture.app.close());

  const find = async (query: Record<string, string>) =>
    (await office.get('link-targets', query)).json<{ targets: LinkTarget[] }>().targets;
  const visit = async (urlId: string) =>
    (await fixture.app.inject({ method: 'GET', url: `/${urlId}`, headers: { host: 'shop.test' } }))
      .body;
  const button = (link: unknown) => ({
    type: 'button',
    data: { label: 'Go', look: 'primary', size: 'medium', alignment: 'left', link },
  });

  it('LINK-01 pages, collections, products and posts are found by title and by address', async () => {
    expect((await find({})).map(({ url }) => url)).toContain('/shop');
    const [cup] = await find({ search: 'small <cup' });
    expect(cup).toMatchObject({
      kind: 'product',
      collectionId: fixture.collections['shop'],
      itemId: fixture.products['small-cup'],
      url: '/shop/p/small-cup',
      isShown: true,
    });
    expect(await find({ search: '/shop/p/small-cup' })).toContainEqual(cup);
    expect(await find({ item: cup!.itemId! })).toEqual([cup]);
    expect((await find({ search: '/shop' }))[0]).toMatchObject({
      kind: 'collection',
      url: '/shop',
    });
    expect(await find({ search: '/journal/2026/1/first' })).toMatchObject([
      { kind: 'post', title: 'First', url: '/journal/2026/1/first' },
    ]);
    expect(await find({ search: '%' })).toEqual([]);
  });

  it('LINK-02 LINK-03 visitors get the address, name and window of each kind', async () => {
    const collectionId = fixture.collections['shop']!;
    const itemId = fixture.products['small-cup']!;
    const { urlId } = await buildPage(office, {
      title: 'Links',
      blocks: [
        button({ kind: 'page', collectionId, newWindow: true, name: 'All "cups"' }),
        button({ kind: 'page', collectionId, itemId }),
        button({ kind: 'email', address: 'a@example.com', subject: 'A & B', cc: 'c@example.com' }),
        button({ kind: 'phone', number: '+49 40 1' }),
      ],
    });
    const page = await visit(urlId);
    expect(page).toContain(
      'href="/shop" target="_blank" rel="noopener" title="All &quot;cups&quot;"',
    );
    expect(page).toContain('href="/shop/p/small-cup"');
    expect(page).toContain('href="mailto:a@example.com?subject=A%20%26%20B&amp;cc=c@example.com"');
    expect(page).toContain('href="tel:+49401"');
  });

  it('LINK-04 LINK-06 LINK-08 what the editor would refuse is refused with its field', async () => {
    const { urlId } = await buildPage(office, {
      title: 'Wrong links',
      blocks: [button(undefined)],
    });
    const { documents } = (await office.get('documents', {})).json<{ documents: DocumentHead[] }>();
    const pages = (await office.get('pages')).json<{ pages: { id: string; urlId: string }[] }>();
    const ownerId = pages.pages.find((one) => one.urlId === urlId)?.id;
    const { id } = documents.find((one) => one.ownerId === ownerId)!;
    const { document, revision } = (await office.get(`documents/${id}`)).json<
      DocumentHead & { document: PageDocument }
    >();
    const [block] = Object.values(document.blocks);
    const write = (to: unknown) =>
      office.send('POST', `documents/${id}/edits`, {
        baseRevision: revision,
        key: `link-number-${keys++}`,
        commands: [{ name: 'set-block-data', id: block!.id, path: ['link'], to }],
      });
    for (const [link, field, message] of [
      [{ kind: 'email', address: 'anna' }, 'address', 'Please enter a valid email.'],
      [
        { kind: 'url', url: 'javascript:alert(1)' },
        'url',
        'Links must be formatted as https://example.com or /about.',
      ],
      [{ kind: 'fax' }, 'kind', 'fax is not one of the expected options.'],
    ] as const) {
      const refused = await write(link);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ errors: { [`${block!.id}.link.${field}`]: message } });
    }
    expect((await write({ kind: 'url', url: '/shop' })).statusCode).toBe(200);
  });
});
