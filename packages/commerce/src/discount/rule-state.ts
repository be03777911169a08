/** Where a rule of the shop stands, in the order in which they are asked. */
export const ruleStates = ['disabled', 'ended', 'used-up', 'scheduled', 'active'] as const;

/** One of {@link ruleStates}. */
export type RuleState = (typeof ruleStates)[number];

/** What the state of a rule depends on. Instants are epoch milliseconds. */
export type RuleTimes = {
  readonly isEnabled: boolean;
  /** Inclusive; null: it has begun. */
  readonly startsAt: number | null;
  /** Exclusive; null: it never ends. */
  readonly endsAt: number | null;
  /** Missing or null: no limit. */
  readonly maxUses?: number | null;
  readonly usedCount?: number;
};

/** Where a rule stands at a moment: the first of {@link ruleStates} that is true of it. */
export function getRuleState(rule: RuleTimes, now: number): RuleState {
  if (!rule.isEnabled) return 'disabled';
  if (rule.endsAt !== null && now >= rule.endsAt) return 'ended';
  if (rule.maxUses != null && (rule.usedCount ?? 0) >= rule.maxUses) return 'used-up';
  return rule.startsAt !== null && now < rule.startsAt ? 'scheduled' : 'active';
}
