import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';
import { runTaxRatesCommand } from './tax-rates-command.ts';

describeOnBothDatabases('tax rates that are loaded', (database) => {
  let app: TestApp;
  let owner: TestOwner;
  let identifier: string;
  let count = 0;

  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    count += 1;
    identifier = `rates-${count}`;
    await app.createSite({ identifier });
    owner = await createTestOwner(app, identifier);
  });

  const load = async (body: object) =>
    (await owner.send('POST', owner.url('tax-rates'), { body })).json();
  const list = async () => {
    const { taxRules } = (await owner.send('GET', owner.url('tax-rules'))).json<{
      taxRules: { id: string; name: string; preset: string | null; ratePpm: number }[];
    }>();
    return taxRules;
  };

  it('are those of each country at the one-stop shop', async () => {
    const { loaded } = await load({ area: 'EU', homeCountry: 'DE', isOneStopShop: true });
    const rules = await list();
    expect(rules).toHaveLength(loaded);
    const rateOf = (preset: string) => rules.find((rule) => rule.preset === preset)?.ratePpm;
    expect([rateOf('eu-vat:DE:standard'), rateOf('eu-vat:FR:low')]).toEqual([190_000, 55_000]);
  });

  it('loaded again replace each other and keep their ids; what was made by hand stays', async () => {
    const own = { name: 'Own', zone: { country: 'US' }, ratePpm: 1 };
    await owner.add('tax-rules', own);
    expect(await load({ area: 'US', states: ['NY', 'NJ'] })).toEqual({ loaded: 2, removed: 0 });
    const before = await list();
    expect(await load({ area: 'US', states: ['NY', 'DC'] })).toEqual({ loaded: 3, removed: 1 });
    const after = await list();
    expect(after.map(({ name }) => name).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'DC sales tax',
      'DC sales tax',
      'NY sales tax',
      'Own',
    ]);
    const idOf = (rules: typeof before) => rules.find(({ name }) => name === 'NY sales tax')!.id;
    expect(idOf(after)).toBe(idOf(before));
    // Another area is another list.
    const { loaded } = await load({ area: 'EU', homeCountry: 'DE', isOneStopShop: false });
    expect((await list()).length).toBe(after.length + loaded);
    expect(await load({ area: 'US', states: ['NY'] })).toEqual({ loaded: 1, removed: 2 });
    expect((await list()).length).toBe(2 + loaded);
  });

  it('that two load at the same moment replace each other: nobody is taxed twice', async () => {
    const choices = [true, false].map((isOneStopShop) => ({
      area: 'EU',
      homeCountry: 'DE',
      isOneStopShop,
    }));
    for (let turn = 0; turn < 5; turn += 1) {
      await Promise.all(choices.map(load));
      const french = (await list()).filter(({ preset }) => preset?.endsWith(':FR:standard'));
      expect(french).toHaveLength(1);
    }
  });

  it('do not come back beside those of a newer list: nobody is taxed twice', async () => {
    const choice = { area: 'EU', homeCountry: 'DE' };
    const deleteFrench = async () => {
      const french = (await list()).find(({ preset }) => preset?.endsWith(':FR:standard'));
      const path = `tax-rules/${french!.id}`;
      return (await owner.send('DELETE', owner.url(path))).json<{ activityId: string }>();
    };
    const undo = ({ activityId }: { activityId: string }) =>
      owner.send('POST', owner.url(`activity/${activityId}/undo`), { body: {} });
    const frenchNames = async () =>
      (await list()).flatMap(({ preset }) => (preset?.endsWith(':FR:standard') ? preset : []));
    await load({ ...choice, isOneStopShop: true });
    const gone = await deleteFrench();
    await load({ ...choice, isOneStopShop: false });
    const late = await undo(gone);
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'not_undoable']);
    expect(await frenchNames()).toEqual(['eu-vat:DE:FR:standard']);
    // One of the list that is there does.
    expect((await undo(await deleteFrench())).statusCode).toBe(200);
    expect(await frenchNames()).toEqual(['eu-vat:DE:FR:standard']);
  });

  it('of no such country or state are refused with a message', async () => {
    expect(await load({ area: 'EU', homeCountry: 'GB', isOneStopShop: true })).toMatchObject({
      errors: { homeCountry: 'That is no member country of the European Union.' },
    });
    expect(await load({ area: 'US', states: ['OR'] })).toMatchObject({
      errors: { 'states.0': 'That is no state with a sales tax.' },
    });
  });

  it('come by a command, too', async () => {
    const run = (...args: string[]) => runTaxRatesCommand(app.ctx, args);
    expect(await run(identifier, 'US', 'NY')).toBe('Loaded 1 taxes; 0 of an earlier list went.');
    await run(identifier, 'EU', '--home', 'FR');
    expect((await list()).some(({ preset }) => preset === 'eu-vat:FR:standard')).toBe(true);
    await expect(run('nobody', 'US', 'NY')).rejects.toThrow('There is no site "nobody".');
    await expect(run(identifier, 'EU', '--home', 'XX')).rejects.toThrow(/no member country/);
    await expect(run(identifier)).rejects.toThrow(/^npm run tax-rates/);
  });
});
