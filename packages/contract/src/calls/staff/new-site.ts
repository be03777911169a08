/** Making a site: what it begins with, all at once. */
import { countryCodes, currencies } from '@sitewright/commerce';
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { ruleLimits } from '../../limits.ts';
import { makeTextSchema } from '../../models/plain-text.ts';
import { shippingOptionDraftSchema } from '../../rules/shipping-option-draft.ts';
import { taxRuleDraftSchema } from '../../rules/tax-rule-draft.ts';
import { siteLanguageSchema } from '../../settings/languages.ts';
import { themeChoiceSchema, themeLookSchema } from '../../themes/theme-preset.ts';
import { localeSchema, timeZoneSchema } from '../site-facts.ts';
import { taxRatesChoiceSchema } from '../taxes.ts';

/** What a site is for: it sells, it tells, or both. */
export const sitePurposes = ['shop', 'both', 'site'] as const;

/** One of {@link sitePurposes}. */
export type SitePurpose = (typeof sitePurposes)[number];

/** Short name in addresses: what a label of a host may be. */
export const siteIdentifierSchema = z
  .string()
  .regex(
    /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    'Small letters, digits and dashes, such as my-shop.',
  );

/** Most of each that a site begins with. */
const beginnings = { languages: 10, taxRules: 50, shippingOptions: 10 } as const;

/** Everything that a new site begins with. Amounts are minor units of its currency. */
export const newSiteSchema = z.object({
  /** Made by who asks, once for one site: a second press answers the site of the first. */
  attemptId: z.string().regex(/^[\w-]{8,64}$/),
  title: makeTextSchema(ruleLimits.nameLength).trim().min(1, 'A site needs a title.'),
  identifier: siteIdentifierSchema,
  purpose: z.enum(sitePurposes),
  country: z.string().refine((code) => countryCodes.includes(code), 'Choose a country.'),
  currency: z.enum(currencies.map(({ code }) => code)),
  /** Language of its pages, with the region: `de-CH`. */
  locale: localeSchema,
  /** Languages beside it. */
  languages: z.array(siteLanguageSchema.shape.code).max(beginnings.languages),
  timeZone: timeZoneSchema,
  /** 1 imperial, 2 metric. */
  measurementStandard: z.union([z.literal(1), z.literal(2)]),
  /** A list of rates that it takes over; null: none. */
  taxRates: taxRatesChoiceSchema.nullable(),
  taxRules: z.array(taxRuleDraftSchema).max(beginnings.taxRules),
  shippingOptions: z.array(shippingOptionDraftSchema).max(beginnings.shippingOptions),
  /** Products and pages to look at and to take away again. */
  content: z.enum(['none', 'demo']),
  /** One of the themes of {@link getNewSiteChoices}. */
  theme: themeLookSchema.shape.theme,
  /** One of its presets. */
  preset: themeLookSchema.shape.preset.default(''),
});

/** See {@link newSiteSchema}. */
export type NewSiteDraft = z.input<typeof newSiteSchema>;

const access = { permission: 'create-sites', isOfInstallation: true } as const;

/** What there is to choose from, and the address that is free beside the wanted one. */
export const getNewSiteChoices = defineCall(
  'GET /api/staff/new-site',
  'Themes for a new site, and an address that is free',
  {
    query: z.object({ identifier: z.string().max(63).default('') }),
    answer: z.object({
      themes: z.array(themeChoiceSchema),
      /** The wanted one, or with the next free number behind it; empty where none was wanted. */
      identifier: z.string(),
      /** Whether it will answer on every host that no site has claimed. */
      isDefault: z.boolean(),
    }),
  },
  { access },
);

/** Makes a site with everything it begins with, or nothing at all. */
export const addSite = defineCall(
  'POST /api/staff/sites',
  'Make a site',
  { body: newSiteSchema, answer: z.object({ siteId: z.string(), identifier: z.string() }) },
  { access },
);
