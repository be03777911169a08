import type { Registry } from '@sitewright/template';
import { catalogueMoneyGroup } from './commerce/catalogue-money.ts';
import { commerceGroup } from './commerce/group.ts';
import { contentGroup } from './content/group.ts';
import { coreGroup } from './core/group.ts';
import { dateGroup } from './date/group.ts';
import { i18nGroup } from './i18n/group.ts';
import { legacyGroup } from './legacy/group.ts';
import { typescriptDialect } from './legacy/typescript-dialect.ts';
import type { PluginGroup } from './plugin.ts';
import { createRegistryOf } from './registry-of.ts';
import { slideGroup } from './slide/group.ts';
import { socialGroup } from './social/group.ts';

/** All formatters and predicates by subject, in the order of the documentation. */
export const pluginGroups: readonly PluginGroup[] = Object.freeze([
  coreGroup,
  contentGroup,
  commerceGroup,
  dateGroup,
  i18nGroup,
  socialGroup,
  slideGroup,
  legacyGroup,
]);

/** Choices for {@link createRegistry}. */
export interface RegistryOptions {
  /**
   * Whose answers to give where the two public engines of the language differ (legacy money,
   * `cart-subtotal`, `url-encode`, `plural?` …). Pages answer as `java`, the default.
   */
  readonly dialect?: 'java' | 'typescript';
}

/** A registry of all formatters and predicates of the language, as a public engine has it. TPL-20. */
export function createRegistry({ dialect }: RegistryOptions = {}): Registry {
  return createRegistryOf([
    ...pluginGroups,
    ...(dialect === 'typescript' ? [typescriptDialect] : []),
  ]);
}

/**
 * The registry of pages, and of whatever shows what pages will show: prices have their currency
 * where the flag of CFM-06 is off, and price blocks have `data-price-cents`. D-33, D-82.
 */
export const pageRegistry: Registry = createRegistryOf([...pluginGroups, catalogueMoneyGroup]);
