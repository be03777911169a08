import { z } from 'zod';
import { defineCall } from '../call.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { placeProviders } from '../settings/maps.ts';
import { staffSiteParams } from './staff-site.ts';

const asked = {
  /** BCP 47. */
  language: z.string().max(35).optional(),
  /** Joins what is typed and what is chosen, for providers that bill by it. */
  sessionToken: z.string().max(100).optional(),
};

const completing = {
  query: z.object({
    ...asked,
    input: makeTextSchema(200).min(1),
    types: z.string().max(100).optional(),
  }),
  answer: z.object({
    predictions: z.array(z.object({ placeId: z.string(), description: z.string() })),
  }),
};

const detailing = {
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
};

/** Places that begin as somebody types; none without a provider. MAPS-01, D-55 */
export const autocompletePlaces = defineCall(
  'GET /api/google-maps/places/autocomplete',
  'Places for what somebody types',
  completing,
  { limit: 'places' },
);

/** The address of a place. The page and the section that ask are named, for who counts. MAPS-02 */
export const getPlaceDetails = defineCall(
  'GET /api/google-maps/places/details',
  'The address of a place',
  detailing,
  { limit: 'places' },
);

const toSite = { access: { permission: 'view-back-office' }, limit: 'places' } as const;

/** Whom the owner of the site has chosen; with `none` an address is a plain field. MAPS-01 */
export const getPlaceProvider = defineCall(
  'GET /api/sites/:identifier/places',
  'Who knows places',
  { params: staffSiteParams, answer: z.object({ provider: z.enum(placeProviders) }) },
  { access: { permission: 'view-back-office' } },
);

/** The same for staff, at whatever address the back office is open. MAPS-01 */
export const autocompleteSitePlaces = defineCall(
  'GET /api/sites/:identifier/places/autocomplete',
  'Places for what staff type',
  { params: staffSiteParams, ...completing },
  toSite,
);

/** The same for staff. MAPS-02 */
export const getSitePlaceDetails = defineCall(
  'GET /api/sites/:identifier/places/details',
  'The address of a place, for staff',
  { params: staffSiteParams, ...detailing },
  toSite,
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
