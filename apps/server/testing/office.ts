/** Somebody of the staff who asks the calls of one site. */
import type { RoleNumber } from '@sitewright/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';
import { TestVisitor } from './test-shop.ts';
import { signInStaff } from './test-staff.ts';

type Query = Readonly<Record<string, unknown>>;

export interface Office {
  get(path: string, query?: Query): Promise<LightMyRequestResponse>;
  send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<LightMyRequestResponse>;
}

/** Signs somebody in with these roles; paths are those behind `/api/sites/IDENTIFIER/`. */
export async function createOffice(
  app: TestApp,
  roles: Record<string, readonly RoleNumber[]>,
  identifier: string,
): Promise<Office> {
  const visitor = new TestVisitor(app);
  const cookies = await signInStaff(app, roles);
  for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value);
  const base = `/api/sites/${identifier}/`;
  return {
    get: (path, query = {}) => {
      const given = Object.entries(query).filter(([, value]) => value !== undefined);
      const asked = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
      return visitor.send('GET', `${base}${path}?${asked.toString()}`);
    },
    send: (method, path, body) =>
      visitor.send(method, base + path, body === undefined ? {} : { body }),
  };
}
