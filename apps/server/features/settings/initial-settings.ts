/** The settings that a new site starts with. */
import type { SettingsInput } from '@sitewright/contract';
import { checkSettings, findField } from './check-settings.ts';

/**
 * What is stored for them.
 * @throws ApiError naming what is wrong; Error for a secret, which needs the key of the
 *   installation and is written later
 */
export function initialSettings(input: SettingsInput): Record<string, Record<string, unknown>> {
  const stored: Record<string, Record<string, unknown>> = {};
  for (const { group, field, value } of checkSettings(input)) {
    if (findField(group, field)?.setting.visibility === 'secret')
      throw new Error(`${group}.${field} is written by writeSettings`);
    stored[group] = { ...stored[group], [field]: value };
  }
  return stored;
}
