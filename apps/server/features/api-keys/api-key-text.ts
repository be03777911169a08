/** What a key looks like: a prefix by which scanners of secrets know it, and 32 random bytes. D-74 */
import { newToken } from '../../db/id.ts';

const prefix = 'swk_';
const hintLength = prefix.length + 4;
const pattern = /^swk_[\w-]{43}$/;

/** A key that nobody has: its prefix and 256 random bits. */
export function newApiKey(): string {
  return prefix + newToken();
}

/** By what people tell keys apart; too little to guess the rest. */
export function hintOf(key: string): string {
  return key.slice(0, hintLength);
}

/** The key of an `Authorization` header; undefined when it holds none that could be ours. */
export function readBearerKey(header: string | undefined): string | undefined {
  const [, given = ''] = /^bearer +(\S+)$/i.exec(header?.trim() ?? '') ?? [];
  return pattern.test(given) ? given : undefined;
}
