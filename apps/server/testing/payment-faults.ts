/** What can go wrong between us and a provider, one fault a request. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * `refused`: 429 before anything is done. `conflict`: 409, another request with the key is under
 * way. `dropped-before`, `dropped-after`: the connection ends before or after the work is done.
 * `failed-before`, `failed-after`: 500 without or with the work done. `slow`: the answer never comes.
 */
export type PaymentFault =
  | 'refused'
  | 'conflict'
  | 'dropped-before'
  | 'dropped-after'
  | 'failed-before'
  | 'failed-after'
  | 'slow';

interface Planned {
  method: string;
  path: RegExp;
  fault: PaymentFault;
}

/** Faults that were ordered, each for the next request that fits. */
export class FaultPlan {
  readonly #planned: Planned[] = [];

  /** @param request `POST /v1/refunds`; a `*` stands for a part of the path */
  add(request: string, ...faults: readonly PaymentFault[]): void {
    const [method = '', path = ''] = request.split(' ');
    const pattern = new RegExp(`^${path.replaceAll('*', '[^/]+')}$`);
    for (const fault of faults) this.#planned.push({ method, path: pattern, fault });
  }

  /** Nothing goes wrong any more. */
  clear(): void {
    this.#planned.length = 0;
  }

  take(method: string, path: string): PaymentFault | undefined {
    const index = this.#planned.findIndex(
      (planned) => planned.method === method && planned.path.test(path),
    );
    return this.#planned.splice(index, index < 0 ? 0 : 1)[0]?.fault;
  }
}

/** The whole body of a request as text. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** Ends the connection in the middle of nothing. */
export function drop(response: ServerResponse): void {
  response.socket?.destroy();
}
