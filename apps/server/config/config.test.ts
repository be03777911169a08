import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the settings', () => {
  it('have values that work without any', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      isSecure: false,
      s3: undefined,
      stripeUrl: undefined,
    });
  });

  it('treat an empty value as none', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 3000 });
  });

  it('make cookies secure on an https address', () => {
    const config = readConfig({ PUBLIC_URL: 'https://shop.example/' });
    expect(config).toMatchObject({ publicUrl: 'https://shop.example', isSecure: true });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535, not "abc".'],
    [{ PORT: '70000' }, 'PORT must be 65535 or less, not "70000".'],
    [
      { PUBLIC_URL: 'shop.example' },
      'PUBLIC_URL must be a URL that starts with http:// or https://.',
    ],
    [
      { DATABASE_URL: 'mysql://a:secret@b/c' },
      'DATABASE_URL must be a URL that starts with postgres:// or postgresql://.',
    ],
    [
      { STRIPE_URL: 'stripe.example' },
      'STRIPE_URL must be a URL that starts with http:// or https://.',
    ],
    [
      { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a' },
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.',
    ],
  ])('say in one line what is wrong: %o', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(message));
  });
});
