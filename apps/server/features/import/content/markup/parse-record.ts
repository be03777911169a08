/** The fields of a JSON object; none for anything else. */
export function parseRecord(json: string | undefined): Readonly<Record<string, unknown>> {
  if (!json?.trim().startsWith('{')) return {};
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return {};
  }
}
