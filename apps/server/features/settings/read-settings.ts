/** The one way to read a setting. */
import {
  readPublicSettings,
  readSettingsGroup,
  settingsGroups,
  type PublicSettings,
  type Settings,
  type SettingsGroupName,
  visitorWordsOf,
  wordOf,
} from '@sitewright/contract';

/** A loaded site, as far as settings go. */
export interface SettingsHolder {
  readonly siteId: string;
  /** What is stored, by group. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** BCP 47: of the language that it is shown in. */
  readonly locale?: string;
}

type AnySettings = Settings<SettingsGroupName>;

const known = new WeakMap<SettingsHolder, Map<SettingsGroupName, AnySettings>>();

/**
 * The settings of a group with their defaults, without its secrets. Costs nothing after the
 * first time: a loaded site never changes.
 */
export function readSettings<Name extends SettingsGroupName>(
  site: SettingsHolder,
  name: Name,
): Settings<Name>;
export function readSettings(site: SettingsHolder, name: SettingsGroupName): AnySettings {
  const groups = known.get(site) ?? new Map<SettingsGroupName, AnySettings>();
  known.set(site, groups);
  const settings = groups.get(name) ?? readSettingsGroup(settingsGroups[name], site.settings[name]);
  groups.set(name, settings);
  return settings;
}

const knownForPages = new WeakMap<
  SettingsHolder,
  Map<SettingsGroupName, PublicSettings<SettingsGroupName>>
>();

/**
 * The settings of a group that pages may show, where texts that nobody wrote are in the language of
 * the site; they cost nothing after the first time either.
 */
export function readSettingsForPages<Name extends SettingsGroupName>(
  site: SettingsHolder,
  name: Name,
): PublicSettings<Name>;
export function readSettingsForPages(
  site: SettingsHolder,
  name: SettingsGroupName,
): PublicSettings<SettingsGroupName> {
  const groups = knownForPages.get(site) ?? new Map();
  knownForPages.set(site, groups);
  const settings =
    groups.get(name) ??
    sayDefaults(site, name, readPublicSettings(settingsGroups[name], site.settings[name]));
  groups.set(name, settings);
  return settings;
}

function sayDefaults(
  site: SettingsHolder,
  name: SettingsGroupName,
  settings: PublicSettings<SettingsGroupName>,
): PublicSettings<SettingsGroupName> {
  const words = visitorWordsOf(site.locale ?? 'en');
  if (!words) return settings;
  const isWritten = (field: string) => Object.hasOwn(Object(site.settings[name]), field);
  return Object.fromEntries(
    Object.entries(settings).map(([field, value]) => [
      field,
      typeof value === 'string' && !isWritten(field) ? wordOf(words, value) : value,
    ]),
  ) as PublicSettings<SettingsGroupName>;
}
