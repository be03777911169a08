/** Where a site has a captcha, forms ask for its token: what pages print, open and check. */
import { captchaMessages, errorCatalogue, formMessages, userRoles } from '@sitewright/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { startCaptchaDouble, type CaptchaDouble } from '../../testing/captcha-double.ts';
import { createOffice, type Office } from '../../testing/office.ts';
import { describeOnBothDatabases } from '../../testing/on-both-databases.ts';
import { createPageFixture, type PageFixture } from '../../testing/page-fixture.ts';
import { operator } from '../settings/settings-actor.ts';
import { writeSettings } from '../settings/write-settings.ts';

const headers = { host: 'shop.test', origin: 'http://shop.test' };
const opened = {
  script: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frame:
    "frame-src 'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
  connect: "connect-src 'self' https://www.google.com/recaptcha/",
};

describeOnBothDatabases('the captcha of forms', (database) => {
  let fixture: PageFixture;
  let office: Office;
  let double: CaptchaDouble;
  let formId: string;
  let page: string;

  beforeAll(async () => {
    double = await startCaptchaDouble();
    fixture = await createPageFixture({ database, environment: { CAPTCHA_URL: double.url } });
    const { app, siteId } = fixture;
    office = await createOffice(app, { [siteId]: [userRoles.values.admin] }, 'cups');
    const list = (await office.send('POST', 'mailing-lists', { name: 'News' })).json<{
      id: string;
    }>();
    const placed = await office.send('PUT', 'sign-up-places/page', { listId: list.id });
    expect(placed.statusCode, placed.body).toBe(200);
    const fields = [{ id: 'name', type: 'text', title: 'Name', required: true }];
    const made = await office.send('POST', 'forms', { name: 'Contact', fields });
    formId = made.json<{ id: string }>().id;
    const data = { formId, submitLabel: 'Send', successText: 'Thanks' };
    const newsletter = { title: 'News', text: '', fieldLabel: 'Email', buttonLabel: 'Join' };
    const { urlId } = await buildPage(office, {
      title: 'Write',
      blocks: [
        { type: 'form', data },
        { type: 'newsletter', data: newsletter },
      ],
    });
    page = `/${urlId}`;
  });
  afterAll(async () => {
    await fixture.app.close();
    double.close();
  });

  const get = (url: string) => fixture.app.inject({ method: 'GET', url, headers });
  const setKeys = (siteKey: string, secretKey = 'hush') =>
    writeSettings(fixture.app.ctx, {
      siteId: fixture.siteId,
      actor: operator,
      values: { captcha: { siteKey, secretKey } },
    });
  const policyOf = async (url: string) =>
    String((await get(url)).headers['content-security-policy']);

  it('CAPT-01 CAPT-05 CAPT-09 its place and its hosts are on pages with such a form, and there alone', async () => {
    await setKeys('');
    expect((await get(page)).body).not.toContain('class="captcha-container"');
    expect(await policyOf(page)).not.toContain('recaptcha');
    await setKeys('site-key');
    const { body } = await get(page);
    expect(body).toContain('<div class="captcha-container" data-action="FORM_BLOCK_SUBMISSION">');
    expect(body).toContain('data-action="NEWSLETTER_BLOCK_SUBMISSION"');
    expect(body).toContain(`<noscript><p class="captcha-note">${captchaMessages.needsScripts}`);
    expect(body).toContain('"captchaSettings":{"siteKey":"site-key","kind":"score"}');
    expect(body).not.toContain('hush');
    for (const url of [page, '/newsletter']) {
      const policy = await policyOf(url);
      expect(policy).toContain(opened.script);
      expect(policy).toContain(opened.frame);
      expect(policy).toContain(opened.connect);
    }
    expect(await policyOf('/about')).not.toContain('recaptcha');
  });

  it('CAPT-05 with a site key alone there is none: forms are empty of it and are sent', async () => {
    await setKeys('site-key', '');
    const { body } = await get(page);
    expect(body).not.toContain('class="captcha-container"');
    expect(body).not.toContain('site-key');
    expect(await policyOf(page)).not.toContain('recaptcha');
    const posted = await fixture.app.inject({
      method: 'POST',
      url: '/api/form/SaveFormSubmission',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ formId, 'f.name': 'Ann' }).toString(),
    });
    expect(posted.statusCode, posted.body).toBe(303);
    // The secret key was the one that was missing.
    await setKeys('site-key');
    expect((await get(page)).body).toContain('class="captcha-container"');
  });

  it('FBLD-01 CAPT-01 a form that asks for none is printed and sent without it', async () => {
    await setKeys('site-key');
    const change = (from: boolean, to: boolean) =>
      office.send('PATCH', `forms/${formId}`, { changes: { asksCaptcha: { from, to } } });
    const send = () =>
      fixture.app.inject({
        method: 'POST',
        url: '/api/form/SaveFormSubmission',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ formId, 'f.name': 'Ann' }).toString(),
      });
    const isSent = async () => /#form-sent/.test(String((await send()).headers['location']));
    const place = 'data-action="FORM_BLOCK_SUBMISSION"';
    expect([(await get(page)).body.includes(place), await isSent()]).toEqual([true, false]);
    expect((await change(true, false)).statusCode).toBe(200);
    expect([(await get(page)).body.includes(place), (await send()).statusCode]).toEqual([
      false,
      303,
    ]);
    expect((await change(false, true)).statusCode).toBe(200);
    expect((await get(page)).body).toContain(place);
  });

  it('CAPT-01 its hosts are open where a popup waits, which may ask for a token', async () => {
    await setKeys('site-key');
    const made = await office.send('POST', 'documents', { purpose: 'popup', ownerId: 'popup' });
    const { id, revision } = made.json<{ id: string; revision: number }>();
    const published = await office.send('POST', `documents/${id}/state`, {
      to: 'published',
      revision,
    });
    expect(published.statusCode, published.body).toBe(200);
    const show = (isOn: boolean) =>
      writeSettings(fixture.app.ctx, {
        siteId: fixture.siteId,
        actor: operator,
        values: { popup: { isOn } },
      });
    await show(true);
    expect(await policyOf('/about')).toContain(opened.script);
    await show(false);
    expect(await policyOf('/about')).not.toContain('recaptcha');
  });

  it('FORM-27 FORM-32 the answers to a form are kept with a token that is good for forms', async () => {
    await setKeys('site-key');
    const action = 'FORM_BLOCK_SUBMISSION';
    double.answers = {
      good: { success: true, score: 0.9, action },
      other: { success: true, score: 0.9, action: 'PRODUCT_WAITLIST_SUBMISSION' },
      popup: { success: true, score: 0.9, action: 'PROMO_POPUP_SUBMISSION' },
      machine: { success: true, score: 0.4, action },
    };
    const post = (url: string, payload: object) =>
      fixture.app.inject({ method: 'POST', url, headers, payload });
    const send = async (captchaKey?: string) => {
      const { key } = (await post('/api/form/FormSubmissionKey', {})).json<{ key: string }>();
      const form = JSON.stringify({ name: 'Ann' });
      const sent = { formId, form, key, ...(captchaKey && { captchaKey }) };
      const answer = await post('/api/form/SaveFormSubmission', sent);
      return [answer.statusCode, answer.json<{ error?: string }>().error];
    };
    expect(await send()).toEqual([400, formMessages.completeCaptcha]);
    expect(await send('other')).toEqual([400, formMessages.completeCaptcha]);
    expect(await send('machine')).toEqual([400, formMessages.completeCaptcha]);
    expect(await send('unknown')).toEqual([503, errorCatalogue.captcha_unchecked.message]);
    expect(await send('good')).toEqual([200, undefined]);
    expect(await send('popup')).toEqual([200, undefined]);
    expect(double.asked.at(-1)?.get('secret')).toBe('hush');
  });

  it('CAPT-02 the newsletter is posted with a token; what was typed stays where it is refused', async () => {
    await setKeys('site-key');
    const action = 'NEWSLETTER_BLOCK_SUBMISSION';
    double.answers = { good: { success: true, score: 0.9, action } };
    const post = (token: string) =>
      fixture.app.inject({
        method: 'POST',
        url: '/newsletter',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `email=ann%40example.test&g-recaptcha-response=${token}`,
      });
    for (const [token, status, message] of [
      ['', 400, formMessages.completeCaptcha],
      ['unknown', 503, errorCatalogue.captcha_unchecked.message],
    ] as const) {
      const refused = await post(token);
      expect(refused.statusCode).toBe(status);
      expect(refused.body).toContain('value="ann@example.test"');
      expect(refused.body).toContain(`captcha-error" role="alert">${message}`);
      expect(refused.body).not.toContain('aria-invalid="true"');
    }
    expect((await post('good')).statusCode).toBe(200);
  });
});
