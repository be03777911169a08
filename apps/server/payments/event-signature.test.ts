import { describe, expect, it } from 'vitest';
import { isSignedEvent, signEvent } from './event-signature.ts';

const now = Date.UTC(2026, 10, 21);
const body = '{"id":"evt_1"}';

describe('event signatures', () => {
  const signature = signEvent(body, 'secret', now);

  it('are accepted for the signed bytes', () => {
    expect(isSignedEvent({ body, signature }, 'secret', now + 60_000)).toBe(true);
  });

  it.each([
    ['another body', { body: `${body} `, signature }, 'secret', now],
    ['another secret', { body, signature }, 'other', now],
    ['an old event', { body, signature }, 'secret', now + 301_000],
    ['an event from the future', { body, signature }, 'secret', now - 301_000],
    ['no signature', { body, signature: '' }, 'secret', now],
    ['a broken one', { body, signature: 't=1,v1=zz' }, 'secret', now],
  ])('refuse %s', (_name, event, secret, at) => {
    expect(isSignedEvent(event, secret, at)).toBe(false);
  });
});
