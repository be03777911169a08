import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ruleTexts } from './rule-texts.ts';
import type { useRuleActions } from './use-rule-actions.ts';

/** The buttons at the head of a rule: on or off, and gone. */
export function RuleButtons({
  rule,
  actions,
  onGone,
}: {
  /** One without `isEnabled` cannot be switched off. */
  rule: { readonly id: string; readonly name: string; readonly isEnabled?: boolean };
  actions: ReturnType<typeof useRuleActions>;
  onGone: () => void;
}) {
  const write = useTexts();
  const { isEnabled } = rule;
  return (
    <>
      {isEnabled !== undefined && (
        <Button onPress={() => void actions.turn(rule, !isEnabled)}>
          {write(isEnabled ? ruleTexts.switchOff : ruleTexts.switchOn)}
        </Button>
      )}
      <Button
        kind="danger"
        onPress={() => void actions.remove(rule).then((isGone) => isGone && onGone())}
      >
        {write(ruleTexts.delete)}
      </Button>
    </>
  );
}
