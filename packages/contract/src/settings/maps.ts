import { z } from 'zod';
import { defineSettings, secretField, staffField } from './define-settings.ts';

/** Services that know places; `none` asks nobody. MAPS-01, D-55 */
export const placeProviders = ['none', 'photon', 'google'] as const;

/** Who is asked for addresses while somebody types one. MAPS-01 */
export const mapSettings = defineSettings('maps', 'Who knows places', {
  placesProvider: staffField(
    z.enum(placeProviders).default('none'),
    'Who is asked for addresses while somebody types: none, photon or google',
  ),
  photonUrl: staffField(
    z
      .string()
      .max(500)
      .regex(/^https?:\/\/\S+$/, 'An address such as https://photon.example.com.')
      .default('https://photon.komoot.io'),
    'Where Photon answers',
  ),
  googleKey: secretField('The key of Google Maps; it never leaves the server'),
});
