import type { Styles } from './pasted-styles.ts';

/** A point of a list that Word writes as a paragraph. */
export interface WordPoint {
  /** Counts from 1. */
  readonly level: number;
  readonly isNumbered: boolean;
}

/** Reads what Word says of a paragraph in a list; undefined for one in none. */
export function readWordPoint(element: Element, styles: Styles): WordPoint | undefined {
  const list = styles.get('mso-list');
  const level = /\blevel(\d)\b/i.exec(list ?? '')?.[1];
  if (level === undefined) return undefined;
  const marker = [...element.querySelectorAll('[style]')].find(isMarker)?.textContent ?? '';
  const isNumbered = /^[\s\u{a0}]*\(?(?:\d+|[a-z]{1,2}|[ivxlcdm]+)[.)]/iu.test(marker);
  return { level: Number(level), isNumbered };
}

/** Whether an element shows the sign or number of a point. */
export function isMarker(element: Element): boolean {
  return /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');
}
