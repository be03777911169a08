/** Which language the owner of an account prefers. I18N-01 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AccountVisitor } from '../../testing/account-visitor.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestOwner, type TestOwner } from '../../testing/test-owner.ts';

const path = '/api/site-users/account/locale';
const details = '/account/details';

describeOnBothDatabases('the language of an account', (database) => {
  let app: TestApp;
  let owner: TestOwner;
  let visitor: AccountVisitor;
  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.createSite({ host: 'localhost', identifier: 'alder', locale: 'de-CH' });
    owner = await createTestOwner(app, 'alder');
    visitor = new AccountVisitor(app);
    await visitor.signUp('ada@example.test', 'correct horse battery');
  });
  afterAll(() => app.close());

  const connect = (languages: object[]) =>
    owner.send('PUT', '/api/multilingual/languages?site=alder', { body: { languages } });
  const choose = (language: unknown, who = visitor) =>
    who.send('POST', path, { body: { language } });

  async function seenByOwner(): Promise<unknown> {
    const list = await owner.send('GET', owner.url('customers'));
    const { id } = list.json<{ customers: { id: string }[] }>().customers[0]!;
    const { accounts } = (await owner.send('GET', owner.url(`customers/${id}`))).json<{
      accounts: { language: string | null }[];
    }>();
    return accounts[0]?.language;
  }

  it('I18N-01 a site in one language asks nobody', async () => {
    expect((await visitor.send('GET', details)).body).not.toContain('name="language"');
    expect(await seenByOwner()).toBe(null);
  });

  it('I18N-01 the call keeps one of the languages of the site, and the shop sees it', async () => {
    const languages = [
      { code: 'fr' },
      { code: 'it', isEnabled: false },
      { code: 'x-plain', name: 'Einfach' },
    ];
    expect((await connect(languages)).statusCode).toBe(200);
    const answer = await choose('FR');
    expect([answer.statusCode, answer.json()]).toEqual([200, { language: 'fr' }]);
    expect(await seenByOwner()).toBe('fr');
    const page = (await visitor.send('GET', details)).body;
    const choice = /<select\s[^>]*name="language".*?<\/select>/s.exec(page)?.[0];
    expect(choice).toMatch(/value="fr" lang="fr" selected/);
    expect(choice).toContain('français');
    expect(choice).not.toContain('Einfach');
    expect(choice).not.toContain('italiano');
  });

  it('I18N-01 refuses a custom language, one that is off, one that is not there', async () => {
    for (const language of ['x-plain', 'it', 'pt-BR', '', 'a'.repeat(36), 7]) {
      expect((await choose(language)).statusCode, String(language)).toBe(400);
    }
    expect(await seenByOwner()).toBe('fr');
  });

  it('I18N-01 wants an account and the crumb', async () => {
    expect((await choose('fr', new AccountVisitor(app))).statusCode).toBe(401);
    const headers = { 'x-csrf-token': 'of-somebody-else' };
    const forged = await visitor.send('POST', path, { body: { language: 'de' }, headers });
    expect(forged.statusCode).toBe(400);
    expect(await seenByOwner()).toBe('fr');
  });

  it('I18N-01 the page of the account does the same without scripts', async () => {
    const done = await visitor.post(`${details}/language`, { language: 'de' });
    expect([done.statusCode, done.headers['location']]).toEqual([303, `${details}?done=language`]);
    expect(await seenByOwner()).toBe('de');
    const page = (await visitor.send('GET', `${details}?done=language`)).body;
    expect(page).toContain('Ihre Sprache wurde geändert.');
    const refused = await visitor.post(`${details}/language`, { language: 'x-plain' });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('Wählen Sie eine Sprache dieser Website.');
    expect(await seenByOwner()).toBe('de');
  });
});
