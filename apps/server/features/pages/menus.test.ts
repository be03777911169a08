/** Which entries of a menu say that their page is shown, or one below them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { saveNavigation } from '../collections/save-navigation.ts';

describeOnBothDatabases('entries of a menu', (database) => {
  let fixture: PageFixture;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    const { app, siteId, collections } = fixture;
    const items = [
      { title: 'Company', items: [{ collectionId: collections['about']! }] },
      { title: 'Members', memberAreaId: 'area' },
      { collectionId: collections['shop']! },
      { collectionId: collections['about']! },
    ];
    await app.ctx.transact((trx) => saveNavigation(trx, siteId, { name: 'mainNav', items }));
  });
  afterAll(() => fixture.app.close());

  /** Each link of the menu: what it says, and whether it is that of the page, or holds it. */
  const menuOf = async (url: string) => {
    const { body } = await fixture.app.inject({ url });
    const [, nav = ''] = /<nav>(.*?)<\/nav>/s.exec(body) ?? [];
    const links = [...nav.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)];
    return links.map(([, attributes = '', title = '']) => {
      const mark = attributes.includes('aria-current') ? '*' : '';
      return title.trim() + mark + (attributes.includes('class="open"') ? '+' : '');
    });
  };

  it('are of the page that is shown, or hold it', async () => {
    expect(await menuOf('/about')).toEqual(['Company+', 'Members', 'Shop', 'about*']);
    expect(await menuOf('/shop')).toEqual(['Company', 'Members', 'Shop*', 'about']);
    expect(await menuOf('/journal')).toEqual(['Company', 'Members', 'Shop', 'about']);
  });

  it('are none of them where no page of the site is shown, headings neither', async () => {
    for (const url of ['/cart', '/search?q=cup', '/not-there']) {
      expect(await menuOf(url), url).toEqual(['Company', 'Members', 'Shop', 'about']);
    }
  });
});
