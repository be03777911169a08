import { createClient } from '@sitewright/contract';
import type { Client } from '@sitewright/contract';

/** One call that arrived at the fake server. */
export interface SeenCall {
  readonly address: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the fake server answers: a status with a body, or `offline` for no answer at all. */
export type FakeAnswer = { readonly status?: number; readonly body: unknown } | 'offline';

/** An answer, several in turn (the last one stays), or one that depends on the body. */
type Script =
  | FakeAnswer
  | readonly FakeAnswer[]
  | ((body: never) => FakeAnswer | Promise<FakeAnswer>);

export interface FakeServer {
  /** The real client, talking to the scripts. */
  readonly call: Client;
  readonly seen: SeenCall[];
}

/** Answers calls by `METHOD /path`; a path without a script is answered 404. */
export function createFakeServer(scripts: Readonly<Record<string, Script>>): FakeServer {
  const seen: SeenCall[] = [];
  const turns = new Map<string, number>();

  async function answer(address: string, body: unknown): Promise<FakeAnswer> {
    const script = scripts[address];
    if (script === undefined) return { status: 404, body: { message: `No script: ${address}` } };
    if (typeof script === 'function') return script(body as never);
    if (!Array.isArray(script)) return script as FakeAnswer;
    const turn = turns.get(address) ?? 0;
    turns.set(address, turn + 1);
    return script[Math.min(turn, script.length - 1)] as FakeAnswer;
  }

  const call = createClient({
    readCrumb: () => 'crumb-1',
    pause: () => Promise.resolve(),
    fetch: async (path, init) => {
      const address = `${init.method} ${path}`;
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
      seen.push({ address, body, headers: init.headers as Record<string, string> });
      const given = await answer(address, body);
      if (given === 'offline') throw new TypeError('Failed to fetch');
      return Response.json(given.body, { status: given.status ?? 200 });
    },
  });
  return { call, seen };
}
