/** Calls of somebody who is signed in, as the screens make them. */
import type { APIRequestContext, BrowserContext } from '@playwright/test';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An object of an answer; each caller names the fields that it reads. */
export type Answer = Readonly<Record<string, unknown>>;

/** Asks calls of the server in the name of whoever the browser is signed in as. */
export class OfficeCalls {
  readonly #request: APIRequestContext;
  readonly #context: BrowserContext;
  readonly #origin: string;

  constructor(context: BrowserContext, origin: string) {
    this.#context = context;
    this.#request = context.request;
    this.#origin = origin;
  }

  get<Wanted = Answer>(path: string): Promise<Wanted> {
    return this.send('GET', path);
  }

  post<Wanted = Answer>(path: string, data: object = {}): Promise<Wanted> {
    return this.send('POST', path, { data });
  }

  /** @throws Error with what the server answered, when it refuses */
  async send<Wanted = Answer>(
    method: Method,
    path: string,
    { data, headers = {} }: { data?: object | Buffer; headers?: Record<string, string> } = {},
  ): Promise<Wanted> {
    const answer = await this.#request.fetch(this.#origin + path, {
      method,
      headers: { 'X-CSRF-Token': await this.#crumb(), ...headers },
      ...(data !== undefined && { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    const wanted: Wanted = await answer.json();
    return wanted;
  }

  /** Sends a form of a page, as a visitor does. */
  async submit(path: string, form: Record<string, string>): Promise<void> {
    const headers = { 'X-CSRF-Token': await this.#crumb() };
    const answer = await this.#request.post(this.#origin + path, { form, headers });
    if (!answer.ok()) throw new Error(`POST ${path}: ${answer.status()}`);
  }

  /** Sends the bytes of a file by the protocol of uploads; the id of the upload. */
  async upload(path: string, { name, bytes }: { name: string; bytes: Buffer }): Promise<string> {
    const protocol = { 'X-CSRF-Token': await this.#crumb(), 'tus-resumable': '1.0.0' };
    const metadata = `filename ${Buffer.from(name).toString('base64')}`;
    const begun = await this.#request.post(this.#origin + path, {
      headers: { ...protocol, 'upload-length': `${bytes.length}`, 'upload-metadata': metadata },
    });
    const location = begun.headers()['location'] ?? '';
    const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
    const sent = await this.#request.patch(new URL(location, this.#origin).href, {
      headers: { ...protocol, ...type },
      data: bytes,
    });
    if (!sent.ok()) throw new Error(`${name}: ${sent.status()} ${await sent.text()}`);
    return location.split('/').at(-1) ?? '';
  }

  async #crumb(): Promise<string> {
    const find = async () =>
      (await this.#context.cookies(this.#origin)).find(({ name }) => name === 'crumb')?.value;
    const known = await find();
    if (known) return decodeURIComponent(known);
    await this.#request.get(`${this.#origin}/api/commerce/shopping-cart`);
    return decodeURIComponent((await find()) ?? '');
  }
}
