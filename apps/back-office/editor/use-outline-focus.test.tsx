// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useOutlineFocus } from './use-outline-focus.ts';

function Lines({ names, chosen }: { names: readonly string[]; chosen: string }) {
  const outline = useRef<HTMLElement>(null);
  const kept = useOutlineFocus(outline);
  return (
    <>
      <nav ref={outline} {...kept}>
        {names.map((name) => (
          <button key={name} type="button" aria-current={name === chosen}>
            {name}
          </button>
        ))}
      </nav>
      <button type="button">Elsewhere</button>
    </>
  );
}

const lineOf = (name: string) => screen.getByRole('button', { name });

afterEach(cleanup);

it('a line that goes away gives the keyboard to the one that is chosen then', () => {
  const { rerender } = render(<Lines names={['Section 1', 'Heading']} chosen="Heading" />);
  lineOf('Heading').focus();
  rerender(<Lines names={['Section 1']} chosen="Section 1" />);
  expect(document.activeElement).toBe(lineOf('Section 1'));
});

it('who left the outline is not called back', () => {
  const { rerender } = render(<Lines names={['Section 1', 'Heading']} chosen="Heading" />);
  lineOf('Heading').focus();
  lineOf('Heading').blur();
  rerender(<Lines names={['Section 1']} chosen="Section 1" />);
  expect(document.activeElement).toBe(document.body);
});
