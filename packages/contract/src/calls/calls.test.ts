import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from '../call.ts';
import { addCartEntry, readChosenOptions } from './add-cart-entry.ts';
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
      if ('answer' in call) {
        expect(z.toJSONSchema(call.answer, { io: 'output' })).toBeTypeOf('object');
      }
      if ('body' in call) expect(z.toJSONSchema(call.body, { io: 'input' })).toBeTypeOf('object');
    }
  });

  it('D-18 needs the crumb when it writes, but for signed events and plain forms', () => {
    const writes = calls.filter(({ method }) => method !== 'GET');
    const others = writes.filter(({ protection }) => !['crumb', 'key'].includes(protection));
    expect(others.map(({ address, protection }) => [protection, address])).toEqual([
      ['origin', 'POST /api/commerce/shopping-cart/entries/:entryId'],
      ['origin', 'POST /api/rest/forms/validate/:formId'],
      ['origin', 'POST /api/form/FormSubmissionKey'],
      ['origin', 'POST /api/form/SaveFormSubmission'],
      ['origin', 'POST /checkout/payment/:paymentId'],
      ['signature', 'POST /api/payments/:provider/events'],
      ['signature', 'POST /api/mail/events'],
    ]);
    const reads = calls.filter(({ method }) => method === 'GET');
    const unkeyed = reads.filter(({ protection }) => protection !== 'key');
    expect(new Set(unkeyed.map(({ protection }) => protection))).toEqual(new Set(['none']));
  });

  it('D-74 is vouched for by a key exactly where a scope is asked for', () => {
    for (const { address, access, protection } of calls as readonly Call[]) {
      const isByScope = typeof access === 'object' && 'scope' in access;
      expect([address, protection === 'key']).toEqual([address, isByScope]);
    }
  });
});

describe('add to cart', () => {
  it('ATC-27 takes what scripts send', () => {
    expect(
      addCartEntry.body.parse({ itemId: 'p1', sku: 'A', quantity: 2, additionalFields: 'null' }),
    ).toEqual({ itemId: 'p1', sku: 'A', quantity: 2, additionalFields: null });
    expect(addCartEntry.body.parse({ itemId: 'p1', sku: null })).toEqual({
      itemId: 'p1',
      sku: null,
      additionalFields: null,
    });
  });

  it('ATC-27 takes a plain form with one field per option', () => {
    const fields = {
      itemId: 'p1',
      quantity: '3',
      'variant.Size': 'Small',
      'variant.Your name': 'Ada',
    };
    expect(addCartEntry.form.parse(fields)).toMatchObject({ itemId: 'p1', quantity: '3' });
    expect(readChosenOptions(fields)).toEqual({ Size: 'Small', 'Your name': 'Ada' });
  });

  it('ATC-28 takes qty for a subscription', () => {
    expect(startSubscription.body.parse({ itemId: 'p1', sku: 'A', qty: 1 })).toMatchObject({
      qty: 1,
    });
  });
});
