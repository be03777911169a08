// @vitest-environment happy-dom
import { captchaMessages } from '@sitewright/contract';
import { expect, test, vi } from 'vitest';
import { fakeCaptcha } from '../../testing/fake-captcha.ts';
import { bindPostedForm } from './bind-posted-form.ts';

test('CAPT-02 a posted form is told why it cannot be sent, and goes with its token when it can', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML =
    '<form><input name="email" value="ann@example.test">' +
    '<div class="captcha-container" data-action="NEWSLETTER_BLOCK_SUBMISSION"></div>' +
    '<button type="submit">Join</button></form>';
  const { arrive, break: fail, service } = fakeCaptcha();
  const form = document.querySelector('form')!;
  const button = form.querySelector('button')!;
  const post = vi.fn<() => void>();
  bindPostedForm(form, post);
  const submit = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  submit();
  expect(button.disabled).toBe(true);
  fail();
  await vi.waitFor(() =>
    expect(form.querySelector('[role="alert"]')?.textContent).toBe(captchaMessages.notLoaded),
  );
  expect([button.disabled, form.querySelector('input')!.value]).toEqual([
    false,
    'ann@example.test',
  ]);
  submit();
  submit();
  arrive();
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
  expect(new FormData(form).getAll('g-recaptcha-response')).toEqual(['token']);
  expect(service.execute).toHaveBeenCalledWith(7, { action: 'NEWSLETTER_BLOCK_SUBMISSION' });
  expect(form.querySelector<HTMLElement>('[role="alert"]')!.hidden).toBe(true);
});
