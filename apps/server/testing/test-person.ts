/** Somebody of the staff in a browser: signs in, asks, reads their mails. */
import { Secret, TOTP } from 'otpauth';
import type { RoleNumber } from '@sitewright/contract';
import { hashPassword } from '../db/password-hash.ts';
import { setSiteRoles } from '../features/staff/site-roles.ts';
import { changeStaffAccount, ensureStaffAccount } from '../features/staff/staff-accounts.ts';
import { readMails } from './read-mails.ts';
import { TestVisitor } from './test-shop.ts';
import type { TestApp } from './test-app.ts';

export const testPassword = 'correct horse battery';
let hashed: Promise<string> | undefined;

interface NewPerson {
  email: string;
  displayName?: string;
  /** By site. */
  roles?: Record<string, readonly RoleNumber[]>;
  isOwner?: boolean;
}

/** An account with {@link testPassword}. @returns its id */
export async function addPerson(
  app: TestApp,
  { email, displayName = email, roles = {}, isOwner = false }: NewPerson,
): Promise<string> {
  hashed ??= hashPassword(testPassword);
  const passwordHash = await hashed;
  return app.ctx.transact(async (trx) => {
    const accountId = await ensureStaffAccount(trx, { email, displayName });
    await changeStaffAccount(trx, accountId, { passwordHash, isOwner });
    for (const [siteId, held] of Object.entries(roles)) {
      await setSiteRoles(trx, { siteId, accountId, roles: held });
    }
    return accountId;
  });
}

/** A browser at the back office. */
export class TestPerson {
  readonly browser: TestVisitor;
  readonly #app: TestApp;

  constructor(app: TestApp, host = 'localhost') {
    this.#app = app;
    this.browser = new TestVisitor(app, host);
  }

  /** Status, and the code of an error or the answer. */
  async ask<Answer = Record<string, unknown>>(
    address: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; code: string | undefined; answer: Answer }> {
    const [method = '', url = ''] = address.split(' ');
    const sent = body === undefined && method !== 'GET' && method !== 'DELETE' ? {} : body;
    const options = { headers, ...(sent !== undefined && { body: sent }) };
    const response = await this.browser.send(method as 'GET', url, options);
    const answer = response.json<Answer & { code?: string }>();
    return { status: response.statusCode, code: answer.code, answer };
  }

  signIn(email: string, password = testPassword, headers: Record<string, string> = {}) {
    return this.ask<{ next: string; token: string }>(
      'POST /api/staff/session',
      { email, password },
      headers,
    );
  }

  /** The token of the latest mail's link. */
  async mailedToken(to: string): Promise<string> {
    const mail = (await readMails(this.#app, { to, kind: 'staff:' })).at(-1);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (!token) throw new Error(`No link was mailed to ${to}`);
    return token;
  }
}

/** What an app shows for a secret. */
export function codeOf(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
}
