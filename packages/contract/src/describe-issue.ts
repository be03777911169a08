import type { z } from 'zod';
import { fieldMessages, type FieldMessage } from './messages/fields.ts';
import { fillMessage } from './messages/fill-message.ts';

type Issue = z.core.$ZodRawIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { readonly code: Code }>;

/**
 * What a person reads about a field that its schema refuses without words of its own. Undefined for
 * what only a program sends, such as a list where a text belongs: there the words of zod tell more.
 */
export function describeIssue(issue: Issue): string | undefined {
  if (isMissing(issue)) return fieldMessages.missing;
  const { message, limit } = findFault(issue) ?? {};
  return message && fillMessage(fieldMessages[message], { limit: String(limit ?? '') });
}

interface Fault {
  readonly message: FieldMessage;
  readonly limit?: number | bigint;
}

/** Nothing, an empty text where some is asked for, or a number that is none. */
function isMissing({ code, input, ...issue }: Issue): boolean {
  if (input === undefined || input === null || Number.isNaN(input)) return code === 'invalid_type';
  return input === '' && (code === 'too_small' || issue['format'] === 'email');
}

function findFault(issue: Issue): Fault | undefined {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_type':
      return issue.expected === 'int' ? { message: 'notWhole' } : undefined;
    case 'invalid_format':
      return badFormat(issue.format);
    default:
      return undefined;
  }
}

function tooSmall({ origin, minimum, inclusive }: IssueOf<'too_small'>): Fault {
  if (origin === 'string') return { message: 'tooShort', limit: minimum };
  if (origin === 'array' || origin === 'set') return { message: 'tooFew', limit: minimum };
  return { message: inclusive === false ? 'notAbove' : 'tooLow', limit: minimum };
}

function tooBig({ origin, maximum, inclusive }: IssueOf<'too_big'>): Fault {
  if (origin === 'string') return { message: 'tooLong', limit: maximum };
  if (origin === 'array' || origin === 'set') return { message: 'tooMany', limit: maximum };
  return { message: inclusive === false ? 'notBelow' : 'tooHigh', limit: maximum };
}

function badFormat(format: string): Fault | undefined {
  if (format === 'email') return { message: 'notEmail' };
  return format === 'url' ? { message: 'notUrl' } : undefined;
}
