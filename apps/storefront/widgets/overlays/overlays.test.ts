// @vitest-environment happy-dom
import { announcementStorage, formMessages, popupStorage } from '@sitewright/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeCaptcha } from '../../testing/fake-captcha.ts';
import { openPopup } from './open-popup.ts';
import { readMemory, readPopup } from './popup-memory.ts';
import { mayShow, type Popup } from './popup-rules.ts';
import { start } from './start.ts';
import { waitForPopup } from './wait-for-popup.ts';

const day = 86_400_000;
const popup: Popup = {
  version: '4',
  name: '',
  position: 'bottom-right',
  size: 'small',
  shade: 60,
  when: 'seconds',
  after: 5,
  again: 7,
};
const content =
  '<style>#s1{color:red}</style><section><h2>Ten percent</h2><p>For you</p></section>';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<a href="/" id="before">Home</a>';
  document.adoptedStyleSheets = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const serve = (html: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(html, { status }))),
  );
const dialog = () => document.querySelector('dialog');
/** What a form was sent with. */
const sentIn = (call: Parameters<typeof fetch> | undefined) => {
  const body = call?.[1]?.body;
  return body instanceof URLSearchParams ? body.toString() : undefined;
};
const stored = () => Object.values(popupStorage).map((key) => localStorage.getItem(key));

describe('who sees the popup', () => {
  const memory = { version: '4', dateClosed: 100 * day, isSubmitted: false };

  test('POPU-02 whoever never saw it, and everybody again once it changed', () => {
    const nothing = { version: null, dateClosed: null, isSubmitted: false };
    expect(mayShow(popup, nothing, 0)).toBe(true);
    const sent = { ...memory, version: '3', isSubmitted: true };
    expect(mayShow(popup, sent, 100 * day)).toBe(true);
  });

  test('POPU-02 who closed it, after so many days; with none of them not again', () => {
    expect(mayShow(popup, memory, 107 * day - 1)).toBe(false);
    expect(mayShow(popup, memory, 107 * day)).toBe(true);
    expect(mayShow({ ...popup, again: 0 }, memory, 900 * day)).toBe(false);
  });

  test('POPU-02 who sent its form does not', () => {
    expect(mayShow(popup, { ...memory, isSubmitted: true }, 900 * day)).toBe(false);
  });
});

describe('the popup', () => {
  test('POPU-02 D-64 keeps in the names of the storage that it was closed, and which one it was', async () => {
    vi.useFakeTimers({ now: 5 * day });
    serve(content);
    await openPopup(popup);
    expect(stored()).toEqual([null, null, null]);
    dialog()?.querySelector<HTMLElement>('.sw-dialog-close')?.click();
    expect(dialog()).toBeNull();
    expect(localStorage.getItem('squarespace-popup-overlay.date-closed')).toBe(String(5 * day));
    expect(localStorage.getItem('squarespace-popup-overlay.version')).toBe('4');
    expect(localStorage.getItem('squarespace-popup-overlay.submitted')).toBe('false');
    expect(readMemory()).toEqual({ version: '4', dateClosed: 5 * day, isSubmitted: false });
  });

  test('POPU-01 POPU-03 POPU-04 is named by its heading, stands where it is told, and gives the focus back', async () => {
    serve(content);
    document.querySelector<HTMLElement>('#before')?.focus();
    await openPopup(popup);
    const title = document.querySelector(`#${dialog()?.getAttribute('aria-labelledby')}`);
    expect(title?.textContent).toBe('Ten percent');
    expect(dialog()?.className).toBe(
      'sw-dialog sw-popup-dialog is-small is-down-bottom is-across-right',
    );
    expect(dialog()?.style.getPropertyValue('--sw-backdrop')).toBe('rgb(0 0 0 / 60%)');
    expect(dialog()?.querySelector('style')).toBeNull();
    expect(document.adoptedStyleSheets).toHaveLength(1);
    dialog()?.close();
    expect(document.activeElement?.id).toBe('before');
    expect(document.adoptedStyleSheets).toHaveLength(0);
  });

  test('opens nothing where its content cannot be had', async () => {
    for (const [html, status] of [
      ['', 200],
      ['<p>Gone</p>', 404],
    ] as const) {
      serve(html, status);
      await openPopup(popup);
      expect(dialog()).toBeNull();
    }
  });

  test('waits its seconds, and while somebody types or another dialog is open', async () => {
    vi.useFakeTimers();
    serve(content);
    document.body.innerHTML = '<input id="typing">';
    document.querySelector<HTMLElement>('#typing')?.focus();
    waitForPopup(popup);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fetch).not.toHaveBeenCalled();
    document.querySelector<HTMLElement>('#typing')?.blur();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(dialog()?.open).toBe(true);
  });

  test('waits until somebody scrolled so far', async () => {
    serve(content);
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      value: 2_000,
      configurable: true,
    });
    vi.stubGlobal('innerHeight', 1_000);
    vi.stubGlobal('scrollY', 0);
    waitForPopup({ ...popup, when: 'scroll', after: 50 });
    vi.stubGlobal('scrollY', 499);
    dispatchEvent(new Event('scroll'));
    expect(fetch).not.toHaveBeenCalled();
    vi.stubGlobal('scrollY', 500);
    dispatchEvent(new Event('scroll'));
    dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(dialog()?.open).toBe(true));
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('waits until the pointer leaves by the top', async () => {
    serve(content);
    waitForPopup({ ...popup, when: 'leave', after: 0 });
    const leave = (clientY: number) =>
      document.dispatchEvent(new MouseEvent('mouseout', { clientY, relatedTarget: null }));
    leave(300);
    expect(fetch).not.toHaveBeenCalled();
    leave(0);
    leave(0);
    await vi.waitFor(() => expect(dialog()?.open).toBe(true));
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('PROD-06 its newsletter signs up within it; a refusal is said there, and a sign-up is kept', async () => {
    const form =
      '<div><form class="newsletter-form" method="post" action="/newsletter"><input type="email" name="email" value="ann@example.test"><button type="submit">Join</button></form></div>';
    serve(content + form);
    await openPopup(popup);
    const asked = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', asked);
    asked.mockResolvedValueOnce(new Response('<p role="alert">No such email</p>', { status: 400 }));
    const send = () => dialog()?.querySelector('form')?.requestSubmit();
    send();
    await vi.waitFor(() =>
      expect(dialog()?.querySelector('[role="alert"]')?.textContent).toBe('No such email'),
    );
    expect(localStorage.getItem(popupStorage.submitted)).toBeNull();
    asked.mockResolvedValueOnce(new Response('<p role="status">Thanks</p>'));
    send();
    await vi.waitFor(() =>
      expect(dialog()?.querySelector('[role="status"]')?.textContent).toBe('Thanks'),
    );
    expect(sentIn(asked.mock.calls[1])).toBe('email=ann%40example.test');
    expect(dialog()?.querySelector('form')?.hidden).toBe(true);
    expect(localStorage.getItem(popupStorage.submitted)).toBe('true');
  });

  test('PROD-06 CAPT-02 its newsletter asks for a token of the popup, and sends none without one', async () => {
    const captcha = fakeCaptcha();
    const form =
      '<div><form class="newsletter-form" method="post" action="/newsletter"><input type="email" name="email" value="ann@example.test"><div class="captcha-container" data-action="NEWSLETTER_BLOCK_SUBMISSION"></div><button type="submit">Join</button></form></div>';
    serve(content + form);
    await openPopup(popup);
    const asked = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', asked);
    const send = () => dialog()?.querySelector('form')?.requestSubmit();
    captcha.state.token = '';
    send();
    captcha.arrive();
    await vi.waitFor(() =>
      expect(dialog()?.querySelector('[role="alert"]')?.textContent).toBe(
        formMessages.completeCaptcha,
      ),
    );
    expect(asked).not.toHaveBeenCalled();
    captcha.state.token = 'token';
    asked.mockResolvedValueOnce(new Response('<p role="status">Thanks</p>'));
    send();
    await vi.waitFor(() =>
      expect(dialog()?.querySelector('[role="status"]')?.textContent).toBe('Thanks'),
    );
    expect(captcha.service.execute).toHaveBeenLastCalledWith(7, {
      action: 'PROMO_POPUP_SUBMISSION',
    });
    expect(sentIn(asked.mock.calls[0])).toBe('email=ann%40example.test&g-recaptcha-response=token');
  });

  test('POPU-01 what the page tells of it is read; one that was just closed loads nothing', async () => {
    document.body.innerHTML =
      '<div class="sw-popup" hidden data-version="4" data-name="" data-position="bottom-right" data-size="small" data-shade="60" data-when="seconds" data-after="5" data-again="7"></div>';
    const root = document.querySelector<HTMLElement>('.sw-popup')!;
    expect(readPopup(root)).toEqual(popup);
    localStorage.setItem(popupStorage.version, '4');
    localStorage.setItem(popupStorage.dateClosed, String(Date.now()));
    const wait = vi.spyOn(globalThis, 'setTimeout');
    start(root);
    await Promise.resolve();
    expect(wait).not.toHaveBeenCalled();
    wait.mockRestore();
  });
});

test('the announcement bar goes at its control, is remembered, and the keyboard goes on behind it', () => {
  document.body.innerHTML =
    '<aside class="sw-announcement"><p>Hello</p><button class="sw-announcement-close" data-version="abc"></button></aside><a href="/x" id="next">X</a>';
  start(document.querySelector<HTMLElement>('.sw-announcement')!);
  document.querySelector<HTMLElement>('.sw-announcement-close')?.click();
  expect(localStorage.getItem(announcementStorage)).toBe('abc');
  expect(document.documentElement.dataset['announcement']).toBe('closed');
  expect(document.activeElement?.id).toBe('next');
});
