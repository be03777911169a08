import { describe, expect, it } from 'vitest';
import { isSignedEvent, signEvent } from './event-signature.ts';

const now = Date.UTC(2026, 10, 21);
const body = '{"id":"evt_1"}';
const secret = Buffer.from('a secret of some length').toString('base64');
const other = Buffer.from('another secret').toString('base64');

describe('event signatures', () => {
  const headers = signEvent({ id: 'evt_1', body }, secret, now);
  const without = (name: string) =>
    Object.fromEntries(Object.entries(headers).filter(([known]) => known !== name));

  it('are accepted for the signed bytes', () => {
    expect(isSignedEvent({ body, headers }, secret, now + 60_000)).toBe(true);
  });

  it('are accepted beside one of an older secret', () => {
    const both = `v1,AAAA ${headers['webhook-signature']}`;
    const event = { body, headers: { ...headers, 'webhook-signature': both } };
    expect(isSignedEvent(event, secret, now)).toBe(true);
  });

  it.each([
    ['another body', { body: `${body} `, headers }, secret, now],
    ['another id', { body, headers: { ...headers, 'webhook-id': 'evt_2' } }, secret, now],
    ['another secret', { body, headers }, other, now],
    ['an old event', { body, headers }, secret, now + 301_000],
    ['an event from the future', { body, headers }, secret, now - 301_000],
    ['no signature', { body, headers: without('webhook-signature') }, secret, now],
    ['no id', { body, headers: without('webhook-id') }, secret, now],
    ['no time', { body, headers: without('webhook-timestamp') }, secret, now],
    ['a broken one', { body, headers: { ...headers, 'webhook-signature': 'v1,zz' } }, secret, now],
  ])('refuse %s', (_name, event, key, at) => {
    expect(isSignedEvent(event, key, at)).toBe(false);
  });
});
