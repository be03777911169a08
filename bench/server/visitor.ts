/** A visitor over HTTP: keeps cookies, sends the crumb, takes connections from a pool. */
import http from 'node:http';

export interface Answer {
  status: number;
  /** Parsed JSON, or undefined. */
  body: AnswerBody | undefined;
}

/** What the calls of a buyer answer, as far as the bench reads it. */
export interface AnswerBody {
  status?: string;
  code?: string;
  orderId?: string;
  redirectUrlPath?: string;
  paymentId?: string;
  totalQuantity?: number;
  shoppingCart?: WireCart;
  giftCards?: { balanceCents: number }[];
}

export interface WireCart {
  cartToken: string;
  grandTotalCents: number;
  totalQuantity: number;
  shippingOptions: { id: string }[];
}

export class Visitor {
  readonly #origin: URL;
  readonly #agent: http.Agent;
  readonly #cookies = new Map<string, string>();

  constructor(url: string, agent: http.Agent) {
    this.#origin = new URL(url);
    this.#agent = agent;
  }

  /** The same visitor with other connections, at another server if need be. */
  at(agent: http.Agent, url: string = this.#origin.href): Visitor {
    const visitor = new Visitor(url, agent);
    for (const [name, value] of this.#cookies) visitor.#cookies.set(name, value);
    return visitor;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** Sends a call. Rejects when the server goes away before it has answered. */
  send(
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const request = http.request(
      new URL(path, this.#origin),
      { method, agent: this.#agent, headers: { ...this.#headers(payload), ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          this.#keepCookies(response.headers['set-cookie'] ?? []);
          resolve({ status: response.statusCode ?? 0, body: parse(Buffer.concat(chunks)) });
        });
      },
    );
    request.on('error', reject);
    request.end(payload);
    return promise;
  }

  #headers(payload: string | undefined): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const crumb = this.#cookies.get('crumb');
    return {
      ...(cookie ? { cookie } : {}),
      ...(crumb ? { 'x-csrf-token': decodeURIComponent(crumb) } : {}),
      ...(payload ? { 'content-type': 'application/json' } : {}),
    };
  }

  #keepCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

function parse(bytes: Buffer): AnswerBody | undefined {
  try {
    return JSON.parse(bytes.toString()) as AnswerBody;
  } catch {
    return undefined;
  }
}
