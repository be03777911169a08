import { z } from 'zod';
import { defineSettings, publicField, text } from './define-settings.ts';

const days = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const coordinate = (most: number) => z.number().min(-most).max(most).optional();

const line = z.string().max(200).optional();

const locationSchema = z.object({
  addressTitle: line,
  addressLine1: line,
  addressLine2: line,
  addressCountry: line,
  mapLat: coordinate(90),
  mapLng: coordinate(180),
  mapZoom: z.number().min(0).max(24).optional(),
  markerLat: coordinate(90),
  markerLng: coordinate(180),
});

const placeCode = z.string().max(3).default('');

/** Where the shop is and how to reach it: in `websiteSettings` of a page, the place in `website`. */
export const businessSettings = defineSettings('business', 'Where the shop is', {
  country: publicField(placeCode, 'Country, such as US'),
  state: publicField(placeCode, 'State, such as NY'),
  contactEmail: publicField(text(), 'Mail address that visitors may write to'),
  contactPhoneNumber: publicField(text(), 'Phone number that visitors may call'),
  location: publicField(locationSchema.default({}), 'Address and place on the map'),
  businessHours: publicField(
    z.partialRecord(z.enum(days), z.object({ text: z.string().max(200) })).default({}),
    'Opening hours, such as {"monday":{"text":"Closed"}}',
  ),
});
