/** In tests every answer is held against the contract. */
import type { Call } from '@sitewright/contract';

/** A handler answered something else than the contract says. */
export class AnswerMismatchError extends Error {
  override name = 'AnswerMismatchError';
}

/**
 * Parses an answer by the schema of its call, as the client will read it. Keys that the schema does
 * not know are a mismatch too.
 * @throws AnswerMismatchError naming the call and the places
 */
export function checkAnswer(call: Call, answer: unknown): void {
  if (!call.answer) return;
  const sent: unknown = JSON.parse(JSON.stringify(answer) ?? 'null');
  const parsed = call.answer.safeParse(sent);
  const faults = parsed.success
    ? listUnknownKeys(sent, parsed.data)
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (faults.length === 0) return;
  throw new AnswerMismatchError(`${call.address} does not answer its schema: ${faults.join('; ')}`);
}

/** What a schema drops from a value: every key that it does not have. */
function listUnknownKeys(sent: unknown, parsed: unknown, path = ''): string[] {
  if (typeof sent !== 'object' || sent === null) return [];
  if (typeof parsed !== 'object' || parsed === null) return [`${path}: another value when parsed`];
  const known = new Map<string, unknown>(Object.entries(parsed));
  return Object.entries(sent).flatMap(([key, value]) =>
    known.has(key)
      ? listUnknownKeys(value, known.get(key), `${path}${key}.`)
      : [`${path}${key}: unknown`],
  );
}
