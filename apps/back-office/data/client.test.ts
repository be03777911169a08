// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { call } from './client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
});

/** What a write that fails so is told by. */
async function messageOf(answer: () => Promise<Response>, lang: string): Promise<string> {
  vi.stubGlobal('fetch', answer);
  document.documentElement.lang = lang;
  const result = await call('DELETE /api/staff/session', {});
  return result.ok ? '' : result.failure.message;
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const wordless = async () => new Response('<html>', { status: 502 });
const refused = async () => Response.json({ error: 'Not now.' }, { status: 400 });

it('every failure has a sentence, in the language of the screens', async () => {
  expect(await messageOf(lost, 'en')).toBe('Network error');
  expect(await messageOf(lost, 'de')).toBe('Netzwerkfehler');
  expect(await messageOf(wordless, 'en')).toBe('Something went wrong');
  expect(await messageOf(wordless, 'de')).toBe('Etwas ist schiefgegangen');
  expect(await messageOf(refused, 'en')).toBe('Not now.');
});
