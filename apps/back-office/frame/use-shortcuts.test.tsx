// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useShortcuts, type Shortcuts } from './use-shortcuts.ts';

afterEach(cleanup);

function Keys({ shortcuts }: { shortcuts: Shortcuts }) {
  useShortcuts(shortcuts);
  return <input aria-label="Name" />;
}

/** True: the key is left to others. */
const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });

it('a key that does something is nobody else’s; one that found nothing to do is left to others', () => {
  let isOpen = true;
  const close = vi.fn(() => isOpen);
  render(<Keys shortcuts={{ Escape: close, '?': () => {} }} />);
  expect([press('Escape'), press('?')]).toEqual([false, false]);
  isOpen = false;
  expect(press('Escape')).toBe(true);
  expect(close).toHaveBeenCalledTimes(2);
  expect(press('x')).toBe(true);
});

it('single keys rest while somebody types', () => {
  const search = vi.fn();
  const { getByLabelText } = render(<Keys shortcuts={{ '/': search }} />);
  expect(press('/', getByLabelText('Name'))).toBe(true);
  expect(search).not.toHaveBeenCalled();
});

it('keys that are pressed in a dialog, urgent or not, are not for the screen below it', () => {
  const remove = vi.fn();
  render(<Keys shortcuts={{ x: remove }} />);
  for (const role of ['dialog', 'alertdialog']) {
    const { getByRole, unmount } = render(<button type="button">In front</button>, {
      container: document.body.appendChild(Object.assign(document.createElement('div'), { role })),
    });
    expect(press('x', getByRole('button'))).toBe(true);
    unmount();
  }
  expect(remove).not.toHaveBeenCalled();
});
