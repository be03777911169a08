import { currencies } from '@sitewright/commerce';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { domainCheckSchema } from '../models/domain-check.ts';
import { makeFieldChangesSchema } from '../models/field-change.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { deletedSchema, staffSiteParams, undoableShape } from './staff-site.ts';

const line = makeTextSchema(200).transform((text) => text.trim());

/** A time zone that this machine knows, by its name in the list of time zones. */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone, 'not a time zone');
/**
 * A language with or without a region. Extensions, which choose digits or a calendar, are none: a
 * shop would write prices that its own fields do not read.
 */
export const languageTagSchema = z
  .string()
  .max(35)
  .refine(isLanguageTag, 'not a language such as en-US');
/** A language with a region, such as de-CH. */
export const localeSchema = languageTagSchema.refine(hasRegion, 'not a language such as en-US');
const currencySchema = z.enum(currencies.map(({ code }) => code));

const factsShape = {
  title: line.pipe(z.string().min(1, 'A site needs a title.')),
  tagline: line,
  description: makeTextSchema(2_000),
  /** BCP 47: the language of the pages, and how they write money and dates. */
  locale: localeSchema,
  timeZone: timeZoneSchema,
  /** What prices are in. It stays once there is an order, a cart of a draft or a gift card. */
  currency: currencySchema,
};

const domainSchema = z.object({ host: z.string(), isPrimary: z.boolean() });

const answer = z.object({
  facts: z.object({
    title: z.string(),
    tagline: z.string(),
    description: z.string(),
    locale: z.string(),
    timeZone: z.string(),
    currency: z.string(),
  }),
  /** False once something was sold or promised in the currency. */
  isCurrencyFree: z.boolean(),
  /** The primary one first. */
  domains: z.array(domainSchema),
  ...undoableShape,
});

/** Labels of letters, digits and hyphens with points between; at least two of them. */
const hostSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^(?=.{4,})(?!.*\.localhost$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
    'not a domain such as shop.example.com',
  );

const hostParams = staffSiteParams.extend({ host: z.string().max(253) });

export const getSiteFacts = defineCall(
  'GET /api/sites/:identifier/facts',
  'Title, language, time zone, currency and domains of a site',
  { params: staffSiteParams, answer },
  { access: { permission: 'view-settings' } },
);

export const changeSiteFacts = defineCall(
  'PATCH /api/sites/:identifier/facts',
  'Changes title, language, time zone or currency of a site',
  {
    params: staffSiteParams,
    body: z.object({ changes: makeFieldChangesSchema(factsShape) }),
    answer,
  },
  { access: { permission: 'edit-settings' } },
);

export const addDomain = defineCall(
  'POST /api/sites/:identifier/domains',
  'Has a site answer on a domain',
  { params: staffSiteParams, body: z.object({ host: hostSchema }), answer },
  { access: { permission: 'manage-domains' } },
);

export const makeDomainPrimary = defineCall(
  'POST /api/sites/:identifier/domains/:host/primary',
  'Makes a domain the one that addresses are written with',
  { params: hostParams, answer },
  { access: { permission: 'manage-domains' } },
);

export const removeDomain = defineCall(
  'DELETE /api/sites/:identifier/domains/:host',
  'Ends that a site answers on a domain',
  { params: hostParams, answer: deletedSchema },
  { access: { permission: 'manage-domains' } },
);

/** Asks outside, for some seconds at most, about a domain of the site. */
export const checkDomain = defineCall(
  'GET /api/sites/:identifier/domains/:host/check',
  'How a domain of a site stands in DNS, and whether the site answers there',
  { params: hostParams, answer: domainCheckSchema },
  { access: { permission: 'manage-domains' }, limit: 'domainCheck' },
);

function isTimeZone(name: string): boolean {
  if (!name.includes('/') && name !== 'UTC') return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function isLanguageTag(tag: string): boolean {
  const language = readTag(tag)?.language;
  if (language === undefined || /-[a-z0-9]-/i.test(tag)) return false;
  return Intl.NumberFormat.supportedLocalesOf(language).length > 0;
}

function hasRegion(tag: string): boolean {
  return readTag(tag)?.region !== undefined;
}

function readTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
