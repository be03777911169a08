/** Names what a migrated empty database depends on, so that a kept one is never out of date. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const migrationsDir = path.join(import.meta.dirname, '../db/migrations');
const ownSources = ['test-database.ts'];

/** 16 hex digits. */
export function schemaHash(): string {
  const hash = createHash('sha256');
  const files = [
    ...fs.readdirSync(migrationsDir).map((name) => path.join(migrationsDir, name)),
    ...ownSources.map((name) => path.join(import.meta.dirname, name)),
    path.join(import.meta.dirname, '../package.json'),
  ];
  for (const file of files.toSorted()) hash.update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
