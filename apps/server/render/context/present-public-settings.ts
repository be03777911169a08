import {
  settingsGroups,
  type PublicSettings,
  type SettingField,
  type SettingsGroupName,
} from '@sitewright/contract';
import { readSettingsForPages } from '../../features/settings/read-settings.ts';
import type { Site } from '../../features/sites/site.ts';
import { sanitizeContent } from '../sanitize-content.ts';
import { isRecord } from '../theme/read-conf.ts';
import { escapeHtml } from './escape-html.ts';

const known = new WeakMap<Site, Map<SettingsGroupName, Record<string, unknown>>>();

/**
 * The public settings of a group as page data: plain text escaped, HTML cleaned. Made once for a
 * loaded site, which never changes.
 */
export function presentPublicSettings<Name extends SettingsGroupName>(
  site: Site,
  name: Name,
): PublicSettings<Name>;
/**
 * The fields of a group that pages may show, by their names in templates; staff and secret ones
 * never.
 */
export function presentPublicSettings(
  site: Site,
  name: SettingsGroupName,
): Record<string, unknown> {
  const groups = known.get(site) ?? new Map<SettingsGroupName, Record<string, unknown>>();
  known.set(site, groups);
  const presented = groups.get(name) ?? presentGroup(site, name);
  groups.set(name, presented);
  return presented;
}

function presentGroup(site: Site, name: SettingsGroupName): Record<string, unknown> {
  const fields: Readonly<Record<string, SettingField>> = settingsGroups[name].fields;
  return Object.fromEntries(
    Object.entries(readSettingsForPages(site, name)).map(([field, value]) => [
      field,
      presentValue(value, fields[field]?.isHtml === true),
    ]),
  );
}

function presentValue(value: unknown, isHtml: boolean): unknown {
  if (typeof value === 'string') return isHtml ? sanitizeContent(value) : escapeHtml(value);
  if (Array.isArray(value)) return value.map((entry) => presentValue(entry, isHtml));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, presentValue(entry, isHtml)]),
  );
}
