/** The one way to read a setting. */
import {
  readPublicSettings,
  readSettingsGroup,
  settingsGroups,
  type PublicSettings,
  type Settings,
  type SettingsGroupName,
} from '@sitewright/contract';

/** A loaded site, as far as settings go. */
export interface SettingsHolder {
  readonly siteId: string;
  /** What is stored, by group. */
  readonly settings: Readonly<Record<string, unknown>>;
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

/** The settings of a group that pages may show; they cost nothing after the first time either. */
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
    groups.get(name) ?? readPublicSettings(settingsGroups[name], site.settings[name]);
  groups.set(name, settings);
  return settings;
}
