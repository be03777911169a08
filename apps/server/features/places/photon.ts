/** Photon, which searches OpenStreetMap. It has no second question: a place is its own id. */
import { z } from 'zod';
import { mostPlaces, type Ask, type Place, type PlaceProvider } from './place-provider.ts';

const text = z.string().max(300).catch('');

const answerSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        name: text,
        street: text,
        housenumber: text,
        city: text,
        state: text,
        postcode: text,
        countrycode: text,
        country: text,
      }),
    }),
  ),
});

/** What an id of ours holds: the place itself, so that nothing is asked twice. */
const idSchema = z.object({
  line: text,
  city: text,
  region: text,
  postalCode: text,
  countryCode: text,
  description: text,
  lat: z.number(),
  lng: z.number(),
});

type Known = z.infer<typeof idSchema>;

/** Photon at this address. */
export function photonProvider(base: string, ask: Ask): PlaceProvider {
  return {
    async complete(input, { language }) {
      const url = new URL('api', base.endsWith('/') ? base : `${base}/`);
      url.searchParams.set('q', input);
      url.searchParams.set('limit', String(mostPlaces));
      const [spoken = ''] = language.split('-');
      if (/^(?:de|en|fr)$/.test(spoken)) url.searchParams.set('lang', spoken);
      const { data } = answerSchema.safeParse(await ask(url));
      return data?.features.slice(0, mostPlaces).map(({ geometry, properties }) => {
        const place = toKnown(geometry.coordinates, properties);
        return { placeId: writeId(place), description: place.description };
      });
    },
    find: (placeId) => Promise.resolve(readId(placeId)),
  };
}

type Feature = z.infer<typeof answerSchema>['features'][number];

function toKnown(
  [lng, lat]: Feature['geometry']['coordinates'],
  found: Feature['properties'],
): Known {
  const street = [found.street, found.housenumber].filter(Boolean).join(' ');
  const line = street || found.name;
  const town = [found.postcode, found.city].filter(Boolean).join(' ');
  const named = street && found.name && found.name !== street ? [found.name] : [];
  return {
    line,
    city: found.city,
    region: found.state,
    postalCode: found.postcode,
    countryCode: found.countrycode.toUpperCase(),
    description: [...named, line, town, found.country].filter(Boolean).join(', '),
    lat,
    lng,
  };
}

function writeId(place: Known): string {
  return `photon:${Buffer.from(JSON.stringify(place)).toString('base64url')}`;
}

function readId(placeId: string): Place | undefined {
  if (!placeId.startsWith('photon:')) return undefined;
  const json = Buffer.from(placeId.slice('photon:'.length), 'base64url').toString('utf8');
  const { data } = idSchema.safeParse(parse(json));
  if (!data) return undefined;
  const { line, description, ...place } = data;
  return { ...place, placeId, formattedAddress: description, addressLine1: line };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
