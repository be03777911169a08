/** A visitor with an account. */
import type { LightMyRequestResponse } from 'fastify';
import { Shopper } from './shopper.ts';
import type { SendOptions, TestVisitor } from './test-shop.ts';
import type { TestApp } from './test-app.ts';
import { readMails } from './read-mails.ts';

type Options = Pick<SendOptions, 'headers' | 'remoteAddress'>;

/** A visitor who signs up, in and out by the forms of the site. */
export class AccountVisitor extends Shopper {
  readonly #app: TestApp;

  constructor(...[app, host]: ConstructorParameters<typeof TestVisitor>) {
    super(app, host);
    this.#app = app;
  }

  post(
    path: string,
    fields: Record<string, string>,
    options: Options = {},
  ): Promise<LightMyRequestResponse> {
    return this.send('POST', path, { body: new URLSearchParams(fields), ...options });
  }

  /** Asks for a link by mail. */
  ask(page: 'create' | 'forgotten-password', email: string): Promise<LightMyRequestResponse> {
    return this.post(`/account/${page}`, { email });
  }

  /** The path of the newest link that was mailed to an address. */
  async linkFor(email: string): Promise<string> {
    const links = (await readMails(this.#app, { to: email, kind: 'account:' })).flatMap(
      ({ text }) => /\/account\/link\?token=[\w-]+/.exec(text) ?? [],
    );
    return links.at(-1)!;
  }

  choose(link: string, password: string): Promise<LightMyRequestResponse> {
    return this.post(link, { password });
  }

  /** All the way to an account: this visitor is signed in then. */
  async signUp(email: string, password: string): Promise<LightMyRequestResponse> {
    await this.ask('create', email);
    return this.choose(await this.linkFor(email), password);
  }

  async signIn(
    email: string,
    password: string,
    options: Options = {},
  ): Promise<LightMyRequestResponse> {
    const answer = await this.post('/account/sign-in', { email, password }, options);
    this.cartToken = this.cookies.get('CART') ?? '';
    return answer;
  }
}
