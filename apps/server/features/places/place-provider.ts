/** A service that knows places. A new one is a file and a line in `providers`. MAPS-01, D-55 */
import type { getPlaceDetails } from '@sitewright/contract';
import type { z } from 'zod';

/** The address of a place, as the call answers it. */
export type Place = z.infer<typeof getPlaceDetails.answer>;

/** What is typed, or what was chosen. */
export interface PlaceQuestion {
  readonly language: string;
  readonly sessionToken: string | undefined;
  readonly types: string | undefined;
}

/** Asks the service; undefined: it did not answer. */
export interface PlaceProvider {
  complete(
    input: string,
    question: PlaceQuestion,
  ): Promise<{ placeId: string; description: string }[] | undefined>;
  find(placeId: string, question: PlaceQuestion): Promise<Place | undefined>;
}

/** Most places that are answered for what is typed. */
export const mostPlaces = 5;

/** How a provider asks: private addresses are refused, and no answer is undefined. */
export type Ask = (url: URL) => Promise<unknown>;
