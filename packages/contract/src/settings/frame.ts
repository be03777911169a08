import { z } from 'zod';
import { makeTextSchema } from '../models/plain-text.ts';
import { defineSettings, flag, publicField } from './define-settings.ts';

const size = 20_000;
/** Custom code may keep more beside the known fields. */
const isBounded = (part: object) => JSON.stringify(part).length <= size;
const line = () => makeTextSchema(200).default('');

const headerSchema = z.looseObject({
  showSearch: flag(true),
  showAccount: flag(true),
  /** The link to the cart: a site that sells nothing needs none. */
  showCart: flag(true),
  /** A button at the end of the menu; without a text there is none. */
  buttonText: line(),
  buttonUrl: line().refine(
    (url) => /^(?:$|https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(url),
    'An address such as /contact or https://example.com.',
  ),
});

const footerSchema = z.looseObject({
  /** Stands at the very end; empty: the title of the site. */
  note: makeTextSchema(500).default(''),
  showTagLine: flag(true),
  showSocialLinks: flag(true),
  showVisit: flag(true),
});

/** What stands above and below every page. NAVL-06 */
export const frameSettings = defineSettings(
  'frame',
  'Header and footer of the site',
  {
    header: publicField(
      headerSchema.refine(isBounded).default(headerSchema.parse({})),
      'What the header shows beside the menu',
    ),
    footer: publicField(
      footerSchema.refine(isBounded).default(footerSchema.parse({})),
      'What the footer shows beside its menu',
    ),
  },
  'edit-styles',
);
