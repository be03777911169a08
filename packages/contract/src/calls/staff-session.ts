import { entitlements } from '@sitewright/commerce';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { permissions } from '../staff/permissions.ts';

/** A site whose back office somebody may open, and what they may do there. */
const staffSiteSchema = z.object({
  identifier: z.string(),
  siteId: z.string(),
  title: z.string(),
  /** Host of its primary domain; null: it answers on `IDENTIFIER.localhost` alone. */
  primaryHost: z.string().nullable(),
  isDefault: z.boolean(),
  currency: z.string(),
  /** BCP 47: how the shop writes money and dates to its visitors. */
  locale: z.string(),
  timeZone: z.string(),
  /** Units of its weights and lengths: 1 imperial, 2 metric. */
  measurementStandard: z.union([z.literal(1), z.literal(2)]),
  roles: z.array(z.number()),
  permissions: z.array(z.enum(permissions)),
  /** How it stands with its host. AUTH-08 */
  standing: z.enum(['open', 'warned', 'parked']),
  /** Parts of the product that its plan does not hold. AUTH-09 */
  missingParts: z.array(z.enum(entitlements.names)),
});

/** One of the sites of {@link staffSessionSchema}. */
export type StaffSite = z.infer<typeof staffSiteSchema>;

/** Who is signed in to the back office, and where they work. */
export const staffSessionSchema = z.object({
  account: z.object({
    id: z.string(),
    email: z.string(),
    displayName: z.string(),
    /** Chosen for all devices; null: what each device says. */
    language: z.enum(['en', 'de']).nullable(),
  }),
  isOwner: z.boolean(),
  /** The default one first, then by title; at most a hundred. */
  sites: z.array(staffSiteSchema),
});

/** See {@link staffSessionSchema}. */
export type StaffSessionAnswer = z.infer<typeof staffSessionSchema>;

export const getStaffSession = defineCall(
  'GET /api/staff/session',
  'Who is signed in to the back office, and the sites where they work',
  { answer: staffSessionSchema },
);
