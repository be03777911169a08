/** A form of a page that is refused without scripts comes back with what was typed. */
import { formMessages, userRoles, type SitePage } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { Shopper } from '../../testing/shopper.ts';

const host = 'shop.test';
const fields = [
  { id: 'mail', type: 'email', title: 'Mail', required: true },
  { id: 'who', type: 'name', title: 'Who' },
  { id: 'text', type: 'textarea', title: 'Text', maxLength: 5, description: 'Short' },
  { id: 'pick', type: 'checkbox', title: 'Pick', options: ['Red', 'Blue'] },
  { id: 'one', type: 'select', title: 'One', options: ['A', 'B'] },
  { id: 'when', type: 'time', title: 'When' },
  { id: 'like', type: 'likert', title: 'Like', options: ['I like "clay"'] },
  { id: 'secret', type: 'password', title: 'Secret' },
];

describeOnBothDatabases('a refused form of a page', (database) => {
  let fixture: PageFixture;
  let office: Office;
  let formId: string;
  let page: string;

  beforeAll(async () => {
    fixture = await createPageFixture({ database, environment: { RATE_LIMITS: 'on' } });
    const { app, siteId } = fixture;
    office = await createOffice(app, { [siteId]: [userRoles.values.admin] }, 'cups');
    const made = await office.send('POST', 'forms', { name: 'Contact', fields });
    formId = made.json<{ id: string }>().id;
    const data = { formId, submitLabel: 'Ask us', successText: 'Thanks' };
    page = `/${(await buildPage(office, { title: 'Write', blocks: [{ type: 'form', data }] })).urlId}`;
  });
  afterAll(() => fixture.app.close());

  const blockIdOn = async () => {
    const { body } = await fixture.app.inject({ method: 'GET', url: page, headers: { host } });
    return /name="blockId" value="([^"]+)"/.exec(body)![1]!;
  };

  async function post(answers: Record<string, string>, more: Record<string, string> = {}) {
    const blockId = await blockIdOn();
    const payload = new URLSearchParams({ formId, blockId, ...answers, ...more }).toString();
    return fixture.app.inject({
      method: 'POST',
      url: '/api/form/SaveFormSubmission',
      headers: {
        host,
        origin: `http://${host}`,
        referer: `http://${host}${page}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload,
    });
  }

  const wrong = {
    'f.mail': 'nobody <b>',
    'f.who.Last': 'Lee & Sons',
    'f.text': 'far too long',
    'f.pick': 'Blue',
    'f.one': 'B',
    'f.when.Ampm': 'PM',
    'f.like.0': '2',
    'f.secret': 'hush hush',
  };

  it('FORM-32 FORM-14 it stands on its page with what was typed, and no secret', async () => {
    const answer = await post(wrong);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const { body } = answer;
    expect(body).toContain('<title>Write');
    expect(body).toContain('Ask us');
    expect(body).toContain('value="nobody &lt;b&gt;"');
    expect(body).toContain('value="Lee &amp; Sons"');
    expect(body).toMatch(/<textarea [^>]*>\nfar too long<\/textarea>/);
    expect(body).toContain('value="Blue" checked');
    expect(body).not.toContain('value="Red" checked');
    expect(body).toContain('<option value="B" selected>');
    expect(body).toContain('<option selected>PM</option>');
    expect(body).toMatch(/value="2" checked/);
    expect(body).toMatch(/type="password"[^>]*name="f.secret"/);
    expect(body).not.toContain('hush');
    expect(body).not.toContain('<b>');
    expect(body).toContain('12 / 5');
  });

  it('FORM-18 FORM-23 each error belongs to its field, and the first has the focus', async () => {
    const { body } = await post(wrong);
    const controlOf = (name: string) =>
      new RegExp(`<(?:input|textarea) [^>]*name="${name}"[^>]*>`).exec(body)![0];
    const errorOf = (control: string) => {
      const [id] = /aria-describedby="([^" ]+)/.exec(control)![1]!.split(' ');
      return new RegExp(`<p class="field-error" id="${id}">([^<]*)<`).exec(body)?.[1];
    };
    expect(controlOf('f.mail')).toMatch(/aria-invalid="true" autofocus/);
    expect(errorOf(controlOf('f.mail'))).toContain('Email is not valid.');
    expect(controlOf('f.text')).toContain('aria-invalid="true"');
    expect(controlOf('f.text')).toMatch(/aria-describedby="error-\S+-field-text \S+-about"/);
    expect(errorOf(controlOf('f.text'))).toBe(formMessages.tooLong);
    expect(body.match(/ autofocus/g)).toHaveLength(1);
    expect(controlOf('f.secret')).not.toContain(' aria-invalid="true"');
    expect(body).toContain(formMessages.scrollDown);
  });

  it('FORM-32 the form that came back is sent again, and leads to its page', async () => {
    const right = { 'f.mail': 'ann@forms.test', 'f.text': 'five' };
    // It stands at the address that it was posted to.
    const answer = await post(right, { pagePath: page });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `${page}#form-sent-${await blockIdOn()}`,
    ]);
    const further = await post(right, { pagePath: `${page}#form-sent-before` });
    expect(further.headers.location).toBe(answer.headers.location);
    const elsewhere = await post(right, { pagePath: '//evil.test/' });
    expect(elsewhere.headers.location).toMatch(new RegExp(`^${page}#`));
  });

  it('ROUT-18 a form of a closed page comes back to whom the page is open, and to nobody else', async () => {
    const { pages } = (await office.get('pages')).json<{ pages: SitePage[] }>();
    const { id } = pages.find(({ urlId }) => `/${urlId}` === page)!;
    const blockId = await blockIdOn();
    const locked = await office.send('PUT', `pages/${id}/lock`, { password: 'open sesame' });
    expect(locked.statusCode, locked.body).toBe(200);
    const visitor = new Shopper(fixture.app);
    const send = () =>
      visitor.send('POST', '/api/form/SaveFormSubmission', {
        body: new URLSearchParams({ formId, blockId, pagePath: page, ...wrong }),
      });
    const outside = await send();
    expect(outside.statusCode).toBe(400);
    expect(outside.body).not.toContain('Ask us');
    const entering = new URLSearchParams({ page: id, password: 'open sesame', next: page });
    await visitor.send('POST', '/lock', { body: entering });
    const inside = await send();
    expect(inside.statusCode).toBe(400);
    expect(inside.body).toContain('Ask us');
    expect(inside.body).toContain('value="Lee &amp; Sons"');
    await office.send('DELETE', `pages/${id}/lock`);
  });

  it('FORM-35 too many tries say so, and what was typed stays', async () => {
    const right = { 'f.mail': 'bob@forms.test', 'f.text': 'four' };
    let answer = await post(right);
    for (let tries = 0; answer.statusCode === 303 && tries < 200; tries += 1) {
      answer = await post(right);
    }
    expect(answer.statusCode).toBe(429);
    expect(answer.body).toContain(formMessages.rateLimited);
    expect(answer.body).toContain('value="bob@forms.test"');
    expect(answer.body).not.toContain(' aria-invalid="true"');
  });

  it('a form that its page does not show any more is told in a sentence', async () => {
    const answer = await post(wrong, { pagePath: '/about' });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('hush');
  });
});
