import { useTexts } from '../../texts/use-texts.ts';
import { useConfirm } from '../../ui/confirm-context.ts';
import { showToast } from '../../ui/toast-store.ts';
import { ruleTexts } from './rule-texts.ts';

/** A rule as far as it can be switched and deleted. */
interface SwitchedRule {
  readonly id: string;
  readonly name: string;
}

/** What switches and deletes a rule; each answers undefined when it failed, which was told. */
interface RuleWrites {
  readonly setEnabled?: (id: string, isEnabled: boolean) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
}

/** Switching with Undo, and deleting after a question. */
export function useRuleActions({ setEnabled, remove }: RuleWrites) {
  const write = useTexts();
  const confirm = useConfirm();
  const turn = async ({ id, name }: SwitchedRule, isEnabled: boolean): Promise<void> => {
    if (!setEnabled || (await setEnabled(id, isEnabled)) === undefined) return;
    showToast({
      message: write(isEnabled ? ruleTexts.isOn : ruleTexts.isOff, { name }),
      action: { label: write(ruleTexts.undo), onPress: () => void setEnabled(id, !isEnabled) },
    });
  };
  return {
    turn,
    /** Answers whether it is gone. */
    remove: async ({ id, name }: SwitchedRule): Promise<boolean> => {
      const isSure = await confirm.ask({
        title: write(ruleTexts.deleteTitle, { name }),
        text: write(ruleTexts.deleteText),
        confirmLabel: write(ruleTexts.delete),
        isDangerous: true,
      });
      if (!isSure || (await remove(id)) === undefined) return false;
      showToast({ message: write(ruleTexts.deleted, { name }) });
      return true;
    },
  };
}
