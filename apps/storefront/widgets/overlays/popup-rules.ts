/** What the page says of its popup. */
export interface Popup {
  /** Another one as soon as something else stands in it. */
  readonly version: string;
  /** What screen readers call it; empty: its first heading. */
  readonly name: string;
  readonly position: string;
  readonly size: string;
  /** How dark the page behind it gets, in percent. */
  readonly shade: number;
  readonly when: 'seconds' | 'scroll' | 'leave';
  /** Seconds, or percent of the page. */
  readonly after: number;
  /** Days until who closed it sees it again; 0: not again. */
  readonly again: number;
}

/** What this browser knows of the popup. D-64 */
export interface PopupMemory {
  readonly version: string | null;
  /** When it was closed, in epoch milliseconds. */
  readonly dateClosed: number | null;
  /** Whether a form in it was sent. */
  readonly isSubmitted: boolean;
}

const dayMs = 86_400_000;

/** Whether this browser gets to see it: anew when it changed, else some days after it was closed. */
export function mayShow(
  { version, again }: Pick<Popup, 'version' | 'again'>,
  memory: PopupMemory,
  now: number,
): boolean {
  if (memory.version !== version) return true;
  if (memory.isSubmitted) return false;
  if (memory.dateClosed === null) return true;
  return again > 0 && now - memory.dateClosed >= again * dayMs;
}
