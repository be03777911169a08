import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { groupSettings } from '../../db/migrations/0020-settings-in-groups.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { undoWrite } from '../activity/undo-write.ts';
import { listChanges } from './list-changes.ts';
import { listSettings } from './list-settings.ts';
import { readSettings, type SettingsHolder } from './read-settings.ts';
import { SecretBox } from './secret-box.ts';
import { createSecretStore } from './secret-key.ts';
import { readSecretSetting } from './secret-settings.ts';
import { operator, type SettingsActor } from './settings-actor.ts';
import { writeSettings } from './write-settings.ts';

const siteOf = (settings: Record<string, unknown>): SettingsHolder => ({ siteId: 'a', settings });

describe('reading settings', () => {
  it('answers the defaults of a group that was never written', () => {
    const store = readSettings(siteOf({}), 'store');
    expect(store).toMatchObject({ expressCheckout: false, floatingCart: true });
    expect(readSettings(siteOf({ store: null }), 'store')).toEqual(store);
  });

  it.each(['false', 'true', 'off', 1, 0, null, [], {}])(
    'takes the wrong value %j for off, whatever the default',
    (value) => {
      const site = siteOf({
        payments: { test: value, manual: value },
        store: { multipleQuantityAllowedForServices: value },
      });
      expect(readSettings(site, 'payments')).toMatchObject({ test: false, manual: false });
      expect(readSettings(site, 'store').multipleQuantityAllowedForServices).toBe(false);
    },
  );

  it('takes a wrong text or number for the default', () => {
    const site = siteOf({
      store: { continueShoppingLinkUrl: 'javascript:alert(1)', minimumOrderSubtotal: 'twenty' },
      merchandising: { scarcityThreshold: '5' },
    });
    expect(readSettings(site, 'store').continueShoppingLinkUrl).toBe('/');
    expect(readSettings(site, 'store').minimumOrderSubtotal).toBeNull();
    expect(readSettings(site, 'merchandising').scarcityThreshold).toBe(10);
  });

  it('never answers a secret', () => {
    const site = siteOf({ captcha: { siteKey: 'site', secretKey: 'hidden' } });
    expect(readSettings(site, 'captcha')).toEqual({ siteKey: 'site', kind: 'score' });
  });
});

it('settings of the first schema find their groups, and nothing is lost', () => {
  const old = {
    contactEmail: 'a@b.example',
    shareButtonOptions: { 1: true },
    logoImageId: 'l',
    announcement: 'x',
    captchaSettings: { siteKey: 'k' },
    googleSiteVerification: 'g',
    storeSettings: { expressCheckout: true, merchandisingSettings: { scarcityThreshold: 3 } },
    payments: { manual: true, manualInstructions: 'Pay.' },
  };
  expect(groupSettings(old)).toEqual({
    store: { expressCheckout: true },
    merchandising: { scarcityThreshold: 3 },
    payments: { manual: true, manualInstructions: 'Pay.', test: false },
    captcha: { siteKey: 'k' },
    business: { contactEmail: 'a@b.example' },
    social: { shareButtonOptions: { 1: true } },
    branding: { logoImageId: 'l' },
    searchEngines: { googleSiteVerification: 'g' },
    unassigned: { announcement: 'x' },
  });
  expect(groupSettings({})).toEqual({ payments: { test: true } });
  expect(groupSettings({ payments: { test: 'false' } })).toEqual({ payments: { test: false } });
});

describe('a sealed text', () => {
  const box = new SecretBox(Buffer.alloc(32, 1));

  it('opens for what it was sealed for, and is another one each time', () => {
    const sealed = box.seal('tiger', 'site:a');
    expect(sealed).not.toContain('tiger');
    expect(box.seal('tiger', 'site:a')).not.toBe(sealed);
    expect(box.open(sealed, 'site:a')).toBe('tiger');
  });

  it('does not open for something else, with another key or after a change', () => {
    const sealed = box.seal('tiger', 'site:a');
    expect(() => box.open(sealed, 'site:b')).toThrow();
    expect(() => new SecretBox(Buffer.alloc(32, 2)).open(sealed, 'site:a')).toThrow();
    expect(() => box.open(`${sealed.slice(0, -2)}AA`, 'site:a')).toThrow();
    expect(() => box.open('plain', 'site:a')).toThrow('This is not a sealed text');
  });
});

describeOnBothDatabases('writing settings', (database) => {
  let app: TestApp;
  let siteId: string;
  let count = 0;

  beforeAll(async () => {
    app = await createTestApp({ database });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    count += 1;
    siteId = await app.createSite({ host: `site-${count}.test` });
  });

  const site = async () => (await app.ctx.sites.get(siteId))!;
  const write = (values: Record<string, unknown>, actor: SettingsActor = operator) =>
    writeSettings(app.ctx, { siteId, actor, values });
  const undo = async (id: string, site = siteId) => [
    await undoWrite(app.ctx, { siteId: site, id, actor: operator, may: () => true }),
  ];

  it('shows at once, raises the version and leaves the other fields alone', async () => {
    const before = await site();
    await write({ store: { expressCheckout: true } });
    await write({ store: { continueShoppingLinkUrl: '/shop' }, payments: { manual: true } });
    const after = await site();
    expect(after.version).toBeGreaterThan(before.version);
    expect(readSettings(after, 'store')).toMatchObject({
      expressCheckout: true,
      continueShoppingLinkUrl: '/shop',
    });
    expect(readSettings(after, 'payments')).toMatchObject({ test: true, manual: true });
  });

  it('writes who changed what, from what, to what, and nothing for the same value', async () => {
    const actor = { ...operator, accountId: 'person', name: 'Ada' };
    const ids = await write({ store: { expressCheckout: true } }, actor);
    expect(await write({ store: { expressCheckout: true } }, actor)).toEqual([]);
    expect(await listChanges(app.ctx.db, siteId)).toMatchObject([
      {
        id: ids[0],
        account_id: 'person',
        actor_name: 'Ada',
        action: 'setting-changed',
        subject: 'store.expressCheckout',
        before: {},
        after: { value: true },
        happened_at: app.ctx.now(),
      },
    ]);
  });

  it.each([
    [{ store: { expressCheckout: 'yes' } }, 'store.expressCheckout'],
    [{ store: { nothing: true } }, 'store.nothing'],
    [{ nowhere: { a: 1 } }, 'nowhere.a'],
    [{ store: { constructor: 1 } }, 'store.constructor'],
    [{ store: { minimumOrderSubtotal: { value: 'x' } } }, 'store.minimumOrderSubtotal.value'],
    [{ merchandising: { scarcityThreshold: -1 } }, 'merchandising.scarcityThreshold'],
  ])('refuses %j and writes nothing', async (values, named) => {
    const good = { business: { contactEmail: 'a@b.example' } };
    const refused = write({ ...good, ...values });
    await expect(refused).rejects.toMatchObject({ code: 'invalid_request' });
    await expect(refused).rejects.toHaveProperty(['details', 'errors', named]);
    expect(readSettings(await site(), 'business').contactEmail).toBe('');
  });

  it('asks the actor for every group', async () => {
    const actor = { ...operator, mayChange: (group: string) => group === 'store' };
    await write({ store: { expressCheckout: true } }, actor);
    await expect(
      write({ store: { expressCheckout: false }, payments: { manual: true } }, actor),
    ).rejects.toMatchObject({ code: 'not_allowed' });
    expect(readSettings(await site(), 'store').expressCheckout).toBe(true);
  });

  it('a change is undone, and the undoing too', async () => {
    const [first] = await write({ merchandising: { scarcityThreshold: 3 } });
    const [second] = await write({ merchandising: { scarcityThreshold: 4 } });
    await expect(undo(first!)).rejects.toMatchObject({ code: 'edited_meanwhile' });
    const [undone] = await undo(second!);
    expect(readSettings(await site(), 'merchandising').scarcityThreshold).toBe(3);
    await expect(undo(second!)).rejects.toMatchObject({ code: 'edited_meanwhile' });
    await undo(undone!);
    expect(readSettings(await site(), 'merchandising').scarcityThreshold).toBe(4);
  });

  it('undoing the first change brings back the default', async () => {
    const [id] = await write({ store: { floatingCart: false } });
    await undo(id!);
    expect((await site()).settings).toMatchObject({ store: {} });
    expect(readSettings(await site(), 'store').floatingCart).toBe(true);
  });

  it('no change of another site is undone', async () => {
    const [id] = await write({ store: { floatingCart: false } });
    const other = await app.createSite({ host: `other-${count}.test` });
    await expect(undo(id!, other)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('two writers at once lose nothing', async () => {
    await Promise.all([
      write({ store: { expressCheckout: true } }),
      write({ store: { floatingCart: false } }),
      write({ payments: { manual: true } }),
    ]);
    const { store, payments } = (await site()).settings;
    expect({ store, payments }).toEqual({
      store: { expressCheckout: true, floatingCart: false },
      payments: { test: true, manual: true },
    });
  });

  describe('a secret', () => {
    const secret = { group: 'captcha', field: 'secretKey' } as const;
    const read = () => readSecretSetting(app.ctx, siteId, secret);
    const listed = async () =>
      (await listSettings(app.ctx.db, await site(), operator)).find(
        ({ group, field }) => `${group}.${field}` === 'captcha.secretKey',
      );

    it('is stored sealed, never listed, and opened where it is used', async () => {
      expect(await read()).toBeUndefined();
      await write({ captcha: { secretKey: 'tiger-lily' } });
      expect(await read()).toBe('tiger-lily');
      expect(await listed()).toMatchObject({ visibility: 'secret', isSet: true });
      expect(await listed()).not.toHaveProperty('value');
      const stored = await Promise.all([
        app.ctx.db.selectFrom('site_secrets').selectAll().execute(),
        app.ctx.db.selectFrom('activity_log').selectAll().execute(),
        app.ctx.db.selectFrom('sites').selectAll().execute(),
      ]);
      expect(JSON.stringify(stored)).not.toContain('tiger-lily');
    });

    it('is replaced, undone and taken away', async () => {
      await write({ captcha: { secretKey: 'one' } });
      const [id] = await write({ captcha: { secretKey: 'two' } });
      await undo(id!);
      expect(await read()).toBe('one');
      await write({ captcha: { secretKey: '' } });
      expect(await read()).toBeUndefined();
      expect(await listed()).toMatchObject({ isSet: false });
    });

    it('belongs to its site: a row carried to another site opens nothing', async () => {
      await write({ captcha: { secretKey: 'tiger-lily' } });
      const other = await app.createSite({ host: `carried-${count}.test` });
      const setOf = async (id: string) =>
        (await listSettings(app.ctx.db, (await app.ctx.sites.get(id))!, operator)).filter(
          ({ visibility, isSet }) => visibility === 'secret' && isSet,
        );
      expect(await setOf(other)).toEqual([]);
      await app.ctx.transact((trx) =>
        sql`insert into site_secrets (site_id, name, sealed, updated_at)
          select ${other}, name, sealed, updated_at from site_secrets
          where site_id = ${siteId}`.execute(trx),
      );
      expect(await setOf(other)).toHaveLength(1);
      await expect(readSecretSetting(app.ctx, other, secret)).rejects.toThrow();
      expect(await read()).toBe('tiger-lily');
    });

    it('has its key in a file that nobody else may read', async () => {
      await write({ captcha: { secretKey: 'x' } });
      const { mode } = fs.statSync(path.join(app.ctx.config.dataDir, 'secret.key'));
      expect(mode & 0o777).toBe(0o600);
    });

    it('a process with another key, or none, says so in one line', async () => {
      await write({ captcha: { secretKey: 'x' } });
      const { config, db, transact } = app.ctx;
      const dataDir = fs.mkdtempSync(path.join(config.dataDir, 'other-'));
      const line = /^The secrets of this installation were stored with another key\. .*$/;
      for (const secretKey of [undefined, 'k'.repeat(32)]) {
        const open = createSecretStore({ config: { dataDir, secretKey }, db, transact });
        await expect(open()).rejects.toThrow(line);
      }
      expect(fs.readdirSync(dataDir)).toEqual([]);
    });
  });
});
