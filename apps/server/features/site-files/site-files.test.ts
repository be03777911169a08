import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { exportSite } from './export-site.ts';
import { importSite } from './import-site.ts';
import { readSiteFolder } from './read-folder.ts';
import { writeSiteFolder } from './write-folder.ts';

describeOnBothDatabases('a site as files', (database) => {
  let app: TestApp;
  let folder: string;
  let demo: string;

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sitewright-files-'));
    app = await createTestApp({ database });
    await seedDemo(app.ctx);
    const { identifier } = await app.ctx.db
      .selectFrom('sites')
      .select('identifier')
      .where('is_default', '=', true)
      .executeTakeFirstOrThrow();
    demo = await written(identifier);
  }, 120_000);
  afterAll(async () => {
    await app.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /** The files of a site, in a folder of its own. */
  async function written(identifier: string): Promise<string> {
    const target = path.join(folder, identifier);
    await writeSiteFolder(app.ctx.media.store, target, await exportSite(app.ctx, identifier));
    return target;
  }

  /** All bytes of a folder by path. */
  function bytesIn(where: string): Map<string, string> {
    const files = fs.readdirSync(where, { recursive: true, withFileTypes: true });
    return new Map(
      files
        .filter((file) => file.isFile())
        .map((file) => {
          const full = path.join(file.parentPath, file.name);
          return [path.relative(where, full), fs.readFileSync(full, 'latin1')] as const;
        })
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  }

  it('makes a site of the files of the demo whose files are the same, byte for byte', async () => {
    await importSite(app.ctx, 'copied', await readSiteFolder(demo));
    const [before, after] = [bytesIn(demo), bytesIn(await written('copied'))];
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [file, bytes] of before) expect(after.get(file) === bytes, file).toBe(true);
  });
});
