import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addCartEntry, addCartEntryFormSchema, readChosenOptions } from './add-cart-entry.ts';
import { calls } from './calls.ts';
import { startSubscription } from './start-subscription.ts';

describe('every call', () => {
  it('has an address of its own', () => {
    const addresses = calls.map((call) => call.address);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('declares exactly the placeholders of its path', () => {
    for (const call of calls) {
      const placeholders = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
      const declared = 'params' in call ? Object.keys(call.params.shape) : [];
      expect(new Set(declared)).toEqual(new Set(placeholders));
    }
  });

  it('PROD-11 can be written as JSON schema for the OpenAPI page (D-01)', () => {
    for (const call of calls) {
      expect(z.toJSONSchema(call.answer, { io: 'output' })).toBeTypeOf('object');
      if ('body' in call) expect(z.toJSONSchema(call.body, { io: 'input' })).toBeTypeOf('object');
    }
  });

  it('needs the crumb when it writes, but for provider events and the plain payment step', () => {
    const withoutCrumb = calls.filter((call) => call.method !== 'GET' && !call.needsCrumb);
    expect(withoutCrumb.map((call) => call.path)).toEqual([
      '/checkout/payment/:paymentId',
      '/api/payments/:provider/events',
    ]);
    expect(calls.filter((call) => call.method === 'GET' && call.needsCrumb)).toEqual([]);
  });
});

describe('add to cart', () => {
  it('ATC-27 takes what scripts send', () => {
    expect(
      addCartEntry.body.parse({ itemId: 'p1', sku: 'A', quantity: 2, additionalFields: 'null' }),
    ).toEqual({ itemId: 'p1', sku: 'A', quantity: 2, additionalFields: null });
    expect(addCartEntry.body.parse({ itemId: 'p1', sku: null })).toMatchObject({ quantity: 1 });
  });

  it('ATC-27 takes a plain form with one field per option', () => {
    const fields = {
      itemId: 'p1',
      quantity: '3',
      'variant.Size': 'Small',
      'variant.Your name': 'Ada',
    };
    expect(addCartEntryFormSchema.parse(fields)).toMatchObject({ itemId: 'p1', quantity: 3 });
    expect(readChosenOptions(fields)).toEqual({ Size: 'Small', 'Your name': 'Ada' });
  });

  it('ATC-28 takes qty for a subscription', () => {
    expect(startSubscription.body.parse({ itemId: 'p1', sku: 'A', qty: 1 })).toMatchObject({
      qty: 1,
    });
  });
});
