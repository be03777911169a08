import { MoreHorizontal } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useWrite } from '../../data/use-write.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm-context.ts';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { formAnswerTexts as texts } from './form-answer-texts.ts';

/** How old answers are that go, in months. */
const ages = [6, 12, 36] as const;

function useDeletion() {
  const write = useTexts();
  const { identifier } = useSite();
  const { ask } = useConfirm();
  const deletion = useWrite('POST /api/sites/:identifier/form-answers/deletion', {
    refreshes: ['GET /api/sites/:identifier/form-answers'],
    onDone: ({ deleted }) => showToast({ message: write(texts.removed, { count: deleted }) }),
  });
  return async (title: string, body: Parameters<typeof deletion.run>[0]['body']) => {
    const question = { title, text: write(texts.removeText), confirmLabel: write(texts.remove) };
    const isSure = await ask({ ...question, isDangerous: true });
    if (isSure) deletion.run({ params: { identifier }, body });
  };
}

/** What can be done with one answer. */
export function AnswerMenu({
  answer: { id, sentOn },
  onShow,
}: {
  answer: { readonly id: string; readonly sentOn: number };
  onShow: () => void;
}) {
  const write = useTexts();
  const intl = useIntl();
  const { may, timeZone } = useSite();
  const remove = useDeletion();
  const moment = intl.formatDate(sentOn, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const removal = {
    id: 'delete',
    label: write(texts.remove),
    onAction: () => void remove(write(texts.removeTitle), { ids: [id] }),
  };
  return (
    <Menu
      label={write(texts.actions)}
      choices={[
        { id: 'show', label: write(texts.show), onAction: onShow },
        ...(may('edit-orders') ? [removal] : []),
      ]}
    >
      <Button isSmall isIcon kind="quiet" aria-label={write(texts.actionsOf, { moment })}>
        <MoreHorizontal size={16} aria-hidden="true" />
      </Button>
    </Menu>
  );
}

/** Answers are not kept for longer than they are needed: all older ones go at once. */
export function DeleteOldAnswers() {
  const write = useTexts();
  const intl = useIntl();
  const { timeZone } = useSite();
  const remove = useDeletion();
  const removeOlder = (months: number) => {
    const before = monthsAgo(months);
    const day = intl.formatDate(before, { timeZone, dateStyle: 'long' });
    return remove(write(texts.removeOldTitle, { day }), { sentBefore: before.getTime() });
  };
  return (
    <Menu
      label={write(texts.removeOld)}
      choices={ages.map((months) => ({
        id: String(months),
        label: write(texts.olderThan, { months }),
        onAction: () => void removeOlder(months),
      }))}
    >
      <Button>{write(texts.removeOld)}</Button>
    </Menu>
  );
}

function monthsAgo(months: number): Date {
  const day = new Date();
  day.setMonth(day.getMonth() - months);
  return day;
}
