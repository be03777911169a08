import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { exportSite } from './export-site.ts';
import { importSite } from './import-site.ts';
import { siteFiles, SiteFilesError, type SiteContent } from './site-format.ts';

describeOnBothDatabases('facts of a site that comes as files', (database) => {
  let app: TestApp;
  let content: SiteContent;
  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite({ identifier: 'alder', title: 'Alder' });
    content = await exportSite(app.ctx, 'alder');
  });
  afterAll(() => app.close());

  /** The same files, whose site has this fact. */
  function withFact(fact: Record<string, string>): SiteContent {
    const facts = JSON.parse(content.texts.get(siteFiles.site) ?? '') as object;
    const text = JSON.stringify({ ...facts, ...fact });
    return { ...content, texts: new Map([...content.texts, [siteFiles.site, text]]) };
  }

  it.each([
    ['timeZone', 'Nowhere'],
    ['timeZone', 'Moon/Crater'],
    // Node knows it and the database does not.
    ['timeZone', 'US/Pacific-New'],
    ['locale', 'abc-12'],
    ['locale', 'en-US-u-nu-arab'],
    ['currency', 'ZZZ'],
  ])('%s %o is refused by its name: no page or report would open', async (name, value) => {
    const making = importSite(app.ctx, 'odd', withFact({ [name]: value }));
    await expect(making).rejects.toThrow(SiteFilesError);
    await expect(making).rejects.toThrow(`${siteFiles.site}: ${name}`);
    expect(await app.ctx.sites.findByIdentifier('odd')).toBeUndefined();
  });

  it('a language without a region comes in: sites of old have one', async () => {
    await importSite(app.ctx, 'plain', withFact({ locale: 'de' }));
    const made = await app.ctx.sites.findByIdentifier('plain');
    expect(made?.locale).toBe('de');
  });
});
