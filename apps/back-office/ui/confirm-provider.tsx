import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { defineTexts } from '../texts/define-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';
import { ConfirmContext, type ConfirmQuestion } from './confirm-context.ts';
import { Dialog } from './dialog.tsx';

const texts = defineTexts({ cancel: { en: 'Cancel', de: 'Abbrechen' } });

/** Shows the questions that screens ask. POPU-06 */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ConfirmQuestion>();
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);
  const write = useTexts();

  const close = useCallback(() => setQuestion(undefined), []);
  const settle = (isConfirmed: boolean) => {
    answer.current?.(isConfirmed);
    answer.current = undefined;
    if (!isConfirmed || question?.autoClose !== false) close();
  };
  const asker = useMemo(
    () => ({
      ask: (asked: ConfirmQuestion) => {
        answer.current?.(false);
        setQuestion(asked);
        return new Promise<boolean>((resolve) => {
          answer.current = resolve;
        });
      },
      close,
    }),
    [close],
  );

  return (
    <ConfirmContext value={asker}>
      {children}
      {question && (
        <Dialog
          isOpen
          isUrgent
          title={question.title}
          onClose={() => settle(false)}
          actions={
            <>
              <Button onPress={() => settle(false)}>{write(texts.cancel)}</Button>
              <Button
                kind={question.isDangerous ? 'danger' : 'primary'}
                onPress={() => settle(true)}
              >
                {question.confirmLabel}
              </Button>
            </>
          }
        >
          <p>{question.text}</p>
        </Dialog>
      )}
    </ConfirmContext>
  );
}
