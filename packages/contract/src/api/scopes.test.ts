import { expect, it } from 'vitest';
import { holdsScope } from './scopes.ts';

it('D-74 a scope of writing reads too, and reaches no other area', () => {
  expect(holdsScope(['orders:read'], 'orders:read')).toBe(true);
  expect(holdsScope(['orders:write'], 'orders:read')).toBe(true);
  expect(holdsScope(['orders:read'], 'orders:write')).toBe(false);
  expect(holdsScope(['inventory:write', 'products:write'], 'orders:read')).toBe(false);
  expect(holdsScope([], 'orders:read')).toBe(false);
});
