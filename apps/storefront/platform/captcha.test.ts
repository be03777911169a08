// @vitest-environment happy-dom
import { captchaMessages, formMessages } from '@sitewright/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import type { bindCaptcha as Bind } from './captcha.ts';
import type { loadCaptcha as Load } from './load-captcha.ts';
import { fakeCaptcha } from '../testing/fake-captcha.ts';

// What was loaded once stays loaded: each test has a page of its own.
let bindCaptcha: typeof Bind;
let loadCaptcha: typeof Load;

beforeEach(async () => {
  vi.resetModules();
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  ({ bindCaptcha } = await import('./captcha.ts'));
  ({ loadCaptcha } = await import('./load-captcha.ts'));
  globalThis.grecaptcha = undefined;
  document.body.innerHTML =
    '<form><input><div class="captcha-container" data-action="FORM_BLOCK_SUBMISSION"></div>' +
    '<button type="submit">Send</button></form>';
});

function bind(width = 400) {
  const form = document.querySelector('form')!;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  const button = form.querySelector('button')!;
  return { form, button, captcha: bindCaptcha(form, button) };
}
const focus = (form: HTMLElement) =>
  form.querySelector('input')!.dispatchEvent(new Event('focusin', { bubbles: true }));

test('CAPT-01 CAPT-06 CAPT-08 nothing is loaded or shown before a field gets focus, and then once', async () => {
  const { service, scripts, arrive } = fakeCaptcha();
  const { form, captcha } = bind();
  expect(scripts).toEqual([]);
  focus(form);
  focus(form);
  expect(scripts.map(({ src }) => src)).toEqual([
    expect.stringMatching(
      /^https:\/\/www\.google\.com\/recaptcha\/enterprise\.js\?render=explicit/,
    ),
  ]);
  arrive();
  expect(await captcha.readToken()).toEqual({ ok: true, token: 'token' });
  // Another script of the page that finds the same place draws nothing into it.
  await bindCaptcha(form, form.querySelector('button')!).readToken();
  expect(service.render).toHaveBeenCalledOnce();
  const [place, options] = service.render.mock.calls[0]!;
  expect(place.dataset['rendered']).toBe('7');
  expect(options).toMatchObject({ sitekey: 'site-key', size: 'invisible', badge: 'inline' });
});

test.each([
  'FORM_BLOCK_SUBMISSION',
  'NEWSLETTER_BLOCK_SUBMISSION',
  'PRODUCT_WAITLIST_SUBMISSION',
  'PROMO_POPUP_SUBMISSION',
])('CAPT-02 a token is asked for %s', async (action) => {
  const { service, arrive } = fakeCaptcha();
  document.querySelector<HTMLElement>('.captcha-container')!.dataset['action'] = action;
  const { form, captcha } = bind();
  focus(form);
  arrive();
  await captcha.readToken();
  expect(service.execute).toHaveBeenCalledWith(7, { action });
});

test('CAPT-03 without a key there is nothing to load', async () => {
  await expect(loadCaptcha('')).rejects.toThrow('ReCaptcha has not been set up!');
});

test('CAPT-04 a document that goes before the captcha comes is a failure', async () => {
  const closed = document.implementation.createHTMLDocument();
  Object.defineProperty(closed, 'defaultView', { value: null });
  await expect(loadCaptcha('key', closed)).rejects.toThrow('Document was destroyed');
  fakeCaptcha();
  const loading = loadCaptcha('key');
  dispatchEvent(new Event('pagehide'));
  await expect(loading).rejects.toThrow('Document was destroyed');
});

test('a script that could not be had is told, and asked for again at the next try', async () => {
  const { arrive, break: fail, scripts } = fakeCaptcha();
  const { captcha } = bind();
  const refused = captcha.readToken();
  fail();
  expect(await refused).toEqual({ ok: false, message: captchaMessages.notLoaded });
  const read = captcha.readToken();
  expect(scripts).toHaveLength(2);
  arrive();
  expect(await read).toEqual({ ok: true, token: 'token' });
});

test.each([
  [319, 'compact'],
  [320, 'normal'],
])('CAPT-07 a box to tick in %i px is %s', async (width, size) => {
  const { service, arrive } = fakeCaptcha('checkbox');
  const { form, captcha } = bind(width);
  focus(form);
  arrive();
  await captcha.readToken();
  expect(service.render.mock.calls[0]![1]).toMatchObject({ size, action: 'FORM_BLOCK_SUBMISSION' });
});

test('FORM-18 FORM-27 a box that is not ticked is told; after a failure its button waits for it', async () => {
  const { state, service, arrive } = fakeCaptcha('checkbox');
  state.token = '';
  const { form, button, captcha } = bind();
  captcha.reset();
  expect(button.disabled).toBe(false);
  focus(form);
  arrive();
  expect(await captcha.readToken()).toEqual({ ok: false, message: formMessages.completeCaptcha });
  captcha.reset();
  expect(service.reset).toHaveBeenCalledWith(7);
  expect(button.disabled).toBe(true);
  (service.render.mock.calls[0]![1]['callback'] as () => void)();
  expect(button.disabled).toBe(false);
});

test('CAPT-05 a form without a place for it sends no token and loads nothing', async () => {
  const { scripts } = fakeCaptcha();
  document.querySelector('.captcha-container')!.remove();
  const { form, captcha } = bind();
  focus(form);
  expect(await captcha.readToken()).toEqual({ ok: true, token: '' });
  expect(scripts).toEqual([]);
});
