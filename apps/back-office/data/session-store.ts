/** What a tab remembers until it is closed, each entry for as long as it says. PREF-04 */

interface Entry {
  readonly value: unknown;
  /** Milliseconds since 1970; missing: until the tab is closed. */
  readonly endsAt?: number;
}

const prefix = 'sitewright:';

/** Keeps a value, for so many milliseconds where they are given. A full store keeps nothing. */
export function rememberInTab(name: string, value: unknown, forMs?: number): void {
  const entry: Entry = { value, ...(forMs !== undefined && { endsAt: Date.now() + forMs }) };
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(entry));
  } catch {
    // Nothing hangs on it: it only spares asking again.
  }
}

/** The value that was kept; one that is over is removed and not there. */
export function recallInTab(name: string): unknown {
  const text = sessionStorage.getItem(prefix + name);
  if (text === null) return undefined;
  const entry = readEntry(text);
  if (entry && (entry.endsAt === undefined || entry.endsAt > Date.now())) return entry.value;
  sessionStorage.removeItem(prefix + name);
  return undefined;
}

function readEntry(text: string): Entry | undefined {
  try {
    return JSON.parse(text) as Entry;
  } catch {
    return undefined;
  }
}
