/** Old names of zones that the zone data no longer lists, and the zone that each of them means. */
const aliases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Canada/East-Saskatchewan': 'America/Regina',
    'Etc/Unknown': 'Factory',
    'SystemV/AST4': 'America/Puerto_Rico',
    'SystemV/AST4ADT': 'America/Halifax',
    'SystemV/CST6': 'America/Regina',
    'SystemV/CST6CDT': 'America/Chicago',
    'SystemV/EST5': 'America/Indianapolis',
    'SystemV/EST5EDT': 'America/New_York',
    'SystemV/HST10': 'Pacific/Honolulu',
    'SystemV/MST7': 'America/Phoenix',
    'SystemV/MST7MDT': 'America/Denver',
    'SystemV/PST8': 'Pacific/Pitcairn',
    'SystemV/PST8PDT': 'America/Los_Angeles',
    'SystemV/YST9': 'Pacific/Gambier',
    'SystemV/YST9YDT': 'America/Anchorage',
  }),
);

/** The id under which the zone data knows a zone. */
export function canonicalZone(zoneId: string): string {
  return aliases.get(zoneId) ?? zoneId;
}
