/** Google Places. The key stays on the server. */
import { z } from 'zod';
import { mostPlaces, type Ask, type PlaceProvider, type PlaceQuestion } from './place-provider.ts';

const base = 'https://maps.googleapis.com/maps/api/place/';

const predictionsSchema = z.object({
  predictions: z.array(z.object({ place_id: z.string(), description: z.string() })),
});

const detailsSchema = z.object({
  result: z.object({
    formatted_address: z.string().catch(''),
    address_components: z
      .array(
        z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
      )
      .catch([]),
    geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }).optional(),
  }),
});

/** Google with this key. */
export function googleProvider(key: string, ask: Ask): PlaceProvider {
  const askGoogle = (path: string, given: Record<string, string>, question: PlaceQuestion) => {
    const url = new URL(path, base);
    const { language, sessionToken } = question;
    const all = { ...given, language, ...(sessionToken && { sessiontoken: sessionToken }), key };
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
    return ask(url);
  };
  return {
    async complete(input, question) {
      const given = { input, ...(question.types && { types: question.types }) };
      const { data } = predictionsSchema.safeParse(
        await askGoogle('autocomplete/json', given, question),
      );
      return data?.predictions
        .slice(0, mostPlaces)
        .map(({ place_id: placeId, description }) => ({ placeId, description }));
    },
    async find(placeId, question) {
      const fields = 'formatted_address,address_component,geometry';
      const given = { place_id: placeId, fields };
      const { data } = detailsSchema.safeParse(await askGoogle('details/json', given, question));
      if (!data) return undefined;
      const { formatted_address: formattedAddress, address_components, geometry } = data.result;
      const part = (type: string, name: 'long_name' | 'short_name' = 'long_name') =>
        address_components.find(({ types }) => types.includes(type))?.[name] ?? '';
      return {
        placeId,
        formattedAddress,
        addressLine1: [part('street_number'), part('route')].filter(Boolean).join(' '),
        city: part('locality') || part('postal_town'),
        region: part('administrative_area_level_1', 'short_name'),
        postalCode: part('postal_code'),
        countryCode: part('country', 'short_name'),
        lat: geometry?.location.lat ?? null,
        lng: geometry?.location.lng ?? null,
      };
    },
  };
}
