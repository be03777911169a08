/** An owner who makes calls about one site. */
import { signInOwner } from './test-staff.ts';
import { TestVisitor } from './test-shop.ts';
import type { TestApp } from './test-app.ts';

export interface TestOwner {
  /** POST …/PATH: answers the id of what was made. */
  add(path: string, body: unknown): Promise<string>;
  send: TestVisitor['send'];
  url(path: string): string;
}

/** Signs the owner in for calls to the site of this short name. */
export async function createTestOwner(app: TestApp, identifier: string): Promise<TestOwner> {
  const visitor = new TestVisitor(app, `${identifier}.localhost`);
  for (const [name, value] of Object.entries(await signInOwner(app))) {
    visitor.cookies.set(name, value);
  }
  const url = (path: string) => `/api/sites/${identifier}/${path}`;
  return {
    url,
    send: (...args) => visitor.send(...args),
    async add(path, body) {
      const response = await visitor.send('POST', url(path), { body });
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
      return response.json<{ id: string }>().id;
    },
  };
}
