/** What people change about themselves, and how they prove who they are. */
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { makeFieldChangesSchema } from '../../models/field-change.ts';
import { makeTextSchema } from '../../models/plain-text.ts';
import { newPasskeySchema, passkeyWishSchema, shownPasskeySchema } from '../../staff/passkeys.ts';
import {
  staffEmailSchema,
  staffNameSchema,
  staffTokenSchema,
  typedCodeSchema,
  typedPasswordSchema,
} from '../../staff/staff-parts.ts';
import { deletedSchema } from '../staff-site.ts';

const done = z.object({});
const thing = z.object({ id: z.string().min(1).max(1_400) });

/** Language of the screens; null: that of the browser. */
export const officeLanguageSchema = z.enum(['en', 'de']).nullable();
/** Look of the screens; null: that of the device. */
export const officeThemeSchema = z.enum(['light', 'dark']).nullable();

/** Somebody's own account. Instants are epoch milliseconds. */
export const ownAccountSchema = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  language: officeLanguageSchema,
  theme: officeThemeSchema,
  isOwner: z.boolean(),
  /** False: the owner came by the one-time link and has no way of their own to sign in yet. */
  isSetUp: z.boolean(),
  hasPassword: z.boolean(),
  /** Until when this session may do what is sensitive; null: it has to prove who asks first. */
  provedUntil: z.number().nullable(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdOn: z.number(),
      lastUsedOn: z.number().nullable(),
    }),
  ),
  codes: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number() }),
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      /** The address that it was last used from. */
      address: z.string(),
      createdOn: z.number(),
      lastUsedOn: z.number(),
      isThis: z.boolean(),
    }),
  ),
  /** Who wants to hand the installation over to this person; null: nobody. */
  ownershipOffer: z.object({ from: z.string() }).nullable(),
});

export const getOwnAccount = defineCall('GET /api/staff/account', 'One’s own account', {
  answer: ownAccountSchema,
});

export const changeOwnAccount = defineCall(
  'PATCH /api/staff/account',
  'Changes name, language or look',
  {
    body: z.object({
      changes: makeFieldChangesSchema({
        displayName: staffNameSchema,
        language: officeLanguageSchema,
        theme: officeThemeSchema,
      }),
    }),
    answer: done,
  },
);

/** The one who came by the one-time link says who they are. */
export const setUpOwner = defineCall(
  'POST /api/staff/set-up',
  'The first owner gives name, email and a password',
  {
    body: z.object({
      displayName: staffNameSchema,
      email: staffEmailSchema,
      /** Missing: a passkey was made before. */
      password: typedPasswordSchema.optional(),
    }),
    answer: done,
  },
);

/** "Confirm that it is you": for a while this session may do what is sensitive. */
export const proveStaff = defineCall(
  'POST /api/staff/proofs',
  'Proves who asks, by password, code or passkey',
  {
    body: z.discriminatedUnion('by', [
      z.object({ by: z.literal('password'), password: typedPasswordSchema }),
      z.object({ by: z.literal('code'), code: typedCodeSchema }),
      z.object({ by: z.literal('passkey'), token: staffTokenSchema, passkey: shownPasskeySchema }),
    ]),
    answer: z.object({ provedUntil: z.number() }),
  },
);

export const mailNewEmail = defineCall(
  'POST /api/staff/account/emails',
  'Mails a link to a new email; it is used once the link was opened',
  { body: z.object({ email: staffEmailSchema }), answer: done },
);

/** All other sessions end. */
export const changeStaffPassword = defineCall(
  'PUT /api/staff/account/password',
  'Another password',
  { body: z.object({ password: typedPasswordSchema }), answer: done },
);

export const beginPasskey = defineCall(
  'POST /api/staff/account/passkey-wishes',
  'What the browser is asked for to make a passkey',
  { answer: passkeyWishSchema },
);

export const addPasskey = defineCall('POST /api/staff/account/passkeys', 'Keeps a passkey', {
  body: z.object({
    token: staffTokenSchema,
    name: makeTextSchema(100),
    passkey: newPasskeySchema,
  }),
  answer: done,
});

export const removePasskey = defineCall(
  'DELETE /api/staff/account/passkeys/:id',
  'Takes a passkey away',
  { params: thing, answer: deletedSchema },
);

/** Nothing changes until a code of it was typed. */
export const beginCodes = defineCall(
  'POST /api/staff/account/code-secrets',
  'A new secret for an app that shows codes',
  { answer: z.object({ secret: z.string(), url: z.string() }) },
);

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const switchCodesOn = defineCall(
  'POST /api/staff/account/codes',
  'Switches the second step on; shows the recovery codes for the only time',
  { body: z.object({ code: typedCodeSchema }), answer: recoveryCodes },
);

export const switchCodesOff = defineCall(
  'DELETE /api/staff/account/codes',
  'Switches the second step off',
  { answer: deletedSchema },
);

/** Those of before work no more. */
export const renewRecoveryCodes = defineCall(
  'POST /api/staff/account/recovery-codes',
  'New recovery codes, shown for the only time',
  { answer: recoveryCodes },
);

export const endStaffSession = defineCall(
  'DELETE /api/staff/account/sessions/:id',
  'Ends a session; `others` ends all but this one',
  { params: thing, answer: deletedSchema },
);

/** Both confirm: the owner by offering, the next one here. */
export const answerOwnershipOffer = defineCall(
  'POST /api/staff/account/ownership',
  'Takes the installation over, or says no',
  { body: z.object({ isAccepted: z.boolean() }), answer: done },
);
