// @vitest-environment happy-dom
import { createClient } from '@sitewright/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { bindPageForm } from './bind-page-form.ts';

const printed =
  '<div><form class="sw-page-form" data-form-id="f1"><div data-errors="above" hidden></div>' +
  '<fieldset data-field="name" data-type="name"><legend>Name</legend><input name="f.name.First"><input name="f.name.Last"></fieldset>' +
  '<fieldset data-field="phone" data-type="phone"><legend>Phone</legend><input name="f.phone.Areacode"><input name="f.phone.Prefix"><input name="f.phone.Line"></fieldset>' +
  '<fieldset data-field="like" data-type="likert"><legend>You</legend><fieldset><legend>I like clay</legend><input type="radio" name="f.like.0" value="2"></fieldset></fieldset>' +
  '<input type="hidden" name="f.from" value="site" data-field="from" data-type="hidden" data-key="campaign">' +
  '<div data-field="text" data-type="textarea"><textarea name="f.text" data-max-length="5"></textarea></div>' +
  '<input name="trap"><button type="submit">Send</button><div data-errors="below" hidden></div></form>' +
  '<div class="form-submission-text" tabindex="-1">Thanks</div></div>';

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** The form on a page, and a server that answers so, by path. */
function show(answers: Readonly<Record<string, Answer>> = {}, counter = '') {
  document.body.innerHTML = printed.replace('</textarea>', `</textarea>${counter}`);
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const call = createClient({
    readCrumb: () => 'crumb',
    fetch: async (path, init) => {
      const request = new Request(new URL(path, 'http://shop.test'), init);
      const { pathname } = new URL(request.url);
      sent.push({ path: pathname, body: (await request.json()) as Record<string, unknown> });
      const name = pathname.split('/').findLast((part) => part !== 'f1') ?? '';
      const answer = answers[name] ?? usual[name]!;
      return Response.json(answer.body, { status: answer.status });
    },
  });
  const form = document.querySelector('form')!;
  const go = vi.fn();
  bindPageForm(form, call, go);
  const submit = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  return { form, sent, submit, go, button: form.querySelector('button')! };
}

const usual: Readonly<Record<string, Answer>> = {
  validate: { status: 200, body: { errors: {} } },
  FormSubmissionKey: { status: 200, body: { key: 'k', data: { key: 'k' } } },
  SaveFormSubmission: { status: 200, body: { success: true, redirect: null } },
};

beforeEach(() => window.history.replaceState({}, '', '/contact?campaign=ad'));

test('FORM-03..06 FORM-13..17 it is locked, checked, sent with a key, and gives way to the thanks', async () => {
  const { form, sent, submit, button } = show();
  form.querySelector<HTMLInputElement>('[name="f.name.First"]')!.value = 'Ann';
  form.querySelector<HTMLInputElement>('[name="f.phone.Line"]')!.value = '12';
  form.querySelector<HTMLInputElement>('[value="2"]')!.checked = true;
  const told = vi.fn();
  document.addEventListener('form-submitted', told);
  submit();
  expect([button.disabled, button.textContent]).toEqual([true, 'Submitting…']);
  submit();
  await vi.waitFor(() => expect(form.hidden).toBe(true));
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/rest/forms/validate/f1',
    '/api/form/FormSubmissionKey',
    '/api/form/SaveFormSubmission',
  ]);
  expect(JSON.parse(String(sent[2]?.body['form']))).toEqual({
    name: ['Ann', ''],
    phone: ['', '', '', '12'],
    like: { 'I like clay': '2' },
    from: 'ad',
    text: '',
  });
  expect(sent[2]?.body).toMatchObject({ formId: 'f1', key: 'k', pagePath: '/contact' });
  expect(told).toHaveBeenCalledOnce();
  expect(document.querySelector('.form-submission-text')!.classList).toContain('is-shown');
});

test('FORM-17 it leads to where the owner says', async () => {
  const { form, submit, go } = show();
  form.dataset['successRedirect'] = '/thanks';
  submit();
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/thanks'));
});

test('FORM-18 FORM-23 FORM-37 what is wrong stands at its field, and goes at the next try', async () => {
  const answers = { validate: { status: 200, body: { errors: { name: 'Required' } } } };
  const { form, submit, button, sent } = show(answers);
  submit();
  await vi.waitFor(() => expect(form.textContent).toContain('Required'));
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')!;
  expect(wrong.getAttribute('name')).toBe('f.name.First');
  expect(wrong.getAttribute('aria-describedby')).toBe(form.querySelector('.field-error')!.id);
  expect(form.querySelector('[data-errors="above"]')!.textContent).toContain('scroll down');
  expect(form.querySelector('[data-errors="below"]')!.textContent).toBe(
    'Update the missing or invalid information above.',
  );
  expect([button.disabled, button.textContent, sent.length]).toEqual([false, 'Send', 1]);
  answers.validate.body.errors = {} as never;
  submit();
  await vi.waitFor(() => expect(form.hidden).toBe(true));
  expect(form.querySelector('.field-error')).toBeNull();
  expect(form.querySelector('[aria-describedby]')).toBeNull();
});

test.each([
  ['FORM-33', 401, 'Unable to submit form. Please try again later.'],
  ['FORM-34', 404, 'This form has not been configured yet.'],
  [
    'FORM-35',
    429,
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  ],
  ['FORM-36', 500, 'Unable to send form. Please try again later.'],
  ['FORM-37', 400, 'Unknown error, please try again later.'],
])('%s an answer of %i says its own sentence', async (_, status, sentence) => {
  const { form, submit } = show({ SaveFormSubmission: { status, body: {} } });
  submit();
  const below = form.querySelector('[data-errors="below"]')!;
  await vi.waitFor(() => expect(below.textContent).toBe(sentence));
});

test('FORM-31 what is sent again because no answer came has the key of the first time', async () => {
  const answers: Record<string, Answer> = { SaveFormSubmission: { status: 500, body: {} } };
  const { form, sent, submit, button } = show(answers);
  const keys = () => sent.filter(({ path }) => path === '/api/form/FormSubmissionKey').length;
  submit();
  await vi.waitFor(() => expect([sent.length, button.disabled]).toEqual([3, false]));
  submit();
  await vi.waitFor(() => expect([sent.length, button.disabled]).toEqual([5, false]));
  expect([keys(), sent[4]?.body['key']]).toEqual([1, 'k']);
  // Another answer is another sending, and so is one whose key was refused.
  form.querySelector('textarea')!.value = 'More';
  answers['SaveFormSubmission'] = { status: 401, body: {} };
  submit();
  await vi.waitFor(() => expect([sent.length, button.disabled]).toEqual([8, false]));
  submit();
  await vi.waitFor(() => expect([sent.length, button.disabled]).toEqual([11, false]));
  expect(keys()).toBe(3);
});

test('FORM-39 without a key it says so; FORM-28 the counter warns and stops nobody', async () => {
  const { form, submit } = show({ FormSubmissionKey: { status: 500, body: {} } });
  submit();
  await vi.waitFor(() => expect(form.textContent).toContain('Could not get a form submission key'));
  const area = form.querySelector('textarea')!;
  area.value = 'longer';
  area.dispatchEvent(new Event('input'));
  const counter = form.querySelector('.sw-counter')!;
  expect([counter.textContent, counter.classList.contains('is-over')]).toEqual(['6 / 5', true]);
});

test('FORM-28 the counter that a page came with is the one that counts', () => {
  const { form } = show({}, '<p class="sw-counter">0 / 5</p>');
  const area = form.querySelector('textarea')!;
  area.value = 'abc';
  area.dispatchEvent(new Event('input'));
  const counters = [...form.querySelectorAll('.sw-counter')].map((one) => one.textContent);
  expect(counters).toEqual(['3 / 5']);
});
