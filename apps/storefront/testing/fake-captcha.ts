import { vi } from 'vitest';
import type { CaptchaService } from '../platform/load-captcha.ts';
import type { PageContext } from '../platform/page-context.ts';

type Options = Parameters<CaptchaService['render']>[1];

/** The service of the captcha, and a page that carries a key of it. Its script comes when asked. */
export function fakeCaptcha(kind: 'score' | 'checkbox' = 'score', siteKey = 'site-key') {
  const context: PageContext = { website: { captchaSettings: { siteKey, kind } } };
  globalThis.Static = { SQUARESPACE_CONTEXT: context };
  const state = { token: 'token' };
  const service = {
    ready: (then: () => void) => then(),
    render: vi.fn<(place: HTMLElement, options: Options) => number>(() => 7),
    execute: vi.fn<CaptchaService['execute']>(() => Promise.resolve(state.token)),
    getResponse: vi.fn<CaptchaService['getResponse']>(() => state.token),
    reset: vi.fn<CaptchaService['reset']>(),
  };
  const scripts: HTMLScriptElement[] = [];
  // Nothing is fetched: the test says what comes of it.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node);
  });
  return {
    state,
    service,
    /** Scripts that were asked for. */
    scripts,
    arrive: () => {
      globalThis.grecaptcha = { enterprise: service };
      scripts.at(-1)?.dispatchEvent(new Event('load'));
    },
    break: () => scripts.at(-1)?.dispatchEvent(new Event('error')),
  };
}
