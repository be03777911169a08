/** The server's calls, from the back office. */
import {
  createClient,
  translateError,
  translateFieldError,
  type Client,
} from '@sitewright/contract';
import { readCrumb } from './read-crumb.ts';

const ask = createClient({
  fetch: (path, init) => fetch(path, init),
  readCrumb: () => readCrumb() || undefined,
});

/**
 * Calls by address: `call('GET /api/…', { params })`. Failing is a value, and its sentences are in
 * the language of the screens. MSG-01
 */
export const call: Client = async (address, input, signal) => {
  const result = await ask(address, input, signal);
  if (result.ok) return result;
  const { failure } = result;
  const { lang } = document.documentElement;
  const message = translateError(failure, lang);
  const errors = Object.fromEntries(
    Object.entries(failure.errors).map(([field, text]) => [field, translateFieldError(text, lang)]),
  );
  return { ok: false, failure: { ...failure, message, errors } };
};
