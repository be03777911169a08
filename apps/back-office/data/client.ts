/** The server's calls, from the back office. */
import {
  createClient,
  generalMessages,
  translateError,
  translateFieldError,
  type CallFailure,
  type Client,
} from '@sitewright/contract';
import { defineTexts } from '../texts/define-texts.ts';
import { languageOf } from '../texts/use-texts.ts';
import { readCrumb } from './read-crumb.ts';

const ask = createClient({
  fetch: (path, init) => fetch(path, init),
  readCrumb: () => readCrumb() || undefined,
});

/** Said where the server said nothing: it could not be reached, or what answered was not it. */
const wordless = defineTexts({
  offline: { en: generalMessages.networkError, de: 'Netzwerkfehler' },
  other: { en: generalMessages.somethingWentWrong, de: 'Etwas ist schiefgegangen' },
});

/**
 * Calls by address: `call('GET /api/…', { params })`. Failing is a value, which always has a
 * sentence; its sentences are in the language of the screens. MSG-01
 */
export const call: Client = async (address, input, signal) => {
  const result = await ask(address, input, signal);
  if (result.ok) return result;
  const { failure } = result;
  const { lang } = document.documentElement;
  const message = translateError(failure, lang) || sayWordless(failure, lang);
  const errors = Object.fromEntries(
    Object.entries(failure.errors).map(([field, text]) => [field, translateFieldError(text, lang)]),
  );
  return { ok: false, failure: { ...failure, message, errors } };
};

function sayWordless({ kind }: CallFailure, lang: string): string {
  return wordless[kind === 'offline' ? 'offline' : 'other'][languageOf(lang)];
}
