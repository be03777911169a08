// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { useConfirm, type ConfirmQuestion } from './confirm-context.ts';
import { ConfirmProvider } from './confirm-provider.tsx';

const question: ConfirmQuestion = {
  title: 'Delete it?',
  text: 'For good.',
  confirmLabel: 'Delete',
};
let asker: ReturnType<typeof useConfirm>;

function Asker({ onReady }: { onReady: (ready: typeof asker) => void }) {
  const ready = useConfirm();
  useEffect(() => onReady(ready), [ready, onReady]);
  return null;
}

const keep = (ready: typeof asker) => {
  asker = ready;
};

function open(asked: ConfirmQuestion): { answers: boolean[] } {
  render(
    <IntlProvider locale="en">
      <ConfirmProvider>
        <Asker onReady={keep} />
      </ConfirmProvider>
    </IntlProvider>,
  );
  const answers: boolean[] = [];
  act(() => void asker.ask(asked).then((answer) => answers.push(answer)));
  return { answers };
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(async () => {});
};

afterEach(cleanup);

it('POPU-06 answers true when it is confirmed and false when it is cancelled, and closes', async () => {
  const first = open(question);
  expect(screen.getByRole('alertdialog', { name: 'Delete it?' })).toBeTruthy();
  await press('Delete');
  expect(first.answers).toEqual([true]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  cleanup();
  const second = open(question);
  await press('Cancel');
  expect(second.answers).toEqual([false]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('POPU-06 stays open after confirming with autoClose off, until it is closed', async () => {
  const { answers } = open({ ...question, autoClose: false });
  await press('Delete');
  expect(answers).toEqual([true]);
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  act(() => asker.close());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('POPU-07 throws outside of its provider', () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Asker onReady={keep} />)).toThrow(
    'useConfirm needs a ConfirmProvider around it',
  );
  silent.mockRestore();
});
