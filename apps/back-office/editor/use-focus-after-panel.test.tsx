// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { opensPanels, useFocusAfterPanel } from './use-focus-after-panel.ts';

function Editor({ opened }: { opened: string | undefined }) {
  useFocusAfterPanel(opened);
  return (
    <>
      <button type="button" id={opensPanels}>
        More
      </button>
      <button type="button">Elsewhere</button>
      {opened !== undefined && <button type="button">Close</button>}
    </>
  );
}

const buttonOf = (name: string) => screen.getByRole('button', { name });

afterEach(cleanup);

it('a panel that closes gives the keyboard back to the button that opens them', () => {
  const { rerender } = render(<Editor opened="checks" />);
  buttonOf('Close').focus();
  rerender(<Editor opened={undefined} />);
  expect(document.activeElement).toBe(buttonOf('More'));
});

it('who is elsewhere by then stays there, and an editor that opens takes nothing', () => {
  const { rerender } = render(<Editor opened={undefined} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Editor opened="checks" />);
  buttonOf('Elsewhere').focus();
  rerender(<Editor opened={undefined} />);
  expect(document.activeElement).toBe(buttonOf('Elsewhere'));
});
