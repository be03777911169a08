/** Passwords as they are kept: argon2id with a salt each, slow on purpose. */
import { hash, verify } from '@node-rs/argon2';
import { newToken } from './id.ts';

/** Of nobody's password: what is checked where there is no account. */
let decoy: Promise<string> | undefined;

/** What is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(plain(password));
}

/**
 * Whether a password is the one that was hashed. Without a hash it works as long and answers false, so
 * that the time tells nobody whether there is an account.
 */
export async function verifyPassword(kept: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(newToken());
  const isRight = await verify(kept ?? (await decoy), plain(password));
  return isRight && kept !== undefined;
}

/** Keyboards write one sign in several ways. */
function plain(password: string): string {
  return password.normalize('NFKC');
}
