import { z } from 'zod';
import { defineCall } from '../call.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { listQueryFields } from '../models/list-query.ts';
import {
  listMemberSchema,
  listStates,
  mailingListDraftSchema,
  mailingListFields,
  mailingListSchema,
  signUpPlaces,
} from '../models/mailing-list.ts';
import {
  deletedSchema,
  savedSchema,
  staffSiteParams,
  staffSiteThingParams,
  undoableShape,
} from './staff-site.ts';

const path = '/api/sites/:identifier/mailing-lists';
const access = { permission: 'edit-campaigns' } as const;
const memberParams = staffSiteThingParams.extend({ memberId: z.string().min(1).max(64) });
const memberFilter = { state: z.enum(listStates).optional() };

/** All lists of a site, by name, and which of them each place writes to. CONN-03 */
export const listMailingLists = defineCall(
  `GET ${path}`,
  'Mailing lists, and where people sign up for them',
  {
    params: staffSiteParams,
    answer: z.object({
      lists: z.array(mailingListSchema),
      places: z.array(z.object({ place: z.enum(signUpPlaces), listId: z.string().nullable() })),
      /** Where the page for signing up is; null while the shop has no address that is known. */
      pageUrl: z.string().nullable(),
    }),
  },
  { access },
);

/** @throws ApiError `too_many_lists` */
export const createMailingList = defineCall(
  `POST ${path}`,
  'Make a mailing list',
  { params: staffSiteParams, body: mailingListDraftSchema, answer: savedSchema },
  { access },
);

/** Name, and whether a sign-up must be confirmed. */
export const changeMailingList = defineCall(
  `PATCH ${path}/:id`,
  'Change a mailing list',
  {
    params: staffSiteThingParams,
    body: z.object({ changes: makeFieldChangesSchema(mailingListFields) }),
    answer: z.object(undoableShape),
  },
  { access },
);

/** Its sign-ups go with it. */
export const deleteMailingList = defineCall(
  `DELETE ${path}/:id`,
  'Delete a mailing list with its sign-ups',
  { params: staffSiteThingParams, answer: deletedSchema },
  { access },
);

/** The latest first; `search` is how an address begins. */
export const listListMembers = defineCall(
  `GET ${path}/:id/members`,
  'Who signed up for a mailing list',
  {
    params: staffSiteThingParams,
    query: z.object({
      ...memberFilter,
      search: listQueryFields.search,
      after: listQueryFields.after,
      limit: listQueryFields.limit,
    }),
    answer: z.object({
      list: mailingListSchema,
      members: z.array(listMemberSchema),
      after: z.string().optional(),
    }),
  },
  { access },
);

/** Who may be written to, with the link by which each leaves; of another state, those. */
export const exportListMembers = defineCall(
  `GET ${path}/:id/members/export`,
  'Who is on a mailing list as CSV',
  { params: staffSiteThingParams, query: z.object(memberFilter), file: 'text/csv' },
  { access },
);

/** They stay known, so that nobody writes to them again. */
export const endListMember = defineCall(
  `POST ${path}/:id/members/:memberId/end`,
  'Take somebody off a mailing list',
  { params: memberParams, answer: z.object(undoableShape) },
  { access },
);

/** Nothing of them stays on the list. */
export const deleteListMember = defineCall(
  `DELETE ${path}/:id/members/:memberId`,
  'Delete a sign-up from a mailing list',
  { params: memberParams, answer: deletedSchema },
  { access },
);

/**
 * Which list a place writes to; null: none. CONN-04
 * @throws ApiError `list_required` for a list that is not there; `no_lists` while there is none
 */
export const setSignUpPlace = defineCall(
  'PUT /api/sites/:identifier/sign-up-places/:place',
  'Choose the mailing list that a place writes to',
  {
    params: staffSiteParams.extend({ place: z.enum(signUpPlaces) }),
    body: z.object({ listId: z.string().max(64).nullable() }),
    answer: z.object(undoableShape),
  },
  { access },
);
