import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of an HTML file of the demo content. */
export function readHtml(path: string): string {
  return readFileSync(join(import.meta.dirname, path), 'utf8').trim();
}
