import { z } from 'zod';
import { defineCall } from '../call.ts';
import { siteLanguageSchema } from '../settings/languages.ts';

/** Short name of the site that staff ask about; missing: the one of the host. */
const query = z.object({ site: z.string().min(1).max(63).optional() });
const readers = { access: { permission: 'view-settings' } } as const;
const writers = { access: { permission: 'edit-settings' } } as const;

/** The languages of a site. */
export const languagesSchema = z.object({
  /** That of the site first; it is always there. */
  languages: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      isEnabled: z.boolean(),
      isDefault: z.boolean(),
      /** A language of the owner's own, which no list knows. */
      isCustom: z.boolean(),
    }),
  ),
});

/** Whether a site has other languages, and which is its own. I18N-02 */
export const getMultilingualSettings = defineCall(
  'GET /api/multilingual/settings',
  'Whether a site has other languages, and which is its own',
  {
    query,
    answer: z.object({ isConnected: z.boolean(), defaultLanguage: z.string(), locale: z.string() }),
  },
  readers,
);

/** Connected while there is another language. I18N-02 */
export const getMultilingualStatus = defineCall(
  'GET /api/multilingual/status',
  'Whether other languages are connected',
  { query, answer: z.object({ status: z.enum(['connected', 'disconnected']) }) },
  readers,
);

/** The languages of a site. I18N-02 */
export const listMultilingualLanguages = defineCall(
  'GET /api/multilingual/languages',
  'The languages of a site',
  { query, answer: languagesSchema },
  readers,
);

/** The languages beside that of the site, as they shall be. I18N-03 */
export const putMultilingualLanguages = defineCall(
  'PUT /api/multilingual/languages',
  'Writes the languages of a site',
  {
    query,
    body: z.object({ languages: z.array(siteLanguageSchema).max(51) }),
    answer: languagesSchema.extend({ changes: z.array(z.string()) }),
  },
  writers,
);

/** All other languages go; the log takes it back. I18N-04 */
export const deleteMultilingualConnection = defineCall(
  'DELETE /api/multilingual/connection',
  'Disconnects all other languages of a site',
  { query, answer: z.object({ changes: z.array(z.string()) }) },
  writers,
);
