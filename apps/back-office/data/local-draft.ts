/** What was typed and not saved yet, on this device: a closed tab loses nothing. */

const prefix = 'sitewright-draft:';
const keptMs = 30 * 24 * 3_600_000;

interface StoredDraft<Fields> {
  readonly at: number;
  readonly fields: Fields;
}

/** Keeps the fields of a form under its name, such as `alder/products/6b3f…`. */
export function keepDraft(name: string, fields: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify({ at: Date.now(), fields }));
  } catch {
    // A full store: the form itself still holds everything.
  }
}

/** The fields that were kept; nothing older than thirty days. */
export function findDraft<Fields>(name: string): Fields | undefined {
  const text = localStorage.getItem(prefix + name);
  if (text === null) return undefined;
  try {
    const { at, fields } = JSON.parse(text) as StoredDraft<Fields>;
    if (Date.now() - at < keptMs) return fields;
  } catch {
    // Somebody else's text: it goes.
  }
  forgetDraft(name);
  return undefined;
}

/** Forgets it: it was saved, or given up. */
export function forgetDraft(name: string): void {
  localStorage.removeItem(prefix + name);
}
