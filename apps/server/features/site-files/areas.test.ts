import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addExampleSite } from '../../testing/example-sites/add-example-site.ts';
import { exampleSites, type ExampleTheme } from '../../testing/example-sites/example-sites.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addDocument } from '../documents/add-document.ts';
import { operator } from '../settings/settings-actor.ts';
import { exportSite } from './export-site.ts';
import { importSite } from './import-site.ts';

const THEMES_DIR = path.join(import.meta.dirname, '../../testing/themes');
const themes = Object.keys(exampleSites) as ExampleTheme[];

describeOnBothDatabases('areas of templates as files', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database, environment: { THEMES_DIR } });
    const at = app.ctx.now();
    for (const theme of themes) {
      await app.ctx.transact(async (trx) => {
        const { siteId, pages } = await addExampleSite(trx, theme, { at });
        const [page] = Object.values(pages);
        const ownerId = `${page}_drafted`;
        await addDocument(trx, { siteId, purpose: 'block-field', ownerId, actor: operator, at });
      });
    }
  });
  afterAll(() => app.close());

  const filesOf = async (identifier: string) => {
    const { texts } = await exportSite(app.ctx, identifier);
    return Object.fromEntries(texts);
  };
  const visit = async (identifier: string) => {
    const { body } = await app.inject({ url: '/', headers: { host: `${identifier}.localhost` } });
    return body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  };

  it.each(themes)(
    'a site of %s makes the same files again, with all of its areas',
    async (theme) => {
      const files = await filesOf(theme);
      await importSite(app.ctx, `${theme}-again`, await exportSite(app.ctx, theme));
      expect(await filesOf(`${theme}-again`)).toEqual(files);
      const areas = Object.keys(files).filter((name) => name.startsWith('documents/block-field/'));
      expect(areas).toHaveLength(Object.keys(exampleSites[theme].fields).length + 1);
      expect(areas.join('\n')).not.toMatch(/[0-9a-f]{24}/);
      const words = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
      expect(words(await visit(`${theme}-again`))).toBe(words(await visit(theme)));
    },
  );
});
