/** Typed values by field name. */
type Draft = Readonly<Record<string, string>>;

const PREFIX = 'sitewright.draft.';

/** What a visitor typed into a form earlier in this tab, or undefined. */
export function readDraft<T extends object = Draft>(key: string): T | undefined {
  try {
    const kept = sessionStorage.getItem(PREFIX + key);
    return kept === null ? undefined : (JSON.parse(kept) as T);
  } catch {
    return undefined;
  }
}

/** Keeps typed values for this tab, so that losing the page loses nothing. */
export function keepDraft(key: string, draft: object): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage must not stop anyone from typing.
  }
}

export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was kept then.
  }
}
