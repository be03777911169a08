/** One mail address, and nothing that a mail program could read as more than one. */
import { MailRefusedError } from './mail-refused-error.ts';

export interface Mailbox {
  name: string;
  address: string;
}

/**
 * Local part without quotes, `@`, a host: none of the marks that separate, group or comment
 * addresses (RFC 5322, section 3.4) and no white space.
 */
const addressPattern =
  /^[^\s"(),:;<>@[\]\\\p{Cc}]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*$/u;
const namedPattern = /^(?<name>[^<>]*)<(?<address>[^<>]*)>$/;
const longest = 320;

/**
 * The address of a recipient.
 * @throws MailRefusedError when it is not exactly one
 */
export function toMailbox(address: string, name = ''): Mailbox {
  const trimmed = address.trim();
  if (trimmed.length > longest || !addressPattern.test(trimmed)) {
    throw new MailRefusedError('This is not one mail address.');
  }
  return { name: plainName(name), address: trimmed };
}

/**
 * `Name <address>` or an address, as senders are set.
 * @throws MailRefusedError when it is not exactly one
 */
export function readMailbox(text: string): Mailbox {
  const named = namedPattern.exec(text.trim())?.groups;
  return named ? toMailbox(named['address'] ?? '', named['name']) : toMailbox(text);
}

/** Without what could end the header or the name. */
function plainName(name: string): string {
  return name
    .replaceAll(/["\\\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
