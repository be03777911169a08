import type { PluginGroup } from '../plugin.ts';
import { datetimefield, unit } from './emptied.ts';
import { i18nMoneyFormat } from './i18n-money-format.ts';
import { moneyFormat, moneyFormatCamel, moneyString } from './money-format.ts';
import { unitsMetric } from './units-metric.ts';

/** Names that old templates use and new ones need not. */
export const legacyGroup: PluginGroup = {
  name: 'legacy',
  formatters: [datetimefield, i18nMoneyFormat, moneyFormat, moneyFormatCamel, moneyString, unit],
  predicates: [unitsMetric],
};
