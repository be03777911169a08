/** Lets a client that is still sending read its refusal. */
import type { IncomingMessage } from 'node:http';

const maxBytes = 64 * 1024 * 1024;
const maxMs = 5_000;

/**
 * Reads and drops what is left of a body. A connection that closes on unread bytes is reset, and
 * the refusal is lost with it. Gives up after 64 MiB or 5 s: the reset is then deserved.
 */
export function drainBody(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) return resolve();
    let bytes = 0;
    const timer = setTimeout(finish, maxMs);
    function finish(): void {
      clearTimeout(timer);
      request.off('data', count);
      resolve();
    }
    function count(chunk: Buffer): void {
      bytes += chunk.length;
      if (bytes > maxBytes) finish();
    }
    request.on('data', count).once('end', finish).once('close', finish).resume();
  });
}
