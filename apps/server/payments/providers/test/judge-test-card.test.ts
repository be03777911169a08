import { describe, expect, it } from 'vitest';
import { judgeTestCard } from './judge-test-card.ts';

const now = Date.UTC(2026, 10, 21);
const good = { cardNumber: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };

describe('test cards', () => {
  it.each([
    ['4242 4242 4242 4242', 'succeeds'],
    ['4000-0000-0000-0002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000 0025 0000 3155', 'needs-second-step'],
    ['4111 1111 1111 1111', 'incorrect_number'],
    ['__proto__', 'incorrect_number'],
    ['', 'incorrect_number'],
  ])('%s: %s', (cardNumber, behaviour) => {
    expect(judgeTestCard({ ...good, cardNumber }, now)).toBe(behaviour);
  });

  it.each(['11/26', '1126', '11 / 2026', '01-27'])('expiry %s is still good', (expiry) => {
    expect(judgeTestCard({ ...good, expiry }, now)).toBe('succeeds');
  });

  it.each(['10/26', '13/30', '00/30', '', 'soon'])('expiry %j is refused', (expiry) => {
    expect(judgeTestCard({ ...good, expiry }, now)).toBe('invalid_expiry');
  });

  it.each(['12', '12345', 'abc', ''])('code %j is refused', (cvc) => {
    expect(judgeTestCard({ ...good, cvc }, now)).toBe('invalid_cvc');
  });
});
