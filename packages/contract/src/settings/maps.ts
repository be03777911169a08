import { z } from 'zod';
import { makeTextSchema } from '../models/plain-text.ts';
import { defineSettings, secretField, staffField } from './define-settings.ts';

/** Services that know places; `none` asks nobody. MAPS-01, D-55 */
export const placeProviders = ['none', 'photon', 'google'] as const;

/** Of our own site, or of one host by https; a host that is chosen by a letter cannot be allowed. */
const tilesAddress =
  /^(?:https:\/\/[a-z0-9.-]+(?::\d{1,5})?)?\/(?!\/)(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[\w./{}?&=%@~+-]*$/;

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
  tilesUrl: staffField(
    z
      .union([
        z.literal(''),
        z
          .string()
          .max(500)
          .regex(tilesAddress, 'An address such as https://tiles.example.com/{z}/{x}/{y}.png.'),
      ])
      .default(''),
    'Where tiles of maps come from; empty: maps are pictures with a link',
  ),
  tilesCredit: staffField(
    makeTextSchema(200).default('© OpenStreetMap contributors'),
    'Who made what the tiles show',
  ),
  googleKey: secretField('The key of Google Maps; it never leaves the server'),
});
