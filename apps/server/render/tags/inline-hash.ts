import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { ownCopy } from '../own-copy.ts';

/** Most scripts and styles stand in many pages: each is computed once. Bounded by their length. */
const known = new LRUCache<string, string>({ max: 500, maxSize: 4_000_000 });

/** How a content security policy names an inline script or style. */
export function inlineHash(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const name = ownInlineHash(text);
  known.set(ownCopy(text), name, { size: text.length + 1 });
  return name;
}

/** The same for a text that no other page has. */
export function ownInlineHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
