/** A call ready to be sent, without its types. */
export type RequestParts = {
  /** `METHOD /path/:placeholder`. */
  readonly address: string;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly headers?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
};

/** The path and options of one request. Reads never carry the crumb. */
export function buildRequest(
  parts: RequestParts,
  crumb: string | undefined,
): { path: string; init: RequestInit } {
  const at = parts.address.indexOf(' ');
  const [method, pattern] = [parts.address.slice(0, at), parts.address.slice(at + 1)];
  const headers: Record<string, string> = { accept: 'application/json' };
  for (const [name, value] of entriesOf(parts.headers)) headers[name] = value;
  if (crumb && method !== 'GET') headers['x-csrf-token'] = crumb;
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (parts.body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(parts.body);
  }
  if (parts.signal) init.signal = parts.signal;
  const query = new URLSearchParams(entriesOf(parts.query)).toString();
  return { path: fillPath(pattern, parts.params) + (query && `?${query}`), init };
}

function fillPath(pattern: string, params: unknown): string {
  const values = new Map(entriesOf(params));
  return pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
}

/** Name and text of every value that is set. */
function entriesOf(values: unknown): [string, string][] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
}
