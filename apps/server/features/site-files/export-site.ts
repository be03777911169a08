/** Tells a site as files. */
import type { AppContext } from '../../context.ts';
import { findField } from '../settings/check-settings.ts';
import { exportDocuments } from './export-documents.ts';
import { exportMedia } from './export-media.ts';
import { exportPages } from './export-pages.ts';
import { exportProducts } from './export-products.ts';
import { exportRules } from './export-rules.ts';
import type { ExportScope } from './export-scope.ts';
import { exportTranslations } from './export-translations.ts';
import { nameThings } from './name-things.ts';
import { makeEncoder, mapTexts } from './references.ts';
import { siteFiles, siteFormat, SiteFilesError, type SiteContent } from './site-format.ts';
import { stableJson } from './stable-json.ts';

/**
 * The whole site as of one moment, without secrets and without anything of its customers.
 * @throws SiteFilesError when there is no such site
 */
export function exportSite(
  { database }: Pick<AppContext, 'database'>,
  identifier: string,
): Promise<SiteContent> {
  return database.patient.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const site = await db
        .selectFrom('sites')
        .selectAll()
        .where('identifier', '=', identifier)
        .executeTakeFirst();
      if (!site) throw new SiteFilesError(`There is no site "${identifier}".`);
      const { site_id: siteId } = site;
      const names = await nameThings(db, siteId);
      const texts = new Map<string, string>();
      const media = new Map<string, string>();
      const encode = makeEncoder(siteId, names);
      const scope: ExportScope = {
        db,
        siteId,
        names,
        encode,
        addJson: (path, value) => void texts.set(path, stableJson(mapTexts(value, encode))),
        addText: (path, text) => void (text !== '' && texts.set(path, encode(text))),
        addMedia: (path, key) => void media.set(path, key),
      };
      scope.addJson(siteFiles.site, {
        format: siteFormat,
        title: site.title,
        tagline: site.tagline,
        description: site.description,
        theme: site.theme,
        tweaks: site.tweaks,
        currency: site.currency,
        locale: site.locale,
        timeZone: site.time_zone,
      });
      scope.addJson(siteFiles.settings, openSettings(site.settings));
      await exportMedia(scope);
      await exportPages(scope);
      await exportProducts(scope);
      await exportRules(scope);
      await exportDocuments(scope);
      await exportTranslations(scope);
      return { texts, media };
    });
}

/** What the contract knows and does not call a secret. */
function openSettings(stored: Readonly<Record<string, unknown>>): Record<string, object> {
  const groups = Object.entries(stored).map(([group, fields]) => {
    const open = Object.entries(fields ?? {}).filter(([field]) => {
      const visibility = findField(group, field)?.setting.visibility;
      return visibility === 'public' || visibility === 'staff';
    });
    return [group, Object.fromEntries(open)] as const;
  });
  return Object.fromEntries(groups.filter(([, fields]) => Object.keys(fields).length > 0));
}
