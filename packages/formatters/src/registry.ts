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
   * `cart-subtotal`, `url-encode`, `plural?` …). Pages use `java`, the default.
   */
  readonly dialect?: 'java' | 'typescript';
  /**
   * How prices are written where the flag of CFM-06 is off: as amounts without a currency, as the
   * public engines do (the default), or by the catalogue, as pages do. D-82.
   */
  readonly plainMoney?: 'bare' | 'catalogue';
}

/** A registry of all formatters and predicates of the language. TPL-20. */
export function createRegistry(options: RegistryOptions = {}): Registry {
  const { dialect, plainMoney } = options;
  return createRegistryOf([
    ...pluginGroups,
    ...(plainMoney === 'catalogue' ? [catalogueMoneyGroup] : []),
    ...(dialect === 'typescript' ? [typescriptDialect] : []),
  ]);
}
