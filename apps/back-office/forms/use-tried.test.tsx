// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from '../ui/dialog.tsx';
import { useTried } from './use-tried.ts';

function Form({ wrong }: { wrong: readonly string[] }) {
  const [isTried, setTried] = useTried();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
      }}
    >
      {['Name', 'Price'].map((label) => (
        <input
          key={label}
          aria-label={label}
          aria-invalid={isTried && wrong.includes(label) ? true : undefined}
        />
      ))}
      <button type="submit">Create</button>
    </form>
  );
}

const screenOf = (wrong: readonly string[]) => (
  <main>
    <Form wrong={wrong} />
  </main>
);

const send = () => {
  const button = screen.getAllByRole('button', { name: 'Create' }).at(-1);
  button?.focus();
  act(() => button?.click());
};

const focused = () => document.activeElement?.getAttribute('aria-label');

afterEach(cleanup);

it('each try that is refused brings the keyboard to the first field that is wrong', () => {
  const { rerender } = render(screenOf(['Name', 'Price']));
  send();
  expect(focused()).toBe('Name');
  rerender(screenOf(['Price']));
  send();
  expect(focused()).toBe('Price');
});

it('a try that is taken leaves the keyboard where it is', () => {
  render(screenOf([]));
  send();
  expect(document.activeElement?.textContent).toBe('Create');
});

it('in a dialog it stays there', () => {
  render(
    <>
      <main>
        <input aria-label="Behind" aria-invalid />
      </main>
      <Dialog isOpen title="Add" onClose={() => undefined}>
        <Form wrong={['Price']} />
      </Dialog>
    </>,
  );
  send();
  expect(focused()).toBe('Price');
});
