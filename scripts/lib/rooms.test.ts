import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFault, findFaults, readImports } from './rooms.ts';

const serverDir = path.join(import.meta.dirname, '../../apps/server');

describe('the order of rooms', () => {
  it('is kept by every file of the server', () => {
    expect(findFaults(serverDir)).toEqual([]);
  });

  it.each([
    ['payments/settle-payment.ts', "import { makeOrder } from '../features/orders/make-order.ts';"],
    ['features/cart/add-entry.ts', "import { pay } from '../checkout/pay.ts';"],
    ['features/cart/add-entry.ts', "import type { Pay } from '../checkout/pay.ts';"],
    ['features/stock/get-stock.ts', "import '../../jobs/jobs.ts';"],
    ['http/crumb.ts', "export { cartIdOf } from '../features/cart/cart-cookies.ts';"],
    ['features/new-room/a.ts', "import { a } from '../cart/cart-rows.ts';"],
  ])('refuses in %s: %s', (file, source) => {
    const [planted] = readImports(file, `${source}\n`);
    expect(findFault(planted!)).toMatch(/may not use .+ comes later|has no place/);
  });

  it.each([
    ['features/orders/make-order.ts', "import { a } from '../../payments/payment-events.ts';"],
    ['features/cart/add-entry.ts', "import { b } from './load-cart.ts';"],
    ['reactions/reaction.ts', "import type { C } from '../features/orders/order-events.ts';"],
    ['app.ts', "import { d } from './features/pages/register-pages.ts';"],
    ['features/cart/add-entry.ts', "import type { AppContext } from '../../context.ts';"],
  ])('allows in %s: %s', (file, source) => {
    const [found] = readImports(file, `${source}\n`);
    expect(findFault(found!)).toBeUndefined();
  });

  it('reads imports over several lines', () => {
    const source = "import {\n  a,\n  b,\n} from '../orders/find-order.ts';\n";
    expect(readImports('features/cart/x.ts', source)).toEqual([
      { from: 'features/cart/x.ts', to: 'features/orders/find-order.ts', isType: false },
    ]);
  });
});
