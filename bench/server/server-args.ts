/** How `npm start` runs the server. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};

/** The flags of `npm start`, then the server's first file. */
export const serverArgs: readonly string[] = [
  ...scripts.start.split(' ').filter((word) => word.startsWith('--')),
  path.join(root, 'apps/server/main.ts'),
];
