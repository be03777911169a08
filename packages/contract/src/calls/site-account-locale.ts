import { z } from 'zod';
import { defineCall } from '../call.ts';

/**
 * Tells which language the owner of an account prefers: that of the site or another one that it
 * has. A custom one (see `isCustomLanguage`) is the affair of the page and is not sent; it is
 * refused, and so is a language that the site does not have. I18N-01
 */
export const setAccountLocale = defineCall(
  'POST /api/site-users/account/locale',
  'Choose the language of an account of the site',
  {
    body: z.object({ language: z.string().min(1).max(35) }),
    answer: z.object({ language: z.string() }),
  },
);
