import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeRawSettings } from '../../testing/store-raw-settings.ts';
import { Shopper } from '../../testing/shopper.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestShop } from '../../testing/test-shop.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Source that ships: the word of a provider stands in the folders of that provider and nowhere. */
function sourcesOutsideFolders(name: string): string[] {
  const rooms = ['apps', 'packages/commerce', 'packages/contract'].map((room) =>
    path.join(root, room),
  );
  return rooms.flatMap((room) =>
    fs
      .readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
      .filter((file) => !/(?:^|\/)(?:node_modules|dist|testing|preview|migrations)\//.test(file))
      .map((file) => path.join(room, file))
      .filter((file) => !new RegExp(`/(?:providers|payment-methods)/${name}/`).test(file)),
  );
}

describe('payment providers', () => {
  it.each(['test', 'manual', 'cash-at-pickup', 'on-invoice', 'stripe', 'paypal', 'free'])(
    '%s is named in its own folders only',
    (name) => {
      const naming = sourcesOutsideFolders(name).filter((file) =>
        fs.readFileSync(file, 'utf8').includes(`'${name}'`),
      );
      expect(naming.map((file) => path.relative(root, file))).toEqual([]);
    },
  );

  describe('start switched off', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await createTestApp();
    });
    afterAll(() => app.close());

    it.each([
      ['nothing', undefined],
      ['"false"', 'false'],
      ['"off"', 'off'],
      ['"true"', 'true'],
      ['null', null],
      ['0', 0],
      ['1', 1],
      ['{}', {}],
    ])('and stay so for the setting %s', async (name, value) => {
      const host = `site-${Buffer.from(name).toString('hex')}.test`;
      const shop = await createTestShop(app, await app.createSite({ host }));
      await storeRawSettings(app, shop.siteId, { payments: { test: value, manual: value } });
      const song = await shop.addProduct({ productType: 2 });
      const shopper = new Shopper(app, host);
      await shopper.add(song.id);
      const url = `/api/commerce/checkout?cartToken=${shopper.cartToken}`;
      expect((await shopper.send('GET', url)).json()).toMatchObject({ paymentMethods: [] });
      const refused = await shopper.pay({ expectedTotalCents: 1000 });
      expect(refused.json()).toMatchObject({ code: 'method_unavailable' });
    });
  });
});
