/** Edits that the server has not got yet, on this device: a killed browser loses none of them. */
import { commandSchema, type Command } from '@sitewright/contract';
import { z } from 'zod';

const prefix = 'sitewright-edits:';

const waitingSchema = z.object({
  /** The revision that they were made on. */
  baseRevision: z.int(),
  /** A batch that was sent, and may have arrived. */
  sent: z.object({ key: z.string(), commands: z.array(commandSchema) }).nullable(),
  pending: z.array(commandSchema),
});

/** Edits of one tab that wait. */
export interface WaitingEdits {
  readonly baseRevision: number;
  readonly sent: { readonly key: string; readonly commands: readonly Command[] } | null;
  readonly pending: readonly Command[];
}

/** Where the edits of a tab wait: `alder/doc-1/tab-1`. */
export function waitingName(identifier: string, documentId: string, tab: string): string {
  return `${identifier}/${documentId}/${tab}`;
}

/** Keeps what waits; nothing waits any more: it is forgotten. Answers false when there is no room. */
export function keepWaiting(name: string, edits: WaitingEdits): boolean {
  try {
    if (edits.sent === null && edits.pending.length === 0) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, JSON.stringify(edits));
    return true;
  } catch {
    return false;
  }
}

/** Edits of this document that tabs left behind which are open no more, the oldest first. */
export async function takeLeftEdits(
  identifier: string,
  documentId: string,
): Promise<WaitingEdits[]> {
  const start = `${prefix}${identifier}/${documentId}/`;
  const open = await openTabs();
  const names = Object.keys(localStorage).filter(
    (name) => name.startsWith(start) && !open.has(name.slice(start.length)),
  );
  return names.flatMap((name) => {
    const edits = read(name);
    localStorage.removeItem(name);
    return edits ? [edits] : [];
  });
}

function read(name: string): WaitingEdits | undefined {
  try {
    return waitingSchema.parse(JSON.parse(localStorage.getItem(name) ?? ''));
  } catch {
    return undefined;
  }
}

const lockPrefix = 'sitewright-editor-tab:';

/** Says that a tab is open until the signal ends, or the browser does. */
export function holdTab(tab: string, signal: AbortSignal): void {
  const untilThen = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  void navigator.locks?.request(lockPrefix + tab, () => untilThen);
}

async function openTabs(): Promise<Set<string>> {
  const state = await navigator.locks?.query();
  const names = (state?.held ?? []).flatMap(({ name }) => name ?? []);
  return new Set(
    names.flatMap((name) => (name.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [])),
  );
}
