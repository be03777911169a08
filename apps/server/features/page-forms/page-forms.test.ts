import { formLimits, userRoles } from '@sitewright/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { announceEvent } from '../../reactions/reaction.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { removeOldAnswers } from '../../jobs/remove-old-answers.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

const fields = [
  { id: 'name', type: 'name', title: 'Your name', required: true },
  { id: 'email', type: 'email', title: 'Email', required: true },
  { id: 'topics', type: 'checkbox', title: 'Topics', options: ['Clay', 'Glaze'] },
  { id: 'text', type: 'textarea', title: 'Message', maxLength: 20 },
  { id: 'scale', type: 'likert', title: 'You', options: ['I like clay'] },
];

describeOnBothDatabases('forms of pages', (database) => {
  let fixture: PageFixture;
  let office: Office;
  let formId: string;
  beforeAll(async () => {
    fixture = await createPageFixture({ database });
    office = await createOffice(
      fixture.app,
      { [fixture.siteId]: [userRoles.values.admin] },
      'cups',
    );
    const made = await office.send('POST', 'forms', { name: 'Contact', fields });
    expect(made.statusCode, made.body).toBe(200);
    formId = made.json<{ id: string }>().id;
  });
  afterAll(() => fixture.app.close());

  const headers = { host: 'shop.test', origin: 'http://shop.test' };
  const post = (url: string, body: object) =>
    fixture.app.inject({ method: 'POST', url, headers, payload: body });
  const postForm = (body: string, more: object = {}) =>
    fixture.app.inject({
      method: 'POST',
      url: '/api/form/SaveFormSubmission',
      headers: {
        ...headers,
        'content-type': 'application/x-www-form-urlencoded',
        referer: 'http://shop.test/contact?from=ad',
        ...more,
      },
      payload: body,
    });
  const answers = async () =>
    (await office.get('form-answers', { formId })).json<{
      answers: { answers: { title: string; text: string }[]; pagePath: string }[];
    }>().answers;
  const key = async () =>
    (await post('/api/form/FormSubmissionKey', {})).json<{ key: string; data: { key: string } }>();
  const good = { name: ['Ann', 'Lee'], email: 'ann@example.test', text: 'Hello' };

  it('FORM-01 FORM-12 a page prints the form of its block, and filling it in needs no scripts', async () => {
    const data = { formId, submitLabel: 'Write to us', successText: 'Thanks a lot' };
    const { urlId } = await buildPage(office, {
      title: 'Contact',
      blocks: [{ type: 'form', data }],
    });
    const page = await fixture.app.inject({ method: 'GET', url: `/${urlId}`, headers });
    expect(page.body).toContain('action="/api/form/SaveFormSubmission"');
    expect(page.body).toContain('name="f.name.First"');
    expect(page.body).toContain('Write to us');
    const blockId = /name="blockId" value="([^"]+)"/.exec(page.body)?.[1];
    expect(page.body).toContain(`id="form-sent-${blockId}"`);
    const sent = await postForm(
      `formId=${formId}&blockId=${blockId}&f.name.First=Ann&f.name.Last=Lee&f.email=ann%40example.test` +
        '&f.topics=Clay&f.topics=Glaze&f.scale.0=2&trap=',
    );
    expect([sent.statusCode, sent.headers['location']]).toEqual([
      303,
      `/contact?from=ad#form-sent-${blockId}`,
    ]);
    expect((await answers())[0]).toMatchObject({
      pagePath: '/contact?from=ad',
      answers: [
        { title: 'Your name', text: 'Ann Lee' },
        { title: 'Email', text: 'ann@example.test' },
        { title: 'Topics', text: 'Clay, Glaze' },
        { title: 'You', text: 'I like clay: Strongly Agree' },
      ],
    });
  });

  it('FORM-32 a plain form that says what its scale does not have leaves that out', async () => {
    const sent = await postForm(
      `formId=${formId}&f.name.First=Eve&f.name.Last=Lee&f.email=eve%40example.test&f.scale.0=9&trap=`,
    );
    expect(sent.statusCode).toBe(303);
    const [kept] = (await answers()) as { answers: { title: string }[] }[];
    expect(kept!.answers.map(({ title }) => title)).toEqual(['Your name', 'Email']);
  });

  it('FORM-23 FORM-30..32 D-23 D-24 answers are checked, sent with a key, and kept once', async () => {
    const wrong = await post(`/api/rest/forms/validate/${formId}`, {
      email: 'ann@',
      text: 'x'.repeat(21),
    });
    expect(wrong.json()).toEqual({
      errors: {
        name: 'Required',
        email: 'Email is not valid. Email addresses should follow the format user@domain.com.',
        text: 'You have exceeded the character limit.',
      },
    });
    const made = await key();
    expect(made.data.key).toBe(made.key);
    const before = (await answers()).length;
    const send = (body: object) =>
      post('/api/form/SaveFormSubmission', {
        formId,
        form: JSON.stringify(good),
        key: made.key,
        pagePath: '/contact',
        ...body,
      });
    expect((await send({})).json()).toEqual({ success: true, redirect: null });
    expect((await send({})).statusCode).toBe(200);
    expect(await answers()).toHaveLength(before + 1);
    const refused = await send({ form: '{}', key: (await key()).key });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { errors: { name: 'Required', email: 'Required' } },
    ]);
    // Half a character is kept by no database.
    for (const form of ['[', JSON.stringify({ ...good, text: 'half \ud83c' })]) {
      const unread = await send({ form, key: (await key()).key });
      expect(unread.json()).toMatchObject({
        error: 'Could not parse the form fields, please check your entries.',
      });
    }
    expect((await send({ key: 'made up' })).statusCode).toBe(401);
    expect((await send({ formId: 'gone', key: (await key()).key })).json()).toMatchObject({
      status: 404,
      error: 'This form has not been configured yet.',
    });
    expect(await answers()).toHaveLength(before + 1);
  });

  it('FBLD-01 a form names who gets its answers, how the mail is called, what is read before, and how long answers stay', async () => {
    const { app, siteId } = fixture;
    const form = {
      name: 'Fittings',
      fields,
      alertAddresses: ['fitting@example.test', 'second@example.test'],
      mailSubject: 'A fitting is wished',
      keepDays: 7,
      disclaimer: 'Two lines,\n<b>as typed</b>',
    };
    const made = await office.send('POST', 'forms', form);
    const id = made.json<{ id: string }>().id;
    const data = { formId: id, submitLabel: 'Ask', successText: 'Thanks' };
    const { urlId } = await buildPage(office, {
      title: 'Fittings',
      blocks: [{ type: 'form', data }],
    });
    const page = await app.inject({ method: 'GET', url: `/${urlId}`, headers });
    expect(page.body).toContain(
      '<p class="form-disclaimer">Two lines,\n&lt;b&gt;as typed&lt;/b&gt;</p>',
    );
    expect(page.body).not.toContain('fitting@example.test');
    const whole = `formId=${id}&f.name.First=Fi&f.email=fi%40example.test&f.text=Hem`;
    expect((await postForm(whole)).statusCode).toBe(303);
    const mails = await app.ctx.db
      .selectFrom('outbox_mails')
      .select(['to_address', 'subject'])
      .where('site_id', '=', siteId)
      .where('subject', '=', 'A fitting is wished')
      .orderBy('to_address')
      .execute();
    expect(mails.map(({ to_address: to }) => to)).toEqual(form.alertAddresses);

    const kept = async () =>
      (await office.get('form-answers', { formId: id })).json<{ answers: unknown[] }>().answers;
    const others = (await answers()).length;
    const sentAt = app.ctx.now().getTime();
    app.setNow(new Date(sentAt + 7 * 86_400_000));
    await removeOldAnswers.run(app.ctx);
    expect(await kept()).toHaveLength(1);
    app.setNow(new Date(sentAt + 7 * 86_400_000 + 1_000));
    await removeOldAnswers.run(app.ctx);
    expect(await kept()).toEqual([]);
    expect(await answers()).toHaveLength(others);
    app.setNow(new Date(sentAt));
  });

  it('the owner gets a mail to the addresses that hear of the shop; what somebody answered goes with them', async () => {
    const { app, siteId } = fixture;
    const values = { mails: { alertAddresses: ['owner@example.test'] } };
    await writeSettings(app.ctx, { siteId, actor: operator, values });
    const whole = `formId=${formId}&f.name.First=Cy&f.email=cy%40example.test&f.text=Hi`;
    expect((await postForm(whole)).statusCode).toBe(303);
    const mails = await app.ctx.db
      .selectFrom('outbox_mails')
      .select(['to_address', 'subject', 'text'])
      .where('site_id', '=', siteId)
      .where('to_address', '=', 'owner@example.test')
      .execute();
    expect(mails).toMatchObject([{ subject: 'Contact: a new answer' }]);
    expect(mails[0]?.text).toContain('cy@example.test');
    const other = `formId=${formId}&f.name.First=Di&f.email=di%40example.test`;
    const referer = 'http://shop.test/contact?of=cy@example.test';
    const asked = await postForm(`${other}&f.text=Ask+cy%40example.test`, { referer });
    expect(asked.statusCode).toBe(303);
    const site = (await app.ctx.sites.get(siteId))!;
    const emails = ['cy@example.test'];
    const erased = { customerIds: ['none'], emails, pseudonym: 'p', pattern: 'cy@example' };
    await app.ctx.transact((trx) =>
      announceEvent({ ctx: app.ctx, trx, site }, 'customer-erased', erased),
    );
    const left = JSON.stringify(await answers());
    expect(left).not.toContain('cy@example.test');
    expect(left).toContain('Ask [erased]');
    expect(left).toContain('di@example.test');
  });

  it('I18N-02 the owner reads it in the language of the site, whatever page it was sent from', async () => {
    const { app, siteId } = fixture;
    const values = {
      mails: { alertAddresses: ['reader@example.test'] },
      languages: { languages: [{ code: 'de' }] },
    };
    await writeSettings(app.ctx, { siteId, actor: operator, values });
    const referer = 'http://shop.test/de/contact';
    const whole = `formId=${formId}&f.name.First=Ev&f.email=ev%40example.test&f.text=Hallo`;
    expect((await postForm(whole, { referer })).statusCode).toBe(303);
    const { html } = await app.ctx.db
      .selectFrom('outbox_mails')
      .select('html')
      .where('site_id', '=', siteId)
      .where('to_address', '=', 'reader@example.test')
      .executeTakeFirstOrThrow();
    const { locale } = (await app.ctx.sites.get(siteId))!;
    expect(html).toContain(`<html lang="${locale}"`);
  });

  it('the owner gets it at the address of the business where no others are named', async () => {
    const { app, siteId } = fixture;
    const told = async (first: string, alertAddresses: string[]) => {
      const values = { mails: { alertAddresses }, business: { contactEmail: 'desk@example.test' } };
      await writeSettings(app.ctx, { siteId, actor: operator, values });
      const sent = `formId=${formId}&f.name.First=${first}&f.email=x%40example.test`;
      expect((await postForm(sent)).statusCode).toBe(303);
      const mails = await app.ctx.db
        .selectFrom('outbox_mails')
        .select('to_address')
        .where('site_id', '=', siteId)
        .where('text', 'like', `%${first}%`)
        .orderBy('to_address')
        .execute();
      return mails.map(({ to_address: to }) => to);
    };
    expect(await told('Quill', [])).toEqual(['desk@example.test']);
    const two = ['a@example.test', 'b@example.test'];
    expect(await told('Quarz', two)).toEqual(two);
  });

  it('FORM-17 leads on to the page of the site that the owner chose', async () => {
    const data = { formId, successLink: { kind: 'page', collectionId: fixture.collections.about } };
    const { urlId } = await buildPage(office, {
      title: 'Leads on',
      blocks: [{ type: 'form', data }],
    });
    const page = await fixture.app.inject({ method: 'GET', url: `/${urlId}`, headers });
    expect(page.body).toContain('<input type="hidden" name="successRedirect" value="/about">');
    const whole = `formId=${formId}&f.name.First=Fay&f.email=fay%40example.test`;
    const led = await postForm(`${whole}&successRedirect=%2Fabout`);
    expect([led.statusCode, led.headers['location']]).toEqual([303, '/about']);
  });

  it('FORM-31 a key is good for six hours', async () => {
    const { app } = fixture;
    const began = app.ctx.now().getTime();
    const codeAfter = async (ms: number) => {
      app.setNow(new Date(began));
      const made = await key();
      app.setNow(new Date(began + ms));
      const body = { formId, form: JSON.stringify(good), key: made.key, pagePath: '/' };
      return (await post('/api/form/SaveFormSubmission', body)).statusCode;
    };
    const sixHours = 6 * 3_600_000;
    expect([await codeAfter(sixHours), await codeAfter(sixHours + 1)]).toEqual([200, 401]);
    app.setNow(new Date(began));
  });

  it('keeps nothing of machines, leads to no other site, and takes nothing from one', async () => {
    const before = (await answers()).length;
    const whole = `formId=${formId}&f.name.First=Bot&f.email=bot%40example.test`;
    expect((await postForm(`${whole}&trap=http`)).statusCode).toBe(303);
    expect(await answers()).toHaveLength(before);
    const led = await postForm(`${whole}&successRedirect=//evil.example&blockId=b%22%3E`);
    expect(led.headers['location']).toBe('/contact?from=ad#form-sent-b%22%3E');
    const away = await postForm(whole, { referer: 'http://evil.example/x' });
    expect(away.headers['location']).toBe('/#form-sent-');
    expect((await postForm(whole, { origin: 'http://evil.example' })).statusCode).toBe(400);
    expect(await answers()).toHaveLength(before + 2);
  });

  it('the owner takes a table of answers along, deletes some for good, and the log keeps none of them', async () => {
    const mail = `eve-${Date.now()}@example.test`;
    const sent = `formId=${formId}&f.name.First=%3D1%2B1&f.email=${encodeURIComponent(mail)}&f.text=Bye`;
    expect((await postForm(sent)).statusCode).toBe(303);
    const table = await office.get('form-answers/export', { formId });
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, newest] = table.body.split('\r\n');
    expect(head).toBe('Answer ID,Sent,Form,Page,Your name,Email,Message,Topics,You');
    expect(newest).toContain(`,Contact,/contact?from=ad,'=1+1,${mail},Bye,`);
    const [{ id }] = (await office.get('form-answers', { formId })).json<{
      answers: [{ id: string }];
    }>().answers;
    const remove = (body: object) => office.send('POST', 'form-answers/deletion', body);
    expect((await remove({ ids: [id, 'gone'] })).json()).toEqual({ deleted: 1 });
    expect((await office.get('form-answers/export')).body).not.toContain(mail);
    const logged = await fixture.app.ctx.db
      .selectFrom('activity_log')
      .select(['action', 'before', 'after', 'carried'])
      .where('site_id', '=', fixture.siteId)
      .where('action', '=', 'form-answers-deleted')
      .execute();
    expect(logged).toEqual([
      {
        action: 'form-answers-deleted',
        before: { answers: 1 },
        after: { answers: 0 },
        carried: null,
      },
    ]);
    const left = (await answers()).length;
    expect(left).toBeGreaterThan(0);
    expect((await remove({ sentBefore: 1 })).json()).toEqual({ deleted: 0 });
    const tomorrow = fixture.app.ctx.now().getTime() + 86_400_000;
    expect((await remove({ sentBefore: tomorrow })).json()).toEqual({ deleted: left });
    expect(await answers()).toEqual([]);
  });

  it('answers of one form are listed and taken along without those of others', async () => {
    const asks = { name: 'Other', fields: [{ id: 'q', type: 'text', title: 'Only here' }] };
    const { id: otherId } = (await office.send('POST', 'forms', asks)).json<{ id: string }>();
    expect((await postForm(`formId=${otherId}&f.q=Elsewhere`)).statusCode).toBe(303);
    const whole = `formId=${formId}&f.name.First=Ann&f.email=ann%40example.test`;
    expect((await postForm(whole)).statusCode).toBe(303);
    const texts = async (query: Record<string, string>) => [
      (await office.get('form-answers', query)).body,
      (await office.get('form-answers/export', query)).body,
    ];
    for (const text of await texts({ formId: otherId })) {
      expect(text).toContain('Elsewhere');
      expect(text).not.toContain('ann@example.test');
    }
    for (const text of await texts({ formId })) {
      expect(text).toContain('ann@example.test');
      expect(text).not.toContain('Elsewhere');
    }
    for (const text of await texts({})) {
      expect(text).toContain('Elsewhere');
      expect(text).toContain('ann@example.test');
    }
    const all = (await office.get('form-answers')).json<{ answers: { id: string }[] }>().answers;
    const ids = all.map(({ id }) => id);
    expect((await office.send('POST', 'form-answers/deletion', { ids })).statusCode).toBe(200);
  });

  it('FORM-08 the owner reads a day as the country of the shop writes it', async () => {
    const setCountry = (shippingCountryDefaultValue: string) =>
      writeSettings(fixture.app.ctx, {
        siteId: fixture.siteId,
        actor: operator,
        values: { store: { shippingCountryDefaultValue } },
      });
    await setCountry('DE');
    const form = { name: 'Day', fields: [{ id: 'day', type: 'date', title: 'Day' }] };
    const { id } = (await office.send('POST', 'forms', form)).json<{ id: string }>();
    const sent = await postForm(`formId=${id}&f.day.Month=3&f.day.Day=4&f.day.Year=2026&trap=`);
    expect(sent.statusCode).toBe(303);
    const { answers: kept } = (await office.get('form-answers', { formId: id })).json<{
      answers: { id: string; answers: unknown }[];
    }>();
    expect(kept[0]?.answers).toEqual([{ title: 'Day', text: '4.3.2026' }]);
    await setCountry('US');
    await office.send('POST', 'form-answers/deletion', { ids: kept.map((one) => one.id) });
  });

  it('takes no more answers than are kept; what was typed is not lost', async () => {
    const { db } = fixture.app.ctx;
    const fill = (siteId: string) =>
      sql`insert into form_answers
        (site_id, id, form_id, form_name, submission_key, answers, sent_at)
      select ${siteId}, 'full-' || n, ${formId}, 'Contact', 'full-' || n, '[]', now()
      from generate_series(1, ${formLimits.answers}) n`.execute(db as never);
    const sendGood = async () =>
      post('/api/form/SaveFormSubmission', {
        formId,
        form: JSON.stringify(good),
        key: (await key()).key,
      });
    await fill(await fixture.app.createSite({ identifier: 'asked-a-lot' }));
    expect((await sendGood()).statusCode, 'what another site keeps is nothing to this one').toBe(
      200,
    );
    await fill(fixture.siteId);
    const full = await sendGood();
    expect([full.statusCode, full.json()]).toMatchObject([409, { code: 'form_full' }]);
    const some = { ids: ['full-1', 'full-2'] };
    expect((await office.send('POST', 'form-answers/deletion', some)).statusCode).toBe(200);
    const sent = `formId=${formId}&f.name.First=Ann&f.email=ann%40example.test`;
    expect((await postForm(sent)).statusCode).toBe(303);
  });
});
