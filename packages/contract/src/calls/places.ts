import { z } from 'zod';
import { defineCall } from '../call.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { placeProviders } from '../settings/maps.ts';
import { staffSiteParams } from './staff-site.ts';

const asked = {
  /** Short name of the site that staff work on; missing: the one of the host. */
  site: z.string().min(1).max(63).optional(),
  /** BCP 47. */
  language: z.string().max(35).optional(),
  /** Joins what is typed and what is chosen, for providers that bill by it. */
  sessionToken: z.string().max(100).optional(),
};

/**
 * Places that begin as somebody types; none without a provider. Visitors ask the site of the host,
 * staff one that they name. MAPS-01, D-55
 * @throws ApiError `not_signed_in`, `not_allowed` for a site that is named by who is no staff of it
 */
export const autocompletePlaces = defineCall(
  'GET /api/google-maps/places/autocomplete',
  'Places for what somebody types',
  {
    query: z.object({
      ...asked,
      input: makeTextSchema(200).min(1),
      types: z.string().max(100).optional(),
    }),
    answer: z.object({
      predictions: z.array(z.object({ placeId: z.string(), description: z.string() })),
    }),
  },
  { limit: 'places' },
);

/**
 * The address of a place. The page and the section that ask are named, for who counts. A site is named
 * as for {@link autocompletePlaces}. MAPS-02
 */
export const getPlaceDetails = defineCall(
  'GET /api/google-maps/places/details',
  'The address of a place',
  {
    query: z.object({
      ...asked,
      placeId: z.string().min(1).max(2_000),
      fields: z.string().max(200).optional(),
      productPage: z.string().min(1).max(100),
      productSection: z.string().min(1).max(100),
    }),
    answer: z.object({
      placeId: z.string(),
      formattedAddress: z.string(),
      addressLine1: z.string(),
      city: z.string(),
      region: z.string(),
      postalCode: z.string(),
      /** ISO 3166-1, two letters; empty where it is not known. */
      countryCode: z.string(),
      lat: z.number().nullable(),
      lng: z.number().nullable(),
    }),
  },
  { limit: 'places' },
);

/** Whom the owner of the site has chosen; with `none` an address is a plain field. MAPS-01 */
export const getPlaceProvider = defineCall(
  'GET /api/sites/:identifier/places',
  'Who knows places',
  { params: staffSiteParams, answer: z.object({ provider: z.enum(placeProviders) }) },
  { access: { permission: 'view-back-office' } },
);

/** Where in the product a place is asked for. MAPS-02 */
export interface TrackingContext {
  readonly productPage: string;
  readonly productSection?: string | undefined;
}

/**
 * The context as the call takes it. A missing section is told on the console, and named `unknown`,
 * so that whoever types an address still gets it. MAPS-03
 */
export function trackedBy(
  { productPage, productSection }: TrackingContext,
  log: (message: string) => void = (message) => console.warn(message),
): { productPage: string; productSection: string } {
  if (!productSection) log('Missing product section tracking context');
  return { productPage, productSection: productSection || 'unknown' };
}
