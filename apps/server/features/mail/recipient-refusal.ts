/** What a mail server said of the address of a mail. */

/** Of an address that does not exist or takes nothing any more. RFC 3463, 3.2 and 3.3 */
const goneStatus = /\b5\.(?:1\.(?:[01236]|10)|2\.1)\b/;
const anyStatus = /\b5\.\d{1,3}\.\d{1,3}\b/;
/** Of the shop or its server: its addresses would all fare the same. */
const aboutSender = /relay|spam|block|black|polic|reputation|auth|denied|sender|reject/i;
/** Without a status of its own, of a mailbox alone. RFC 5321, 4.2.3 */
const goneCodes = new Set([550, 551, 553]);

/**
 * The words of a server that refused the recipient for good; undefined for any other failure, so
 * that a server that refuses the shop makes no address unreachable.
 */
export function readRecipientRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error) || Reflect.get(error, 'command') !== 'RCPT TO') return undefined;
  const code = Number(Reflect.get(error, 'responseCode'));
  const text = String(Reflect.get(error, 'response') ?? error.message);
  if (code < 500 || code > 599) return undefined;
  const isGone = anyStatus.test(text)
    ? goneStatus.test(text)
    : goneCodes.has(code) && !aboutSender.test(text);
  return isGone ? text : undefined;
}
