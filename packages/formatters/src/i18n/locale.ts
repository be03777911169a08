import type { CLDR } from '@phensley/cldr';
import type { PluginContext } from '@sitewright/template';

/** The locale object of the run; without one, i18n formatters print nothing. FMT-09. */
export function localeOf(ctx: PluginContext): CLDR | undefined {
  return ctx.cldr as CLDR | undefined;
}
