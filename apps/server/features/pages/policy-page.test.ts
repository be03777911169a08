/** What a shop says of returns and so on: its pages, the foot of pages, the question of consent. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnBothDatabases('policies of a shop', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite({
      host: 'alder.example',
      settings: {
        store: {
          returnPolicy: '<p>Thirty days {each}.</p><script>alert(1)</script>',
          privacyPolicy: '/about-privacy',
        },
        marketing: { metaPixelId: '1234567890' },
        cookies: {
          bannerText: 'May {networks} know?',
          acceptText: 'Fine "so"',
          declineText: 'Rather not',
          openText: 'Ask again',
        },
      },
    });
    await app.createSite({
      host: 'birke.example',
      locale: 'de-DE',
      settings: { store: { termsOfService: '<p>Es gilt, was hier steht.</p>' } },
    });
  }, 60_000);
  afterAll(() => app.close());

  const get = (url: string, host = 'alder.example') => app.inject({ url, headers: { host } });

  it('a text is a page, cleaned and not run as a template; an address is led to', async () => {
    const page = await get('/policies/returns');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<p>Thirty days {each}.</p>');
    expect(page.body).not.toContain('alert(1)');
    const elsewhere = await get('/policies/privacy');
    expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([302, '/about-privacy']);
    expect((await get('/policies/terms')).statusCode).toBe(404);
    expect((await get('/policies/nothing')).statusCode).toBe(404);
  });

  it('is linked at the foot of every page, in the language of the site', async () => {
    const { body } = await get('/search');
    expect(body).toContain('<a href="/policies/returns">Return policy</a>');
    expect(body).toContain('<a href="/about-privacy">Privacy policy</a>');
    expect(body).not.toContain('Terms of service');
    const german = await get('/search', 'birke.example');
    expect(german.body).toContain('<a href="/policies/terms">AGB</a>');
  });

  it('FEED-03 the question of consent has the words of the owner, and leads to the privacy policy', async () => {
    const { body } = await get('/search');
    expect(body).toContain('data-question="May {networks} know?"');
    expect(body).toContain('data-accept="Fine &quot;so&quot;"');
    expect(body).toContain('data-decline="Rather not"');
    expect(body).toContain('class="sw-consent-open">Ask again</button>');
    expect(body).toContain('data-policy="/about-privacy"');
    expect((await get('/search', 'birke.example')).body).not.toContain('sw-consent');
  });
});
