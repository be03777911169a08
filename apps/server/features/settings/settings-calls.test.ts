import { PASSWORD_MASK } from '@sitewright/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { TestVisitor } from '../../testing/test-shop.ts';
import { signInOwner, signInStaff, type StaffCookies } from '../../testing/test-staff.ts';
import { readSettings } from './read-settings.ts';
import { runSettingsCommand } from './settings-command.ts';

describeOnBothDatabases('settings by call', (database) => {
  let app: TestApp;
  let siteId: string;
  let identifier: string;
  let count = 0;

  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite({ host: 'localhost' });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    count += 1;
    identifier = `called-${count}`;
    siteId = await app.createSite({ identifier });
  });

  const site = async () => (await app.ctx.sites.get(siteId))!;
  const as = (cookies: StaffCookies) => {
    const visitor = new TestVisitor(app);
    visitor.cookies.set('staff_session', cookies.staff_session);
    return visitor;
  };
  const url = () => `/api/sites/${identifier}/settings`;
  const undoUrl = (id: string) => `/api/sites/${identifier}/activity/${id}/undo`;

  it('a reader is shown the newest 50 changes', async () => {
    const owner = as(await signInOwner(app));
    const ids: string[] = [];
    for (let turn = 0; turn < 51; turn += 1) {
      const body = { merchandising: { scarcityThreshold: turn } };
      ids.push(...(await owner.send('PATCH', url(), { body })).json().changes);
    }
    const { changes } = (await owner.send('GET', url())).json();
    expect(changes.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed().slice(0, 50));
  });

  it('the owner reads, changes and undoes; the running server shows each at once', async () => {
    const owner = as(await signInOwner(app));
    const changed = await owner.send('PATCH', url(), {
      body: { store: { expressCheckout: true } },
    });
    expect(changed.statusCode).toBe(200);
    const [changeId] = changed.json().changes;
    expect(readSettings(await site(), 'store').expressCheckout).toBe(true);

    const read = (await owner.send('GET', url())).json();
    expect(read.settings).toContainEqual({
      group: 'store',
      field: 'expressCheckout',
      visibility: 'public',
      summary: expect.any(String),
      value: true,
      isSet: true,
      mayChange: true,
    });
    expect(read.changes).toMatchObject([
      { id: changeId, subject: 'store.expressCheckout', before: {}, after: { value: true } },
    ]);

    const undone = await owner.send('POST', undoUrl(changeId));
    expect(undone.statusCode).toBe(200);
    expect(readSettings(await site(), 'store').expressCheckout).toBe(false);
    const again = await owner.send('POST', undoUrl(changeId));
    expect([again.statusCode, again.json().code]).toEqual([409, 'edited_meanwhile']);
  });

  it('a secret is taken and never sent back', async () => {
    const owner = as(await signInOwner(app));
    const body = { captcha: { secretKey: 'tiger-lily' } };
    const written = await owner.send('PATCH', url(), { body });
    const read = await owner.send('GET', url());
    expect(read.body + written.body).not.toContain('tiger-lily');
    const { settings } = read.json();
    const shown = settings.find(({ field }: { field: string }) => field === 'secretKey');
    expect(shown).toMatchObject({ visibility: 'secret', isSet: true });
    expect(shown).not.toHaveProperty('value');
  });

  it('names the field that is wrong', async () => {
    const owner = as(await signInOwner(app));
    const response = await owner.send('PATCH', url(), {
      body: { store: { expressCheckout: 'yes', nothing: 1 } },
    });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().errors)).toEqual(['store.expressCheckout', 'store.nothing']);
  });

  it('D-43 each group asks for its own permission', async () => {
    const manager = as(await signInStaff(app, { [siteId]: [15] }));
    const keeper = as(await signInStaff(app, { [siteId]: [8] }));
    const viewer = as(await signInStaff(app, { [siteId]: [10] }));
    const write = async (who: TestVisitor, body: object) =>
      (await who.send('PATCH', url(), { body })).statusCode;
    const store = { store: { expressCheckout: true } };
    const payments = { payments: { manual: true } };
    const scarcity = { merchandising: { scarcityThreshold: 2 } };
    expect(await write(manager, store)).toBe(200);
    expect(await write(manager, payments)).toBe(403);
    expect(await write(manager, { ...scarcity, ...payments })).toBe(403);
    expect(await write(keeper, scarcity)).toBe(200);
    expect(await write(keeper, store)).toBe(403);
    expect(await write(viewer, scarcity)).toBe(403);
    const groups = async (who: TestVisitor) => {
      const { settings } = (await who.send('GET', url())).json();
      return new Set(settings.map(({ group }: { group: string }) => group));
    };
    expect(await groups(keeper)).toEqual(new Set(['merchandising']));
    expect((await groups(viewer)).has('payments')).toBe(true);
    const changeable = async (who: TestVisitor) => {
      const { settings } = (await who.send('GET', url())).json();
      const open = settings.filter(({ mayChange }: { mayChange: boolean }) => mayChange);
      return new Set(open.map(({ group }: { group: string }) => group));
    };
    expect(await changeable(keeper)).toEqual(new Set(['merchandising']));
    expect((await changeable(manager)).has('store')).toBe(true);
    expect((await changeable(manager)).has('payments')).toBe(false);
    expect(await changeable(viewer)).toEqual(new Set());
  });

  it('D-43 undoing asks for the permission of the group, and so does the list of changes', async () => {
    const owner = as(await signInOwner(app));
    const keeper = as(await signInStaff(app, { [siteId]: [8] }));
    const write = async (body: object) =>
      (await owner.send('PATCH', url(), { body })).json<{ changes: [string] }>().changes[0];
    const ofStore = await write({ store: { expressCheckout: true } });
    const ofScarcity = await write({ merchandising: { scarcityThreshold: 2 } });

    const { changes } = (await keeper.send('GET', url())).json<{ changes: { id: string }[] }>();
    expect(changes.map(({ id }) => id)).toEqual([ofScarcity]);

    const undo = async (changeId: string) =>
      (await keeper.send('POST', undoUrl(changeId))).statusCode;
    expect(await undo(ofStore)).toBe(403);
    expect(readSettings(await site(), 'store').expressCheckout).toBe(true);
    expect(await undo(ofScarcity)).toBe(200);
    expect(readSettings(await site(), 'merchandising').scarcityThreshold).toBe(10);
  });

  it('strangers, and staff of other sites, neither read nor write', async () => {
    const other = await app.createSite({});
    const stranger = as(await signInStaff(app, { [other]: [1] }));
    for (const [who, status] of [
      [stranger, 403],
      [new TestVisitor(app), 401],
    ] as const) {
      expect((await who.send('GET', url())).statusCode).toBe(status);
      const body = { store: { expressCheckout: true } };
      expect((await who.send('PATCH', url(), { body })).statusCode).toBe(status);
    }
    expect((await site()).settings).not.toHaveProperty('store');
  });

  describe('npm run set', () => {
    const run = (...args: string[]) => runSettingsCommand(app.ctx, [identifier, ...args]);

    it('lists every setting with its value, secrets masked', async () => {
      await run('captcha.secretKey', 'tiger-lily');
      const listed = await run();
      expect(listed).toContain('store.expressCheckout = false (default)');
      expect(listed).toContain(`captcha.secretKey = ${PASSWORD_MASK}`);
      expect(listed).not.toContain('tiger-lily');
    });

    it.each([
      ['store.expressCheckout', 'true', true],
      ['merchandising.scarcityThreshold', '3', 3],
      ['merchandising.scarcityText', '5', '5'],
      ['store.minimumOrderSubtotal', '{"value":20}', { value: '20' }],
    ])('sets %s to %s', async (name, value, stored) => {
      expect(await run(name, value)).toMatch(/^Changed\. To undo: --undo [0-9a-f]{24}$/);
      expect(await run(name, value)).toBe('It was so already.');
      const [group, field] = name.split('.');
      expect((await site()).settings).toMatchObject({ [group!]: { [field!]: stored } });
    });

    it('lists changes and takes one back', async () => {
      const id = (await run('store.floatingCart', 'false')).split(' ').at(-1)!;
      expect(await run('--changes')).toMatch(
        new RegExp(`^${id}  .*Operator  store.floatingCart  \\{\\} → \\{"value":false\\}$`),
      );
      await run('--undo', id);
      expect(readSettings(await site(), 'store').floatingCart).toBe(true);
    });

    it.each([
      [['store.nothing', '1'], 'There is no setting "store.nothing".'],
      [['store', '1'], 'There is no setting "store".'],
      [['store.expressCheckout', 'yes'], /^store\.expressCheckout: /],
      [['store.expressCheckout'], /^npm run set/],
      [['--undo', 'f'.repeat(24)], 'Unable to locate content'],
    ])('refuses %j', async (args, message) => {
      await expect(run(...args)).rejects.toThrow(message);
    });

    it('says how it is used when it is told nothing', async () => {
      await expect(runSettingsCommand(app.ctx, [])).rejects.toThrow(/^npm run set/);
    });

    it('names the sites there are', async () => {
      const wrong = runSettingsCommand(app.ctx, ['nobody']);
      await expect(wrong).rejects.toThrow(/^There is no site "nobody"\. There are: .*called-1/);
    });
  });
});
