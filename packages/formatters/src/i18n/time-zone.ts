import type { PluginContext } from '@sitewright/template';
import { asText } from '../values/read.ts';

const zonePath = ['website', 'timeZone'] as const;

/** The zone of the site, New York when it has none. template-language.md §6. */
export function timeZoneOf(ctx: PluginContext): string {
  const zone = ctx.resolve(zonePath);
  return zone === undefined ? 'America/New_York' : asText(zone);
}
