/** Answers of requests that are no calls, such as uploads. */
import { translateError } from '@sitewright/contract';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a JSON answer; none when it is none. */
export function readFields(body: string): Fields {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** What a refusal says, in the language of the screens; an answer that says nothing is a failure of ours. */
export function sentenceOf({ code, message }: Fields): string {
  const failure = {
    kind: 'refused' as const,
    status: 0,
    message: typeof message === 'string' ? message : '',
    code: typeof code === 'string' ? code : 'server_error',
    errors: {},
  };
  return translateError(failure, document.documentElement.lang) || failure.message;
}
