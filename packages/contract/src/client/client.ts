import type { ErrorBody } from '../errors.ts';
import { buildRequest } from './build-request.ts';
import type { RequestParts } from './build-request.ts';
import type { FieldConflict } from '../models/field-change.ts';
import type { CallAddress, CallAnswer, CallInput } from './call-types.ts';

/** What the client needs of its surroundings. */
export type ClientOptions = {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** The value of the crumb cookie, if there is one. */
  readonly readCrumb: () => string | undefined;
  /** Waits before a read is tried again. */
  readonly pause?: (milliseconds: number) => Promise<void>;
};

/** Why a call failed, as far as a client can tell. `offline`: no answer arrived. */
export type CallFailure = {
  readonly kind: 'offline' | 'crumb' | 'too-many' | 'refused';
  /** HTTP status; 0 when offline. */
  readonly status: number;
  /** The server's sentence; empty when it sent none. */
  readonly message: string;
  readonly code: string;
  /** Message by dotted field path. */
  readonly errors: Readonly<Record<string, string>>;
  /** Theirs and yours by field, where somebody else changed them meanwhile. */
  readonly conflicts?: Readonly<Record<string, FieldConflict>>;
};

/** What a call came to; failing is a value, because every caller has to show it. */
export type CallResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: CallFailure };

/** Calls the server by address; the types follow from the address. */
export type Client = <Address extends CallAddress>(
  address: Address,
  input: CallInput<Address>,
  signal?: AbortSignal,
) => Promise<CallResult<CallAnswer<Address>>>;

type Attempt = { readonly status: number; readonly body: unknown };

/** Waits before the second and third try of a read. D-75. */
const READ_RETRY_PAUSES = [400, 800] as const;

/**
 * Makes a client. Writes carry the crumb; after a crumb failure it tries once more, silently, with
 * the fresh crumb of the answer (D-69). A read that gets no answer is tried twice more (D-75). A
 * status of 200 with `error` or `crumbFail` is a failure, as scripts expect.
 */
export function createClient(options: ClientOptions): Client {
  const { fetch, readCrumb, pause = waitFor } = options;

  async function attempt(parts: RequestParts, crumb: string | undefined) {
    const { path, init } = buildRequest(parts, crumb);
    return fetch(path, init).then(readAnswer, (): undefined => undefined);
  }

  async function attemptRead(parts: RequestParts) {
    let answer = await attempt(parts, undefined);
    for (const milliseconds of READ_RETRY_PAUSES) {
      if (answer || parts.signal?.aborted) break;
      await pause(milliseconds);
      answer = await attempt(parts, undefined);
    }
    return answer;
  }

  async function attemptWrite(parts: RequestParts) {
    const answer = await attempt(parts, readCrumb());
    const fresh = answer && toErrorBody(answer.body);
    return fresh?.crumbFail && fresh.crumb ? attempt(parts, fresh.crumb) : answer;
  }

  return async (address, input, signal) => {
    const parts: RequestParts = { address, ...input, ...(signal && { signal }) };
    const isRead = address.startsWith('GET ');
    return toResult(await (isRead ? attemptRead(parts) : attemptWrite(parts)));
  };
}

async function readAnswer(response: Response): Promise<Attempt> {
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

/** The answer's type is the contract's word: the server has checked it against the same schema. */
function toResult<Answer>(answer: Attempt | undefined): CallResult<Answer> {
  if (!answer) return { ok: false, failure: describeFailure('offline', 0, {}) };
  const { status, body } = answer;
  const problem = toErrorBody(body);
  const isFine = status >= 200 && status < 300 && !problem.error && !problem.crumbFail;
  if (isFine) return { ok: true, answer: body as Answer };
  const kind = problem.crumbFail ? 'crumb' : status === 429 ? 'too-many' : 'refused';
  return { ok: false, failure: describeFailure(kind, status, problem) };
}

function toErrorBody(body: unknown): Partial<ErrorBody> {
  return typeof body === 'object' && body !== null ? body : {};
}

function describeFailure(
  kind: CallFailure['kind'],
  status: number,
  { message, error, code, errors, conflicts }: Partial<ErrorBody>,
): CallFailure {
  const text = message ?? (typeof error === 'string' ? error : '');
  return {
    kind,
    status,
    message: text,
    code: code ?? '',
    errors: errors ?? {},
    conflicts: conflicts ?? {},
  };
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
