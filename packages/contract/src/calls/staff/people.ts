/** Who works on a site, and in which roles. AUTH-05, D-43 */
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { makeFieldChangesSchema } from '../../models/field-change.ts';
import {
  roleSchema,
  rolesSchema,
  staffEmailSchema,
  staffNameSchema,
  staffTokenSchema,
  typedPasswordSchema,
} from '../../staff/staff-parts.ts';
import {
  deletedSchema,
  savedSchema,
  staffSiteParams,
  staffSiteThingParams,
} from '../staff-site.ts';

const access = { permission: 'manage-people' } as const;
const done = z.object({});
const rolesShown = z.array(roleSchema);

/** Somebody who works on a site. */
export const personSchema = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  roles: rolesShown,
  isOwner: z.boolean(),
  isYou: z.boolean(),
  /** Whether whoever asks may change their roles. */
  isChangeable: z.boolean(),
  /** Epoch milliseconds; null: was never signed in, or not for long. */
  lastSeenOn: z.number().nullable(),
});

/** Somebody who was invited and has not come yet. */
export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  roles: rolesShown,
  invitedBy: z.string(),
  createdOn: z.number(),
  expiresOn: z.number(),
  isOver: z.boolean(),
});

export const listPeople = defineCall(
  'GET /api/sites/:identifier/people',
  'Who works on the site, and who was invited',
  {
    params: staffSiteParams,
    answer: z.object({
      people: z.array(personSchema),
      invitations: z.array(invitationSchema),
      /** Roles that whoever asks may give. */
      givableRoles: rolesShown,
      /** To whom the installation was offered; null: to nobody. Only the owner sees it. */
      ownershipOfferedTo: z.string().nullable(),
    }),
  },
  { access },
);

export const invitePerson = defineCall(
  'POST /api/sites/:identifier/people/invitations',
  'Invites somebody by mail; who was invited before gets a new link',
  {
    params: staffSiteParams,
    body: z.object({ email: staffEmailSchema, roles: rolesSchema }),
    answer: savedSchema,
  },
  { access },
);

export const takeInvitationBack = defineCall(
  'DELETE /api/sites/:identifier/people/invitations/:id',
  'Takes an invitation back: its link works no more',
  { params: staffSiteThingParams, answer: deletedSchema },
  { access },
);

/** They are signed out everywhere: what they may do changes at once. */
export const changePerson = defineCall(
  'PATCH /api/sites/:identifier/people/:id',
  'Changes the roles of somebody',
  {
    params: staffSiteThingParams,
    body: z.object({ changes: makeFieldChangesSchema({ roles: rolesSchema }) }),
    answer: savedSchema,
  },
  { access },
);

export const removePerson = defineCall(
  'DELETE /api/sites/:identifier/people/:id',
  'Ends somebody’s work on the site; one’s own too',
  { params: staffSiteThingParams, answer: deletedSchema },
  { access },
);

const transfer = { permission: 'transfer-ownership' } as const;

/** It is theirs once they say yes. All sites of the installation go with it. */
export const offerOwnership = defineCall(
  'POST /api/sites/:identifier/people/ownership',
  'Offers the installation to somebody who works on the site',
  { params: staffSiteParams, body: z.object({ personId: z.string().max(64) }), answer: done },
  { access: transfer },
);

export const takeOfferBack = defineCall(
  'DELETE /api/sites/:identifier/people/ownership',
  'Takes the offer of the installation back',
  { params: staffSiteParams, answer: deletedSchema },
  { access: transfer },
);

const invitationLink = {
  site: z.string().min(1).max(63),
  token: staffTokenSchema,
};

/** Opening changes nothing. */
export const lookAtInvitation = defineCall(
  'POST /api/staff/invitations/looks',
  'What an invitation is for',
  {
    body: z.object(invitationLink),
    answer: z.object({
      email: z.string(),
      siteTitle: z.string(),
      invitedBy: z.string(),
      roles: rolesShown,
      /** True: whoever has the email signs in; false: they choose a password. */
      hasAccount: z.boolean(),
      /** True: they are signed in. */
      isYou: z.boolean(),
    }),
  },
);

/** Signs in who had no account. */
export const acceptInvitation = defineCall('POST /api/staff/invitations', 'Accepts an invitation', {
  body: z.object({
    ...invitationLink,
    /** Who had no account says who they are. */
    newAccount: z
      .object({ displayName: staffNameSchema, password: typedPasswordSchema })
      .optional(),
  }),
  answer: done,
});
