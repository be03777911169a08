/** What must not compile. The compiler checks this file; running it checks that it is one. */
import { defineCall } from '@sitewright/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { CallScope } from './call-scope.ts';
import { handleCall } from './handle-call.ts';

const answer = z.object({ count: z.int() });
const read = defineCall('GET /try/read', 'Read', { query: z.object({ q: z.string() }), answer });
const post = defineCall('POST /try/post', 'Post', { form: z.object({ n: z.string() }) });
const staff = defineCall(
  'GET /try/staff',
  'Read as staff',
  { answer },
  { access: { permission: 'view-orders' } },
);

/** Never called: only its types matter. */
function declare(scope: CallScope): void {
  handleCall(scope, read, ({ query }) => ({ count: query.q.length }));
  // @ts-expect-error a part of another type
  handleCall(scope, read, () => ({ count: 'one' }));
  // @ts-expect-error a missing part
  handleCall(scope, read, async () => ({}));
  // @ts-expect-error nothing answered
  handleCall(scope, read, () => {});
  // @ts-expect-error a part that the call does not declare
  handleCall(scope, read, ({ body }) => ({ count: Number(body) }));
  // @ts-expect-error a session where nobody is asked for a permission
  handleCall(scope, read, ({ staff: who }) => ({ count: who.accountId.length }));
  handleCall(scope, staff, ({ staff: who }) => ({ count: who.accountId.length }));
  handleCall(scope, post, { form: ({ form }) => `/done?${form.n}` });
  // @ts-expect-error JSON where only a form is declared
  handleCall(scope, post, () => ({ count: 1 }));
  // @ts-expect-error a form where none is declared
  handleCall(scope, read, { form: () => '/done' });
}

it('is refused by the compiler: an answer that is not the contract’s', () => {
  expect(declare).toBeTypeOf('function');
});
