import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { settingNames } from './config.ts';

/** Set by `npm run dev`, by measurements and by the tests themselves. */
const unsaid = [
  'SITEWRIGHT_DEV',
  'CHECK_ANSWERS',
  'RATE_LIMITS',
  'STRIPE_URL',
  'PAYPAL_URL',
  'CAPTCHA_URL',
  'VIMEO_URL',
  'CONNECTIONS_URL',
];

it('every setting stands in the table of the README, and nothing else does', () => {
  const readme = fs.readFileSync(path.join(import.meta.dirname, '../../../README.md'), 'utf8');
  const table = readme.split('## Settings')[1]!.split('\n## ')[0]!;
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => row.split('|')[1]!.match(/[A-Z][A-Z0-9_]+/g) ?? []);
  expect(named.toSorted()).toEqual(
    settingNames.filter((name) => !unsaid.includes(name)).toSorted(),
  );
});
