/** A customer is known by their email; its id is another way to write that. */

/** The id of whoever has this email, fit for an address. */
export function profileIdOf(email: string): string {
  return Buffer.from(email).toString('base64url');
}

/** Undefined when it is no id of a profile. */
export function emailOfProfile(id: string): string | undefined {
  const email = Buffer.from(id, 'base64url').toString('utf8');
  return email.includes('@') && email.isWellFormed() && !email.includes('\0') ? email : undefined;
}
