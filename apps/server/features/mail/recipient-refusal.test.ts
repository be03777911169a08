import { expect, it } from 'vitest';
import { readRecipientRefusal } from './recipient-refusal.ts';

const refusal = (response: string, facts: Record<string, unknown> = {}) =>
  Object.assign(new Error(response), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: Number(response.slice(0, 3)),
    response,
    ...facts,
  });

it.each([
  '550 5.1.1 The email account that you tried to reach does not exist',
  '550 5.2.1 This mailbox is disabled',
  '553 5.1.3 Invalid address',
  '550 5.1.10 Recipient not found',
  '550 No such user here',
  '551 User not local',
])('an address is gone: %s', (response) => {
  expect(readRecipientRefusal(refusal(response))).toBe(response);
});

it.each([
  '550 5.7.1 Unable to relay',
  '550 Relaying denied',
  '554 5.7.1 Service unavailable; client host blocked by a list',
  '550 5.1.8 Sender address rejected',
  '552 5.2.2 Mailbox full',
  '550 Message rejected as spam',
  '530 5.7.0 Authentication required',
  '450 4.1.1 Try again',
])('an address is not judged by what is about the shop, or passes: %s', (response) => {
  expect(readRecipientRefusal(refusal(response))).toBeUndefined();
});

it('nor by an answer to another command, nor by a broken line', () => {
  const data = refusal('550 5.1.1 gone', { command: 'DATA' });
  expect(readRecipientRefusal(data)).toBeUndefined();
  expect(readRecipientRefusal(refusal('550 5.1.1', { command: 'AUTH PLAIN' }))).toBeUndefined();
  expect(readRecipientRefusal(new Error('ECONNRESET'))).toBeUndefined();
});
