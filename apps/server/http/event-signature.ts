/**
 * Signatures of events after the Standard Webhooks specification: headers `webhook-id`,
 * `webhook-timestamp` and `webhook-signature`. The library signs; the age is judged by the time of
 * the shop, which its own check does not take.
 */
import { timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { RawEvent } from '../payments/provider.ts';

/** Older or newer than this, an event is refused, so that a recorded one cannot be sent again. */
const maxAgeSeconds = 300;

export interface SignedEvent {
  id: string;
  body: string;
}

/** @param secret base64; @returns the headers to send the event with */
export function signEvent(
  { id, body }: SignedEvent,
  secret: string,
  nowMs: number,
): Record<string, string> {
  const seconds = Math.floor(nowMs / 1000);
  const signature = new Webhook(secret).sign(id, new Date(seconds * 1000), body);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signature,
  };
}

/** True when the event was signed with `secret` over exactly this id and body, not long ago. */
export function isSignedEvent({ body, headers }: RawEvent, secret: string, nowMs: number): boolean {
  const id = headers['webhook-id'];
  const given = headers['webhook-signature'];
  const seconds = Number(headers['webhook-timestamp']);
  if (typeof id !== 'string' || typeof given !== 'string') return false;
  if (!Number.isSafeInteger(seconds)) return false;
  if (Math.abs(nowMs / 1000 - seconds) > maxAgeSeconds) return false;
  const wanted = new Webhook(secret).sign(id, new Date(seconds * 1000), body);
  return given.split(' ').some((signature) => isSame(signature, wanted));
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
