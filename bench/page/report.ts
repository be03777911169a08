import type { AddTimes } from './add-to-cart.ts';
import type { PageTimes } from './measure-page.ts';

interface Measured {
  readonly page: string;
  readonly site: string;
  readonly times: readonly PageTimes[];
}

/** The value in the middle by what `of` says. */
export function medianBy<T>(values: readonly T[], of: (value: T) => number): T {
  return values.toSorted((a, b) => of(a) - of(b))[Math.floor(values.length / 2)]!;
}

function median<T>(values: readonly T[], of: (value: T) => number): number {
  return of(medianBy(values, of));
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);

/** Medians; with a second site each time also as a ratio to the first one's. */
export function printTimes(measured: readonly Measured[]): void {
  console.log(
    '\n| page | site | first paint s | largest s | shift | blocked ms | kB | largest is |',
  );
  console.log('|---|---|---:|---:|---:|---:|---:|---|');
  for (const { page, site, times } of measured) {
    const first = measured.find((other) => other.page === page)!.times;
    const cell = (of: (times: PageTimes) => number) =>
      withRatio(median(times, of), first === times ? undefined : median(first, of));
    const row = [
      page,
      site,
      cell((t) => t.firstPaintMs),
      cell((t) => t.largestPaintMs),
      Math.max(...times.map((t) => t.layoutShift)).toFixed(4),
      median(times, (t) => t.blockedMs).toFixed(0),
      (median(times, (t) => t.bytes) / 1000).toFixed(1),
      times[0]!.largest,
    ];
    console.log(`| ${row.join(' | ')} |`);
  }
}

function withRatio(ms: number, first: number | undefined): string {
  return first === undefined ? seconds(ms) : `${seconds(ms)} (× ${(ms / first).toFixed(2)})`;
}

export function printAdding(adding: ReadonlyMap<string, readonly AddTimes[]>): void {
  console.log('\n| add to cart | visible s | works s | answered s |\n|---|---:|---:|---:|');
  for (const [site, times] of adding) {
    const row = [
      median(times, (t) => t.visibleMs),
      median(times, (t) => t.worksMs),
      median(times, (t) => t.answeredMs),
    ];
    console.log(`| ${[site, ...row.map(seconds)].join(' | ')} |`);
  }
}

export function printWaterfall(title: string, { requests }: PageTimes): void {
  console.log(`\n${title}`);
  for (const { path, startMs, endMs, bytes, priority } of requests) {
    const times = `${startMs.toFixed(0).padStart(5)} ${endMs.toFixed(0).padStart(5)} ms`;
    console.log(
      `${times} ${(bytes / 1000).toFixed(1).padStart(6)} kB ${priority.padEnd(8)} ${path}`,
    );
  }
}
