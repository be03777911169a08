import { localizedStrings } from '../../context/localized-strings.ts';
import type { SiteView } from '../../site-view.ts';
import type { TemplateRun } from '../../template-run.ts';

/** What templates of items know of the site, the same on every page that shows them. */
export function siteContext(
  { website, websiteSettings, snapshot }: SiteView,
  templates: TemplateRun,
): Record<string, unknown> {
  return {
    website,
    websiteSettings,
    localizedStrings: localizedStrings(templates, snapshot.site),
    // The other name of one setting (D-76).
    featureFlags: { useCLDRMoneyFormat: website.useCLDRMoneyFormat },
  };
}
