/** One thing to measure. */
export interface Subject {
  readonly name: string;
  readonly run: () => unknown;
  /** True makes texts whole, as sending them does; engines hand them over in pieces. */
  readonly isSent?: boolean;
}

/** What was measured of one subject. */
export interface Measured {
  /** Runs in a second of CPU. */
  readonly rate: number;
  /** How many times as fast the first subject is. */
  readonly slower: number;
}

export type Rates = ReadonlyMap<string, Measured>;

const ROUNDS = 41;
const ROUND_MS = 12;
const WARM_UP_MS = 300;

/**
 * Measures each subject in short turns with the first one, so that a slow moment of the machine
 * hits both alike and others leave nothing behind. Rates and comparisons are medians.
 */
export function measure([first, ...others]: readonly [Subject, ...Subject[]]): Rates {
  for (const subject of [first, ...others]) rateOf(subject, WARM_UP_MS);
  const rates = new Map<string, Measured>();
  const firstRates: number[] = [];
  for (const other of others) {
    const rounds = Array.from({ length: ROUNDS }, () => ({
      ours: rateOf(first, ROUND_MS),
      its: rateOf(other, ROUND_MS),
    }));
    rates.set(other.name, {
      rate: median(rounds.map(({ its }) => its)),
      slower: median(rounds.map(({ ours, its }) => ours / its)),
    });
    firstRates.push(...rounds.map(({ ours }) => ours));
  }
  return rates.set(first.name, { rate: median(firstRates), slower: 1 });
}

/** Counts CPU time, so that other work on the machine does not count. */
function rateOf({ run, isSent = false }: Subject, milliseconds: number): number {
  const end = performance.now() + milliseconds;
  const before = process.cpuUsage();
  let runs = 0;
  while (performance.now() < end) {
    touch(run(), isSent);
    runs++;
  }
  const { user, system } = process.cpuUsage(before);
  return (runs * 1e6) / (user + system);
}

let sink = 0;

/** Uses a result; reading a character makes a text whole. */
function touch(result: unknown, isSent: boolean): void {
  if (typeof result === 'string') sink += isSent ? result.charCodeAt(0) : result.length;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}
