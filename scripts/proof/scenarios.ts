/** Runs that are aimed: each brings about again and again what one protection, or a few, prevents. */
import type { BankFaults } from './bank.ts';
import type { Scenario } from './scenario.ts';
import type { ServerFaults } from './server-messages.ts';

const calm: Omit<Scenario, 'name' | 'buyers' | 'units' | 'habits'> = {
  servers: 2,
  atOnce: 24,
  together: 1,
  bank: {
    lost: 0,
    lostRefunds: 0,
    unanswered: 0,
    slowMs: 50,
    dropped: 0,
    lateMs: 500,
  } satisfies BankFaults,
  staffEveryMs: 0,
  faults: { killed: 0, cut: 0, aimed: [] } satisfies ServerFaults,
  clock: { everyMs: 2_000, mostMs: 60_000 },
};

export const scenarios = {
  'the last pieces': {
    ...calm,
    buyers: 24,
    units: 5,
    together: 12,
    habits: ['pays'],
  },
  'nobody finishes': {
    ...calm,
    buyers: 12,
    units: 9,
    habits: ['leaves at the bank', 'leaves at the bank', 'is declined, then pays'],
    faults: {
      ...calm.faults,
      aimed: [{ statement: 'insert into "payments"', does: 'kill', share: 0.4 }],
      mostKills: 1,
    },
  },
  'the bank changes its mind': {
    ...calm,
    buyers: 20,
    units: 9,
    habits: [
      'is declined, but the money comes',
      'is declined, pays anew, and both come',
      'is declined, pays anew, and both come',
    ],
    bank: { ...calm.bank, lost: 0.05, lostRefunds: 0.6, lateMs: 2_500 },
  },
  'events that cannot be applied': {
    ...calm,
    buyers: 20,
    units: 50,
    atOnce: 6,
    habits: ['confirms at the bank', 'pays'],
    faults: {
      ...calm.faults,
      aimed: [
        { statement: '"processed_at" =', does: 'cut', share: 0.6 },
        { statement: 'insert into "order_items"', does: 'cut', share: 0.2 },
      ],
    },
  },
  'the last uses of a coupon': {
    ...calm,
    buyers: 24,
    units: 50,
    together: 12,
    habits: ['uses the coupon', 'uses the coupon', 'uses the coupon and is declined'],
  },
  'declined with a coupon': {
    ...calm,
    buyers: 16,
    units: 50,
    atOnce: 4,
    habits: ['uses the coupon and is declined', 'uses the coupon'],
  },
  'mails at once': { ...calm, buyers: 24, units: 50, together: 12, habits: ['pays'] },
  'killed while a mail is sent': {
    ...calm,
    buyers: 12,
    units: 50,
    habits: ['pays'],
    faults: {
      ...calm.faults,
      aimed: [{ statement: '"sent_at" =', does: 'kill', share: 0.3 }],
      mostKills: 2,
    },
  },
  'two tabs': { ...calm, buyers: 24, units: 50, together: 8, habits: ['pays in two tabs'] },
  'another try while the bank asks': {
    ...calm,
    buyers: 20,
    units: 50,
    habits: ['pays again while the bank asks'],
  },
  'told twice': { ...calm, buyers: 16, units: 50, habits: ['pays', 'confirms at the bank'] },
  'the last cent of a gift card': {
    ...calm,
    buyers: 24,
    units: 50,
    together: 12,
    habits: ['pays by gift card', 'pays by gift card', 'pays by gift card and is declined'],
  },
  'declined with a gift card': {
    ...calm,
    buyers: 16,
    units: 50,
    atOnce: 4,
    // The first few empty it but for a little, which everybody after them holds in vain.
    habits: ['pays by gift card and is declined'],
  },
  'goods come back': {
    ...calm,
    buyers: 24,
    units: 50,
    atOnce: 4,
    staffEveryMs: 20,
    habits: ['pays', 'pays', 'pays by gift card', 'pays by transfer'],
    faults: {
      ...calm.faults,
      aimed: [{ statement: 'insert into "order_refunds"', does: 'cut', share: 0.1 }],
    },
  },
} as const satisfies Record<string, Omit<Scenario, 'name'>>;

export type ScenarioName = keyof typeof scenarios;

/** True for a name of {@link scenarios}. */
export function isScenarioName(name: string): name is ScenarioName {
  return name in scenarios;
}

/** The scenario with its name. */
export function scenarioNamed(name: ScenarioName): Scenario {
  return { name, ...scenarios[name] };
}
