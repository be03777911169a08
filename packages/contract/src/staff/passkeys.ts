/** What browsers say about passkeys: WebAuthn as JSON. */
import { z } from 'zod';

const bytes = z.string().max(20_000);
const shared = {
  id: z.string().min(1).max(1_400),
  rawId: z.string().min(1).max(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string().max(50), z.unknown()).default({}),
};

/** A passkey that was made. */
export const newPasskeySchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

/** A passkey that was shown. */
export const shownPasskeySchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.string().max(200).optional(),
  }),
});

/** What the browser is asked for, as `navigator.credentials` takes it in JSON. */
export const passkeyWishSchema = z.object({
  /** Comes back with the answer. */
  token: z.string(),
  options: z.record(z.string(), z.unknown()),
});
