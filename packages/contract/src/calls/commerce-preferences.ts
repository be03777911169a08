import { z } from 'zod';
import { defineCall } from '../call.ts';

const params = z.object({ namespace: z.string().regex(/^[A-Za-z0-9][\w.-]{0,63}$/) });
/** Short name of the site that staff ask about; missing: the one of the host. */
const query = z.object({ site: z.string().min(1).max(63).optional() });

const most = { keys: 100, characters: 20_000 };

const valuesSchema = z
  .record(z.string().min(1).max(100), z.unknown())
  .refine((values) => Object.keys(values).length <= most.keys, `At most ${most.keys} keys.`)
  .refine(
    (values) => JSON.stringify(values).length <= most.characters,
    `At most ${most.characters} characters.`,
  );

/** The values of a namespace beside the site that they are of. PREF-02 */
const answer = z.looseObject({ websiteId: z.string() });

/** What the people of a shop chose together, by namespace. PREF-01 */
export const getCommercePreferences = defineCall(
  'GET /api/v1/commerce-preferences/:namespace',
  'Preferences of a shop in a namespace',
  { params, query, answer },
  { access: { permission: 'view-back-office' } },
);

/** Writes these keys; the others stay, and null takes a key away. PREF-01 */
export const putCommercePreferences = defineCall(
  'PUT /api/v1/commerce-preferences/:namespace',
  'Writes preferences of a shop in a namespace',
  { params, query, body: valuesSchema, answer },
  { access: { permission: 'edit-products' } },
);
