import { expect, test } from 'vitest';
import { listRoutes } from './screen-addresses.ts';
import { thingsOfRoutes } from './things-of-routes.ts';

test('every route of the back office is shown: those of one thing say of which', async () => {
  const routes = await listRoutes();
  const ofThings = routes.filter((route) => route.includes('$') && route !== 'settings/$page');
  expect(Object.keys(thingsOfRoutes).toSorted()).toEqual(ofThings.toSorted());
  expect(routes.length).toBeGreaterThan(ofThings.length);
});
