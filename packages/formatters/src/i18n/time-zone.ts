import type { PluginContext } from '@sitewright/template';
import { readText } from '../values/charge.ts';

/** The zone where the page does not name one. */
export const DEFAULT_ZONE = 'America/New_York';

const zonePath = ['website', 'timeZone'] as const;

/** The zone of the site, New York when it has none. */
export function timeZoneOf(ctx: PluginContext): string {
  const zone = ctx.resolve(zonePath);
  return zone === undefined ? DEFAULT_ZONE : readText(zone, ctx);
}
