/** What a shop says of returns, terms, privacy and shipping, and where it stands. */
import { isPageAddress, policyLabels, policyNames, type PolicyName } from '@sitewright/contract';
import { readSettings, type SettingsHolder } from './read-settings.ts';

export interface ShopPolicy {
  readonly name: PolicyName;
  /** In the language of the site. */
  readonly label: string;
  /** Where it is read: an address that the owner gave, or the page of its text. */
  readonly url: string;
  /** HTML as the owner wrote it; undefined where it stands elsewhere. */
  readonly text: string | undefined;
}

type Site = SettingsHolder & { readonly locale: string };

/** Those that say something, in their usual order. */
export function shopPolicies(site: Site): ShopPolicy[] {
  const store = readSettings(site, 'store');
  const written: Readonly<Record<PolicyName, string>> = {
    returns: store.returnPolicy,
    shipping: store.shippingPolicy,
    terms: store.termsOfService,
    privacy: store.privacyPolicy,
  };
  const language = site.locale.startsWith('de') ? 'de' : 'en';
  return policyNames.flatMap((name): ShopPolicy[] => {
    const text = written[name];
    const label = policyLabels[name][language];
    if (isPageAddress(text)) return [{ name, label, url: text, text: undefined }];
    return hasText(text) ? [{ name, label, url: `${policyPath}${name}`, text }] : [];
  });
}

/** Texts of the owner are pages below it. */
export const policyPath = '/policies/';

/** HTML that says something. */
export function hasText(text: string): boolean {
  return text.replaceAll(/<[^<>]*>|&nbsp;/g, '').trim() !== '';
}
