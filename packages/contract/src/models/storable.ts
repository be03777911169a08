import { requestLimits } from '../request-limits.ts';

/**
 * True for JSON that can be kept and walked: no zero bytes and no half characters, which the
 * database refuses, and no deeper than `requestLimits.depth`.
 */
export function isStorable(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > requestLimits.depth) return false;
    const next: unknown[] = [];
    for (const entry of level) {
      if (typeof entry === 'string' && !isStorableText(entry)) return false;
      if (typeof entry !== 'object' || entry === null) continue;
      if (!Array.isArray(entry) && !Object.keys(entry).every(isStorableText)) return false;
      for (const part of Object.values(entry)) next.push(part);
    }
    level = next;
  }
  return true;
}

function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
