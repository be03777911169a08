/**
 * Passkeys on the plain pages before the back office: the buttons are there where the browser knows
 * passkeys. What a form lacks is said without asking the server. Everything else works without this
 * script.
 */
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { makePasskey, showPasskey } from './data/passkeys.ts';
import { readCrumb } from './data/read-crumb.ts';

type Json = Record<string, unknown>;

/** Posts to a call; a crumb that is missing or old comes back with the refusal, and is tried again. */
async function post(path: string, body: Json, crumb = readCrumb()): Promise<Json> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': crumb },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Json;
  if (response.ok) return answer;
  if (
    answer['crumbFail'] === true &&
    typeof answer['crumb'] === 'string' &&
    crumb !== answer['crumb']
  )
    return post(path, body, answer['crumb']);
  throw new Error(String(answer['message']));
}

async function show(next: string): Promise<void> {
  const wish = await post('/api/staff/session/passkey-wishes', {});
  const passkey = await showPasskey(wish['options']);
  await post('/api/staff/session/passkeys', { token: wish['token'], passkey });
  location.assign(next);
}

/** Makes a passkey, and sends the form without a password. */
async function make(form: HTMLFormElement): Promise<void> {
  if (!isFilledIn(form)) return;
  const wish = await post('/api/staff/account/passkey-wishes', {});
  const passkey = await makePasskey(wish['options']);
  const name = navigator.platform || 'Passkey';
  await post('/api/staff/account/passkeys', { token: wish['token'], name, passkey });
  form.requestSubmit();
}

/** Says what is wrong where that stands already, else where it is put. */
function tell(text: string | undefined, put: (alert: HTMLElement) => void): void {
  const known = document.querySelector<HTMLElement>('[role="alert"]');
  const alert = known ?? document.createElement('p');
  alert.className = 'alert';
  alert.setAttribute('role', 'alert');
  alert.textContent = text ?? '';
  if (!known) put(alert);
}

/** Whether a form can be sent; else the page says why, and the keyboard goes to where that is. */
function isFilledIn(form: HTMLFormElement): boolean {
  for (const input of form.querySelectorAll('[aria-invalid]'))
    input.removeAttribute('aria-invalid');
  const wrong = form.querySelector<HTMLInputElement>('input:invalid');
  if (!wrong) return true;
  const { missing, malformed } = form.dataset;
  tell(wrong.validity.valueMissing ? missing : malformed, (alert) =>
    document.querySelector('h1')?.after(alert),
  );
  wrong.setAttribute('aria-invalid', 'true');
  wrong.focus();
  return false;
}

function start(button: HTMLButtonElement): void {
  button.hidden = false;
  button.addEventListener('click', () => {
    const { form } = button;
    const isMaking = button.dataset['passkey'] === 'make' && form !== null;
    const work = isMaking ? make(form) : show(button.dataset['next'] ?? '/config');
    work.catch(() => tell(button.dataset['failed'], (alert) => button.before(alert)));
  });
}

// What is typed stays, also a password, which the server never sends back.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-missing]')) {
  form.addEventListener('submit', (event) => {
    if (!isFilledIn(form)) event.preventDefault();
  });
}

if (browserSupportsWebAuthn()) {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-passkey]')) {
    start(button);
  }
}
