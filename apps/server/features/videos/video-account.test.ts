import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOffice, type Office } from '../../testing/office.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

describe('accounts of videos', () => {
  const asked: string[] = [];
  let answer: { status: number; body: string };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.statusCode = answer.status;
    response.end(answer.body);
  });
  let app: TestApp;
  let office: Office;
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const environment = { VIMEO_URL: `http://127.0.0.1:${port}`, PRIVATE_WEBHOOKS: 'allowed' };
    app = await createTestApp({ environment });
    const siteId = await app.createSite({ identifier: 'alder', host: 'localhost' });
    office = await createOffice(app, { [siteId]: [userRoles.values.websiteManager] }, 'alder');
  });
  afterAll(async () => {
    await app.close();
    server.close();
  });
  beforeEach(() => {
    asked.length = 0;
    answer = { status: 200, body: '{"account_type":"basic"}' };
  });

  const check = async (address: string) =>
    (await office.get('video-account', { address })).json<{ problem: string | null }>().problem;

  it('MEDI-10 a video of a Vimeo Basic account is told, one of another account is not', async () => {
    expect(await check('https://vimeo.com/76979871')).toBe('vimeo-basic');
    expect(asked).toEqual(['/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871']);
    answer.body = '{"account_type":"plus"}';
    expect(await check('player.vimeo.com/video/76979871?h=abcdef01')).toBeNull();
    expect(asked[1]).toBe('/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871%2Fabcdef01');
  });

  it('nothing is known where Vimeo does not answer, or answers something else', async () => {
    for (const [status, body] of [
      [404, ''],
      [200, 'nonsense'],
      [200, '{"account_type":7}'],
    ] as const) {
      answer = { status, body };
      expect(await check('https://vimeo.com/76979871')).toBeNull();
    }
    expect(asked).toHaveLength(3);
  });

  it('other addresses are asked of nobody', async () => {
    for (const address of ['https://youtu.be/M7lc1UVf-VE', 'http://127.0.0.1/76979871', 'bowls']) {
      expect(await check(address)).toBeNull();
    }
    expect(asked).toEqual([]);
  });
});
