// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { walkOutline } from './walk-outline.ts';

afterEach(cleanup);

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement!, { key, ...more });

function show(chosen = '') {
  const onMove = vi.fn();
  render(
    // What the page would hear.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="application" onKeyDown={onMove}>
      <div role="toolbar" tabIndex={-1} onKeyDown={walkOutline}>
        {['Section 1', 'Heading', 'Text', 'Section 2', 'Button'].map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === chosen}
            {...(name.startsWith('Section') && { 'data-section': true })}
          >
            {name}
          </button>
        ))}
      </div>
    </div>,
  );
  return { onMove };
}

const focused = () => document.activeElement?.textContent;

it('arrows, Home, End and letters go through the outline', () => {
  show();
  screen.getByText('Section 1').focus();
  const seen: (string | null | undefined)[] = [];
  for (const key of [
    'ArrowRight',
    'ArrowDown',
    'ArrowLeft',
    'End',
    'ArrowDown',
    'Home',
    't',
    's',
    's',
  ]) {
    press(key);
    seen.push(focused());
  }
  expect(seen).toEqual([
    'Heading',
    'Text',
    'Section 1',
    'Button',
    'Button',
    'Section 1',
    'Text',
    'Section 2',
    'Section 1',
  ]);
});

it('arrows on what is chosen are those of the page, and what has Ctrl too', () => {
  const { onMove } = show('Heading');
  screen.getByText('Heading').focus();
  press('ArrowDown');
  expect([focused(), onMove.mock.calls.length]).toEqual(['Heading', 1]);
  press('End');
  expect(focused()).toBe('Button');
  press('ArrowUp', { ctrlKey: true });
  expect(focused()).toBe('Button');
});
