import { giftForm, type Form } from '@sitewright/contract';
import type { Site } from '../sites/site.ts';
import { fieldsOfSite } from './form-of-site.ts';
import { translateText } from './say-of.ts';

/** What whoever buys a gift card is asked, in the language that the site is shown in. */
export function giftFormOf(site: Site): Form {
  const fields = fieldsOfSite(site, giftForm.fields).map((field) => ({
    ...field,
    title: translateText(site, field.title),
    ...(field.description && { description: translateText(site, field.description) }),
  }));
  return { ...giftForm, name: translateText(site, giftForm.name), fields };
}
