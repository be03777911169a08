import { contentLimits, userRoles, type SiteFile } from '@sitewright/contract';
import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { originalKey } from '../../media/asset-store.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

interface Brought {
  readonly url: string;
  readonly file: SiteFile | null;
  readonly problem: string | null;
}

describeOnBothDatabases('hosts of photos', (database) => {
  let app: TestApp;
  let siteId: string;
  let office: Office;
  let host: http.Server;
  let origin: string;
  let pictures: Map<string, Buffer>;
  const asked: string[] = [];

  beforeAll(async () => {
    const drawn = await Promise.all(
      ['#224466', '#884422'].map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    pictures = new Map(drawn.map((bytes, index) => [`/${index + 1}.png`, bytes]));
    host = http.createServer((request, response) => {
      const url = request.url ?? '';
      asked.push(url);
      const many = Array.from({ length: 80 }, (_, index) => `/${index + 1}.png`);
      if (url === '/walks.json') response.end(JSON.stringify({ title: 'Walks', items: many }));
      else if (url === '/none.json') response.end('{"title":"None","items":[]}');
      else if (url === '/page') response.end('<!doctype html><p>No feed</p>');
      else if (url === '/words.png') response.end('no picture at all');
      else if (pictures.has(url)) response.end(pictures.get(url));
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    app = await createTestApp({ database, environment: { PRIVATE_WEBHOOKS: 'allowed' } });
    siteId = await app.createSite({ identifier: 'ridge', host: 'ridge.test' });
    office = await createOffice(app, { [siteId]: [userRoles.values.websiteManager] }, 'ridge');
  });
  afterAll(async () => {
    await app.close();
    host.close();
  });

  const find = (addresses: readonly string[], by = office) =>
    by.send('POST', 'photo-galleries', { addresses });
  const bring = async (paths: readonly string[], by = office) => {
    const body = { pictures: paths.map((path) => ({ url: origin + path, title: `Of ${path}` })) };
    const answer = await by.send('POST', 'photo-galleries/pictures', body);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ files: Brought[] }>().files;
  };

  it('GLRY-16 says of 20 addresses at most what each shows, 50 pictures of each', async () => {
    const answer = await find(
      ['walks.json', 'none.json', 'page', 'gone'].map((one) => `${origin}/${one}`),
    );
    expect(answer.statusCode, answer.body).toBe(200);
    const { galleries } = answer.json<{
      galleries: { title: string; pictures: object[]; problem: string | null }[];
    }>();
    expect(
      galleries.map(({ title, pictures: all, problem }) => [title, all.length, problem]),
    ).toEqual([
      ['Walks', contentLimits.galleryPhotos, null],
      ['None', 0, 'empty'],
      ['', 0, 'unreadable'],
      ['', 0, 'unreachable'],
    ]);
    const many = Array.from({ length: contentLimits.galleriesPerIntegration + 1 }, () => origin);
    expect((await find(many)).statusCode).toBe(400);
    expect((await find(['file:///etc/passwd'])).statusCode).toBe(400);
  });

  it('GLRY-16 copies pictures into the library once, with their titles, and says what was none', async () => {
    const [first, second, words, gone] = await bring([
      '/1.png',
      '/2.png',
      '/words.png',
      '/gone.png',
    ]);
    expect(first?.file).toMatchObject({ kind: 'image', title: 'Of /1.png', width: 60 });
    expect(second?.file?.id).not.toBe(first?.file?.id);
    expect([words?.problem, gone?.problem]).toEqual(['unreadable', 'unreachable']);
    const wordsOnly = createHash('sha256').update('no picture at all').digest('hex');
    expect(await app.ctx.media.store.size(originalKey(siteId, wordsOnly))).toBeUndefined();
    const shown = await app.inject({
      url: first?.file?.url ?? '',
      headers: { host: 'ridge.test' },
    });
    expect(shown.statusCode).toBe(200);
    const before = asked.length;
    const [again] = await bring(['/1.png']);
    expect(again?.file?.id).toBe(first?.file?.id);
    expect(asked).toHaveLength(before);
    const { files } = (await office.get('files')).json<{ files: SiteFile[] }>();
    expect(files).toHaveLength(2);
    const tooMany = Array.from({ length: 11 }, () => ({ url: `${origin}/1.png`, title: '' }));
    const refused = await office.send('POST', 'photo-galleries/pictures', { pictures: tooMany });
    expect(refused.statusCode).toBe(400);
  });

  it('GLRY-16 each site has files of its own, also of one address', async () => {
    const otherId = await app.createSite({ identifier: 'other', host: 'other.test' });
    const { websiteManager } = userRoles.values;
    const other = await createOffice(app, { [otherId]: [websiteManager] }, 'other');
    const [own] = await bring(['/2.png']);
    const [theirs] = await bring(['/2.png'], other);
    expect(theirs?.file).toMatchObject({ kind: 'image', title: 'Of /2.png' });
    expect(theirs?.file?.id).not.toBe(own?.file?.id);
  });

  it('GLRY-16 never asks an address of the own networks, and is for who may put files into the library', async () => {
    const careful = await createTestApp({ database });
    const id = await careful.createSite({ identifier: 'ridge' });
    const inside = await createOffice(
      careful,
      { [id]: [userRoles.values.websiteManager] },
      'ridge',
    );
    const before = asked.length;
    const answer = await find([`${origin}/walks.json`], inside);
    expect(answer.body).toContain('"problem":"unreachable"');
    const brought = await inside.send('POST', 'photo-galleries/pictures', {
      pictures: [{ url: `${origin}/1.png`, title: '' }],
    });
    expect(brought.body).toContain('"problem":"unreachable"');
    expect(asked).toHaveLength(before);
    await careful.close();
    const stranger = await createOffice(app, {}, 'ridge');
    expect((await find([`${origin}/walks.json`], stranger)).statusCode).toBe(403);
  });
});
