/** A time zone as people read it: `America/New York`. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/**
 * The same with what its time is called and how far it is from UTC now:
 * `Europe/Berlin · Central European Time, GMT+1`. What this browser does not know stays a name.
 */
export function fullZoneName(timeZone: string, reader: string, at = Date.now()): string {
  const partOf = (timeZoneName: 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(reader, { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value;
  try {
    const said = [partOf('longGeneric'), partOf('shortOffset')].filter(Boolean);
    return `${zoneName(timeZone)} · ${[...new Set(said)].join(', ')}`;
  } catch {
    return zoneName(timeZone);
  }
}

/** The time zones of this browser, and UTC. */
export function listZones(): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].toSorted();
}
