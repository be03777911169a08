/** Signatures of provider events: `t=<seconds>,v1=<hex>`, HMAC-SHA256 over `<seconds>.<body>`. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older or newer than this, an event is refused, so that a recorded one cannot be sent again. */
const maxAgeSeconds = 300;

export function signEvent(body: string, secret: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  return `t=${seconds},v1=${digest(`${seconds}.${body}`, secret)}`;
}

/** True when `signature` was made with `secret` over exactly this body, not long ago. */
export function isSignedEvent(
  event: { body: string; signature: string },
  secret: string,
  nowMs: number,
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(event.signature);
  if (!match) return false;
  const [, seconds, given] = match;
  if (Math.abs(nowMs / 1000 - Number(seconds)) > maxAgeSeconds) return false;
  const wanted = digest(`${seconds}.${event.body}`, secret);
  return timingSafeEqual(Buffer.from(wanted), Buffer.from(given!));
}

function digest(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
