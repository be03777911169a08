import { errorCatalogue, type ApiError, type ErrorBody } from '../errors.ts';
import { VARIANT_FIELD_PREFIX } from '../calls/add-cart-entry.ts';
import { selectOptionsMessage } from '../messages/add-to-cart.ts';
import { fillMessage } from '../messages/fill-message.ts';
import { translateFieldError } from '../messages/german.ts';
import { makeSay, wordOf, type Words } from './say.ts';
import { visitorWordsOf, type VisitorText } from './words-of.ts';

/** The body of an error as a visitor reads it in the language of a locale (BCP 47). MSG-01 */
export function errorBodyIn(error: ApiError, locale: string): ErrorBody {
  const body = error.toBody();
  const words = visitorWordsOf(locale);
  if (!words) return body;
  const message = sentenceOf(error, words);
  const { errors } = body;
  return {
    ...body,
    message,
    error: message,
    ...(errors && {
      errors:
        error.code === 'options_unselected'
          ? repeat(errors, message)
          : fieldErrorsIn(errors, locale),
    }),
  };
}

/** The sentence of an error as a visitor reads it in the language of a locale. */
export function errorSentenceIn(error: ApiError, locale: string): string {
  const words = visitorWordsOf(locale);
  return words ? sentenceOf(error, words) : error.message;
}

/** What is wrong with fields, as a visitor reads it in the language of a locale. */
export function fieldErrorsIn(
  errors: Readonly<Record<string, string>>,
  locale: string,
): Record<string, string> {
  const words = visitorWordsOf(locale);
  if (!words) return { ...errors };
  const translate = (text: string) => translateFieldError(wordOf(words, text), locale);
  return Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, translate(text)]));
}

function sentenceOf(error: ApiError, words: Words): string {
  if (error.code === 'options_unselected') {
    const names = Object.keys(error.details.errors ?? {});
    const options = names.map((name) => name.slice(VARIANT_FIELD_PREFIX.length));
    return selectOptionsMessage(options, makeSay<VisitorText>(words));
  }
  const { message } = errorCatalogue[error.code];
  return fillMessage<string>(wordOf(words, message), error.params);
}

function repeat(errors: Readonly<Record<string, string>>, text: string): Record<string, string> {
  return Object.fromEntries(Object.keys(errors).map((name) => [name, text]));
}
