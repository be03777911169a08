/** What a run of the proof is like: who comes, what they do, and what goes wrong meanwhile. */
import type { BankFaults } from './bank.ts';
import { habits, type Habit } from './habits.ts';
import type { ServerFaults } from './server-messages.ts';

export interface Scenario {
  name: string;
  buyers: number;
  /** How many of the wanted thing there are. */
  units: number;
  servers: number;
  /** Buyers side by side. */
  atOnce: number;
  /** So many press the button at the same instant; 1: each when they are ready. */
  together: number;
  habits: readonly [Habit, ...Habit[]];
  bank: BankFaults;
  /** The pause of staff between two orders that they work on, ms; 0: they do nothing. */
  staffEveryMs: number;
  faults: ServerFaults;
  /** The clock goes forward by chance while people buy, and one server sweeps each time. */
  clock: { everyMs: number; mostMs: number };
}

const minuteMs = 60_000;

/** Everybody does anything, and everything goes wrong. */
export function anything(size: Pick<Scenario, 'buyers' | 'units' | 'servers'>): Scenario {
  return {
    ...size,
    name: 'anything',
    atOnce: 24,
    together: 1,
    habits,
    bank: {
      lost: 0.03,
      lostRefunds: 0.2,
      unanswered: 0.03,
      slowMs: 150,
      dropped: 0.1,
      lateMs: 2_500,
    },
    staffEveryMs: 300,
    faults: { killed: 1 / 2_500, cut: 1 / 1_500, aimed: [] },
    clock: { everyMs: 4_000, mostMs: 6 * minuteMs },
  };
}
