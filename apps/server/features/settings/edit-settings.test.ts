import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';

interface Changes {
  [name: string]: { from?: unknown; to: unknown };
}

describeOnBothDatabases('settings that two people edit', (database) => {
  let app: TestApp;
  let owner: TestOwner;
  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite({ identifier: 'alder' });
    owner = await createTestOwner(app, 'alder');
  });
  afterAll(() => app.close());

  const edit = (changes: Changes) =>
    owner.send('POST', owner.url('settings/edits'), { body: { changes } });
  const valueOf = async (name: string) => {
    const { settings } = (await owner.send('GET', owner.url('settings'))).json<{
      settings: { group: string; field: string; value: unknown }[];
    }>();
    return settings.find(({ group, field }) => `${group}.${field}` === name)?.value;
  };

  it('merge where the fields are others, whoever comes first', async () => {
    const first = { 'store.returnDays': { from: 14, to: 30 } };
    const second = { 'store.downloadLimit': { from: 5, to: 9 } };
    expect((await edit(first)).statusCode).toBe(200);
    expect((await edit(second)).statusCode).toBe(200);
    expect([await valueOf('store.returnDays'), await valueOf('store.downloadLimit')]).toEqual([
      30, 9,
    ]);
  });

  it('show both where the field is the same, and write nothing of that edit', async () => {
    await edit({ 'mails.alertMinutes': { from: 15, to: 60 } });
    const refused = await edit({
      'mails.alertMinutes': { from: 15, to: 20 },
      'mails.reviewRequestDays': { from: 14, to: 3 },
    });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'edited_meanwhile',
      conflicts: { 'mails.alertMinutes': { theirs: 60, yours: 20 } },
    });
    expect([await valueOf('mails.alertMinutes'), await valueOf('mails.reviewRequestDays')]).toEqual(
      [60, 14],
    );
    const settled = await edit({ 'mails.alertMinutes': { from: 60, to: 20 } });
    expect(settled.statusCode).toBe(200);
  });

  it('agree where both want the same', async () => {
    await edit({ 'money.useCLDRMoneyFormat': { from: true, to: false } });
    const same = await edit({ 'money.useCLDRMoneyFormat': { from: true, to: false } });
    expect([same.statusCode, same.json<{ changes: string[] }>().changes]).toEqual([200, []]);
  });

  it('replace a secret, which nobody saw', async () => {
    expect((await edit({ 'captcha.secretKey': { to: 'one' } })).statusCode).toBe(200);
    expect((await edit({ 'captcha.secretKey': { to: 'two' } })).statusCode).toBe(200);
  });

  it('of twenty at once on one field one is taken, and none is lost without a word', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        edit({ 'merchandising.scarcityThreshold': { from: 10, to: 100 + index } }),
      ),
    );
    const taken = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    expect(await valueOf('merchandising.scarcityThreshold')).toBe(100 + taken);
  });

  it('name the field that is wrong', async () => {
    const refused = await edit({
      'store.returnDays': { from: 30, to: -1 },
      'store.nothing': { to: 1 },
    });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual([
      'store.returnDays',
      'store.nothing',
    ]);
  });
});
