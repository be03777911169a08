import { describe, expect, it } from 'vitest';
import { addressKey, isLoopback } from './address-key.ts';

describe('the key of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2a01:4f8::1', '2a01:4f8:0:0::/64'],
    ['2a01:4f8::2', '2a01:4f8:0:0::/64'],
    ['2a01:4f8:0:0:ffff::9', '2a01:4f8:0:0::/64'],
    ['2a01:4f8:0:1::1', '2a01:4f8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown, "x"', 'unknown'],
    ['', 'unknown'],
  ])('of %j is %j', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it('knows this machine', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
    expect(['203.0.113.7', '10.0.0.1', 'localhost', ''].some(isLoopback)).toBe(false);
  });
});
