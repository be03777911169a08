import { getRuleState, type RuleState, type RuleTimes } from '@sitewright/commerce';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { stateTexts } from './rule-texts.ts';
import { useNow } from './use-now.ts';

const tones: Readonly<Record<RuleState, Tone>> = {
  active: 'success',
  scheduled: 'info',
  ended: 'neutral',
  'used-up': 'warning',
  disabled: 'neutral',
};

/** Where a rule stands now. What it does not say of itself is so: on, begun, without an end. */
export function StateBadge({ rule }: { rule: Partial<RuleTimes> }) {
  const write = useTexts();
  const now = useNow();
  const state = getRuleState({ isEnabled: true, startsAt: null, endsAt: null, ...rule }, now);
  return <Badge tone={tones[state]}>{write(stateTexts[state])}</Badge>;
}
