/** What the people of a shop chose together, kept for the screens. PREF-01..04 */
import type { CallFailure } from '@sitewright/contract';
import { CallError } from './call-error.ts';
import type { call as callServer } from './client.ts';
import { recallInTab, rememberInTab } from './session-store.ts';

/** Values of a namespace by key. */
export type Preferences = Readonly<Record<string, unknown>>;

/** Told on the window when a namespace was written, in this tab or another. */
export const preferencesChanged = 'commerce-preferences-changed';

/** A tab that is left open for this long asks anew. Milliseconds. */
const keptFor = 10 * 60_000;

interface Options {
  readonly call: typeof callServer;
  /** Short name of the site. */
  readonly site: string;
  /** Told of every failure before it is thrown on. */
  readonly report: (failure: CallFailure) => void;
}

/** Reads and writes preferences of one site. */
export interface PreferencesClient {
  /** From the cache where it is there. @throws CallError */
  readonly read: (namespace: string) => Promise<Preferences>;
  /** Skipped where nothing differs from the cache. @throws CallError */
  readonly write: (namespace: string, values: Preferences) => Promise<Preferences>;
  /** Forgets a namespace and asks for it anew: another tab has written it. @throws CallError */
  readonly refetch: (namespace: string) => Promise<Preferences>;
}

/** Makes one; its cache is per namespace, and lives in the tab. PREF-03 */
export function createPreferencesClient({ call, site, report }: Options): PreferencesClient {
  const asked = new Map<string, Promise<Preferences>>();
  const keyOf = (namespace: string) => `preferences:${site}:${namespace}`;
  const query = { site };
  const keep = (namespace: string, answer: Preferences): Preferences => {
    // PREF-02: whose they are is known here.
    const { websiteId: _dropped, ...values } = answer;
    rememberInTab(keyOf(namespace), values, keptFor);
    return values;
  };
  const fail = (failure: CallFailure): never => {
    report(failure);
    throw new CallError(failure);
  };
  const ask = async (namespace: string): Promise<Preferences> => {
    const address = 'GET /api/v1/commerce-preferences/:namespace';
    const result = await call(address, { params: { namespace }, query });
    return result.ok ? keep(namespace, result.answer) : fail(result.failure);
  };
  const refetch = (namespace: string): Promise<Preferences> => {
    const answer = ask(namespace).finally(() => asked.delete(namespace));
    asked.set(namespace, answer);
    return answer;
  };
  const cached = (namespace: string) => recallInTab(keyOf(namespace)) as Preferences | undefined;
  const read = async (namespace: string): Promise<Preferences> =>
    cached(namespace) ?? asked.get(namespace) ?? refetch(namespace);
  return {
    read,
    refetch,
    async write(namespace, values) {
      const known = cached(namespace);
      if (known && isKnown(known, values)) return known;
      const address = 'PUT /api/v1/commerce-preferences/:namespace';
      const result = await call(address, { params: { namespace }, query, body: { ...values } });
      if (!result.ok) return fail(result.failure);
      const answer = keep(namespace, result.answer);
      tellTabs({ site, namespace });
      return answer;
    },
  };
}

function isKnown(known: Preferences, values: Preferences): boolean {
  return Object.entries(values).every(
    ([name, value]) => JSON.stringify(known[name] ?? null) === JSON.stringify(value),
  );
}

/** Which namespace of which site changed. */
export interface PreferencesChange {
  readonly site: string;
  readonly namespace: string;
}

let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  if (channel) return channel;
  channel = new BroadcastChannel(preferencesChanged);
  channel.addEventListener('message', ({ data }: MessageEvent<PreferencesChange>) => tell(data));
  return channel;
}

function tell(detail: PreferencesChange): void {
  window.dispatchEvent(new CustomEvent(preferencesChanged, { detail }));
}

function tellTabs(change: PreferencesChange): void {
  openChannel()?.postMessage(change);
  tell(change);
}

/** Calls back whenever a namespace was written, here or in another tab. Answers how to stop. */
export function followPreferences(onChange: (change: PreferencesChange) => void): () => void {
  openChannel();
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) onChange(event.detail as PreferencesChange);
  };
  window.addEventListener(preferencesChanged, listener);
  return () => window.removeEventListener(preferencesChanged, listener);
}
