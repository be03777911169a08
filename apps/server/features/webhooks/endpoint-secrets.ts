/** Secrets that messages are signed with: sealed at rest, shown once. */
import { randomBytes } from 'node:crypto';
import type { SecretBox } from '../settings/secret-box.ts';

const about = (siteId: string) => `${siteId}:webhook`;

/** As the Standard Webhooks specification writes it. */
export function newEndpointSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** The secret as it is stored: readable with the key of this installation, for this site alone. */
export function sealEndpointSecret(box: SecretBox, siteId: string, secret: string): string {
  return box.seal(secret, about(siteId));
}

/** @throws Error when it was sealed with another key */
export function openEndpointSecret(box: SecretBox, siteId: string, sealed: string): string {
  return box.open(sealed, about(siteId));
}
