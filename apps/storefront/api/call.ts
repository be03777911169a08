import { readCookie } from '../platform/cookies.ts';

/** What a call came to. `offline` means that no answer arrived at all. */
export type CallResult<T> =
  | { readonly ok: true; readonly body: T }
  | { readonly ok: false; readonly failure: CallFailure };

/** Why a call failed, as far as the browser can tell. */
export interface CallFailure {
  readonly kind: 'offline' | 'crumb' | 'too-many' | 'refused';
  /** HTTP status; 0 when offline. */
  readonly status: number;
  /** The server's sentence, empty when it sent none. */
  readonly message: string;
  readonly code?: string;
  /** The whole answer, for callers that know more fields (per-field errors). */
  readonly body?: unknown;
}

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** The flat error body of every call; HTTP 200 with `error` or `crumbFail` is a failure too. */
interface ErrorBody {
  message?: string;
  error?: unknown;
  code?: string;
  crumbFail?: boolean;
  crumb?: string;
}

/**
 * Makes the function that calls the server with JSON and the crumb. After a crumb failure
 * it tries once more with the fresh crumb that the answer carries (D-69), and only then
 * reports the failure. A GET that gets no answer is tried twice more (D-75).
 */
export function createCaller(fetchIt: Fetch = (path, init) => fetch(path, init)) {
  async function send<T>(
    path: string,
    options: CallOptions,
    crumb?: string,
  ): Promise<CallResult<T>> {
    let response: Response;
    try {
      response = await fetchIt(path, toRequest(options, crumb));
    } catch {
      return { ok: false, failure: { kind: 'offline', status: 0, message: '' } };
    }
    const body: unknown = await response.json().catch(() => undefined);
    const problem = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
    if (response.ok && !problem.error && !problem.crumbFail) return { ok: true, body: body as T };
    return { ok: false, failure: toFailure(response.status, problem) };
  }

  return async function call<T>(path: string, options: CallOptions = {}): Promise<CallResult<T>> {
    const isRead = !options.method || options.method === 'GET';
    let result = await send<T>(path, options);
    for (let tries = 0; isRead && tries < 2 && isOffline(result); tries++) {
      await pause(400 * 2 ** tries);
      result = await send<T>(path, options);
    }
    if (!result.ok && result.failure.kind === 'crumb') {
      result = await send<T>(path, options, (result.failure.body as ErrorBody).crumb);
    }
    return result;
  };
}

/** Calls the server; see {@link createCaller}. */
export type Caller = ReturnType<typeof createCaller>;

function toRequest(
  { method = 'GET', body, headers, signal }: CallOptions,
  crumb?: string,
): RequestInit {
  const all: Record<string, string> = { accept: 'application/json', ...headers };
  const token = crumb ?? readCookie('crumb');
  if (token && method !== 'GET') all['x-csrf-token'] = token;
  if (body !== undefined) all['content-type'] = 'application/json';
  return {
    method,
    headers: all,
    credentials: 'same-origin',
    // A write that is under way outlives the page.
    keepalive: method !== 'GET',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  };
}

function toFailure(status: number, body: ErrorBody): CallFailure {
  const kind = body.crumbFail ? 'crumb' : status === 429 ? 'too-many' : 'refused';
  const said = body.message ?? (typeof body.error === 'string' ? body.error : '');
  return { kind, status, message: said, ...(body.code ? { code: body.code } : {}), body };
}

function isOffline(result: CallResult<unknown>): boolean {
  return !result.ok && result.failure.kind === 'offline';
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
