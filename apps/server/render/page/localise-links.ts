import { isPagePath, localisePath } from '../../features/settings/language-path.ts';
import type { SettingsHolder } from '../../features/settings/read-settings.ts';
import type { Site } from '../../features/sites/site.ts';

/**
 * Scripts and styles are passed over, to the end where they have none; of other elements those that
 * lead somewhere count. A tag that is not closed ends at the next: each is looked at once.
 */
const elements =
  /<(script|style|textarea)\b[\s\S]*?(?:<\/\1>|$)|<(?:a|area|form)\b(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;

const target = /(\s(?:href|action)=")(\/[^"]*)"/i;

/**
 * Makes links and forms of a page lead to pages of the same language. One that says its own language
 * (`hreflang`) stays as it is. A site in its own language is left alone.
 */
export function localiseLinks(html: string, site: SettingsHolder & Pick<Site, 'language'>): string {
  const { language } = site;
  if (language === undefined) return html;
  return html.replaceAll(elements, (element, inner: string | undefined) => {
    if (inner !== undefined || /\shreflang=/i.test(element)) return element;
    return element.replace(target, (whole, before: string, path: string) =>
      isPagePath(site, path) ? `${before}${localisePath(language, path)}"` : whole,
    );
  });
}
