import { itemLimitNames, type ItemLimits } from '@sitewright/contract';
import { readSettings, type SettingsHolder } from '../settings/read-settings.ts';

/** How much a site lets its pages hold. EDIT-09, GLRY-18, D-59 */
export function readContentLimits(site: SettingsHolder): {
  readonly blocksPerLayout: number;
  readonly itemLimits: ItemLimits;
} {
  const settings = readSettings(site, 'content');
  const limits = itemLimitNames.map((name) => [name, settings[name]] as const);
  return {
    blocksPerLayout: settings.blocksPerLayout,
    itemLimits: Object.fromEntries(limits) as Record<(typeof limits)[number][0], number>,
  };
}
