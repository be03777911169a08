/** What a shop says to its buyers, in the order in which it is linked. */
export const policyNames = ['returns', 'shipping', 'terms', 'privacy'] as const;

/** One of {@link policyNames}. */
export type PolicyName = (typeof policyNames)[number];

/** What visitors know them by. */
export const policyLabels = {
  returns: { en: 'Return policy', de: 'Rückgabe' },
  shipping: { en: 'Shipping policy', de: 'Versand' },
  terms: { en: 'Terms of service', de: 'AGB' },
  privacy: { en: 'Privacy policy', de: 'Datenschutz' },
} as const satisfies Record<PolicyName, { readonly en: string; readonly de: string }>;
