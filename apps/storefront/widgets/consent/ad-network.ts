import type { AdEvent } from '../../platform/ad-events.ts';

/** Somebody who is told, once a visitor has agreed. */
export interface AdNetwork {
  /** As visitors know it. */
  readonly name: string;
  /** Loads what it needs, once. */
  load(): void;
  tell(event: AdEvent): void;
}

/** The address of this page without what may open something: links of orders hold a token. */
export function plainAddress(address: string = location.href): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
