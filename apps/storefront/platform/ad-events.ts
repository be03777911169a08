import type { AdEventName } from '@sitewright/contract';

/** Something that ad networks may be told, once the visitor has agreed. EVT-05 */
export interface AdEvent {
  readonly name: AdEventName;
  readonly productIds?: readonly string[];
  /** Decimal, such as `12.50`, with its ISO currency. */
  readonly value?: string;
  readonly currency?: string;
  /** What was searched for. */
  readonly searched?: string;
  /** The same id twice is one event. */
  readonly id?: string;
}

type Listener = (event: AdEvent) => void;

/** Kept until somebody listens: a page without pixels keeps a few, and forgets them with itself. */
const most = 20;
let waiting: AdEvent[] = [];
let listener: Listener | undefined;

/** Tells what happened; where nobody counts, nothing comes of it. */
export function tellAds(event: AdEvent): void {
  if (listener) listener(event);
  else if (waiting.length < most) waiting.push(event);
}

/** Hears of everything that happens on this page, also of what has happened already. */
export function listenToAds(listen: Listener | undefined): void {
  listener = listen;
  if (!listen) return;
  const past = waiting;
  waiting = [];
  for (const event of past) listen(event);
}
