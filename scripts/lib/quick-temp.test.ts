import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findQuickTemp } from './quick-temp.mjs';

it('is the ordinary folder where there is none in memory', () => {
  expect(findQuickTemp(path.join(tmpdir(), 'is-not-there'))).toBe(tmpdir());
});

it('leaves nothing where it looked', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'sitewright-quick-'));
  try {
    expect([root, tmpdir()]).toContain(findQuickTemp(root));
    expect(readdirSync(root)).toEqual([]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
