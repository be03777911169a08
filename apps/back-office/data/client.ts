/** The server's calls, from the back office. */
import { createClient, translateError, type Client } from '@sitewright/contract';
import { readCrumb } from './read-crumb.ts';

const ask = createClient({
  fetch: (path, init) => fetch(path, init),
  readCrumb: () => readCrumb() || undefined,
});

/**
 * Calls by address: `call('GET /api/…', { params })`. Failing is a value, and its sentence is in the
 * language of the screens. MSG-01
 */
export const call: Client = async (address, input, signal) => {
  const result = await ask(address, input, signal);
  if (result.ok) return result;
  const { failure } = result;
  const message = translateError(failure, document.documentElement.lang);
  return { ok: false, failure: { ...failure, message } };
};
