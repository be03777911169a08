/** Signing in to the back office. Nothing tells whether there is an account. AUTH-06 */
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { textLimits } from '../../limits.ts';
import { passkeyWishSchema, shownPasskeySchema } from '../../staff/passkeys.ts';
import {
  staffEmailSchema,
  staffTokenSchema,
  typedCodeSchema,
  typedPasswordSchema,
} from '../../staff/staff-parts.ts';

const done = z.object({});

/** Where signing in goes on: it is done, or a code is asked for. */
export const signInStepSchema = z.discriminatedUnion('next', [
  z.object({ next: z.literal('done') }),
  /** The token comes back with the code. */
  z.object({ next: z.literal('code'), token: z.string() }),
]);

/** Ceilings: `callLimits.signInAsStaff`, for tries that failed. */
export const signInStaff = defineCall(
  'POST /api/staff/session',
  'Sign in to the back office by email and password',
  {
    body: z.object({
      email: z.string().max(4 * textLimits.email),
      password: typedPasswordSchema,
    }),
    answer: signInStepSchema,
  },
);

export const enterStaffCode = defineCall(
  'POST /api/staff/session/codes',
  'The second step: a code of the app, or a recovery code',
  { body: z.object({ token: staffTokenSchema, code: typedCodeSchema }), answer: done },
);

export const askForPasskey = defineCall(
  'POST /api/staff/session/passkey-wishes',
  'What the browser is asked for to sign in by a passkey',
  { answer: passkeyWishSchema },
);

/** A passkey is what somebody has, unlocked by what they know or are: it needs no second step. */
export const signInByPasskey = defineCall(
  'POST /api/staff/session/passkeys',
  'Sign in to the back office by a passkey',
  { body: z.object({ token: staffTokenSchema, passkey: shownPasskeySchema }), answer: done },
);

export const signOutStaff = defineCall('DELETE /api/staff/session', 'Sign out of the back office', {
  answer: done,
});

/** The answer is the same whether there is an account; the mail tells. */
export const mailStaffLink = defineCall(
  'POST /api/staff/links',
  'Mails a link that signs in, or by which a password is chosen',
  {
    body: z.object({ email: staffEmailSchema, kind: z.enum(['sign-in', 'password']) }),
    answer: done,
  },
);

/** Opening changes nothing: mail programs look at links too. */
export const lookAtStaffLink = defineCall(
  'POST /api/staff/links/looks',
  'What a mailed link is for',
  {
    body: z.object({ token: staffTokenSchema }),
    answer: z.object({ kind: z.enum(['password', 'email']), email: z.string() }),
  },
);

/** Everybody who was signed in to the account is not any more. */
export const choosePasswordByLink = defineCall(
  'POST /api/staff/links/passwords',
  'Chooses a password by a mailed link',
  { body: z.object({ token: staffTokenSchema, password: typedPasswordSchema }), answer: done },
);

export const changeEmailByLink = defineCall(
  'POST /api/staff/links/emails',
  'Takes the email that a mailed link has proved',
  { body: z.object({ token: staffTokenSchema }), answer: done },
);

/** For the one-time link: signs in whoever started the installation, who has no other way yet. */
export const signInByLink = defineCall(
  'POST /api/staff/session/links',
  'Sign in by a link that works once',
  { body: z.object({ token: staffTokenSchema }), answer: signInStepSchema },
);
