/** What the browser says of how a page came to be seen; times in milliseconds since it was asked for. */
export interface PaintTimes {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** The element of the largest paint. */
  readonly largest: string;
  readonly layoutShift: number;
  /** Total blocking time, as Lighthouse counts: what tasks take beyond 50 ms each after the first paint. */
  readonly blockedMs: number;
}

declare global {
  interface Window {
    seenPaints?: PaintTimes;
  }
}

/** Runs in the page before its own scripts; keeps `window.seenPaints`. */
export function observePaints(): void {
  const seen = {
    firstPaintMs: 0,
    largestPaintMs: 0,
    largest: '',
    layoutShift: 0,
    // Tasks are told before the paint that they made.
    get blockedMs() {
      const blocked = tasks.map(({ startTime, duration }) => {
        const fromMs = Math.max(startTime, this.firstPaintMs);
        return Math.max(0, startTime + duration - fromMs - 50);
      });
      return blocked.reduce((sum, ms) => sum + ms, 0);
    },
  };
  const tasks: PerformanceEntry[] = [];
  window.seenPaints = seen;
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaintMs = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaintMs = entry.startTime;
    const { element } = entry as PerformanceEntry & { element?: Element };
    seen.largest = element ? `${element.localName}.${element.className}` : '';
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.layoutShift += value;
  });
  watch('longtask', (task) => tasks.push(task));
}
