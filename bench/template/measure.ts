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

const ROUNDS = 31;
const ROUND_MS = 20;
const WARM_UP_MS = 300;

/**
 * Measures subjects in short turns, so that a slow moment of the machine hits all of them alike.
 * Rates and comparisons are medians of the rounds; subjects are compared within each round.
 */
export function measure(subjects: readonly Subject[]): Rates {
  for (const subject of subjects) rateOf(subject, WARM_UP_MS);
  const rounds = Array.from({ length: ROUNDS }, () =>
    subjects.map((subject) => rateOf(subject, ROUND_MS)),
  );
  return new Map(
    subjects.map(({ name }, i) => [
      name,
      {
        rate: median(rounds.map((rates) => rates[i]!)),
        slower: median(rounds.map((rates) => rates[0]! / rates[i]!)),
      },
    ]),
  );
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
