// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { FieldConflicts } from './field-conflicts.tsx';
import type { EditForm } from './use-edit-form.ts';

afterEach(cleanup);

it('shows both versions of a field by whose they are, and keeps the one that is pressed', () => {
  const settled: string[] = [];
  const edit = {
    conflicts: { tags: { theirs: ['red', 'old'], yours: [] }, title: { theirs: '', yours: 'Mug' } },
    settle: (field: string, choice: string) => settled.push(`${field} ${choice}`),
  } as unknown as EditForm<Record<string, unknown>>;
  render(
    <IntlProvider locale="en">
      <FieldConflicts edit={edit} labels={{ tags: 'Tags' }} />
    </IntlProvider>,
  );
  expect(screen.getByText('Somebody else changed Tags meanwhile.')).toBeTruthy();
  const textOf = (whose: string) =>
    screen.getAllByText(whose).map((word) => word.parentElement?.textContent);
  expect(textOf('Theirs')).toEqual(['Theirsred, oldKeep theirs', 'TheirsemptyKeep theirs']);
  expect(textOf('Yours')[1]).toBe('YoursMugKeep yours');
  fireEvent.click(screen.getAllByRole('button', { name: 'Keep theirs' })[0]!);
  fireEvent.click(screen.getAllByRole('button', { name: 'Keep yours' })[1]!);
  expect(settled).toEqual(['tags theirs', 'title yours']);
});
