// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function open(goOn: () => void, isUrgent = false) {
  render(
    <Dialog
      isOpen
      isUrgent={isUrgent}
      title="Cancel the order"
      onClose={() => {}}
      actions={
        <Button kind="danger" onPress={goOn}>
          Cancel it
        </Button>
      }
    >
      <input aria-label="Reason" />
    </Dialog>,
  );
  return screen.getByRole(isUrgent ? 'alertdialog' : 'dialog');
}

it('goes on by Ctrl Enter, also while the dialog itself has the focus', () => {
  const goOn = vi.fn();
  const dialog = open(goOn, true);
  fireEvent.keyDown(dialog, { key: 'Enter' });
  expect(goOn).not.toHaveBeenCalled();
  fireEvent.keyDown(dialog, { key: 'Enter', ctrlKey: true });
  expect(goOn).toHaveBeenCalledTimes(1);
});

it('goes on by Enter in a line of text', () => {
  const goOn = vi.fn();
  open(goOn);
  fireEvent.keyDown(screen.getByLabelText('Reason'), { key: 'Enter' });
  expect(goOn).toHaveBeenCalledTimes(1);
});

it('does not go on by Enter that ends what an input method composes', () => {
  const goOn = vi.fn();
  open(goOn);
  const reason = screen.getByLabelText('Reason');
  fireEvent.keyDown(reason, { key: 'Enter', isComposing: true });
  expect(goOn).not.toHaveBeenCalled();
  fireEvent.keyDown(reason, { key: 'Enter' });
  expect(goOn).toHaveBeenCalledTimes(1);
});
