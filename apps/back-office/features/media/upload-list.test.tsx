// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { UploadList } from './upload-list.tsx';
import type { UploadLine } from './upload-store.ts';

afterEach(cleanup);

const linesOf = (states: readonly UploadLine['state'][]): UploadLine[] =>
  states.map((state, key) => ({
    key,
    identifier: 'alder',
    name: `${key}.png`,
    state,
    percent: 0,
    ...(state === 'ended' && { problem: { kind: 'error-uploading' } as const }),
  }));

function show(states: readonly UploadLine['state'][]): void {
  render(
    <IntlProvider locale="en">
      <UploadList uploads={linesOf(states)} />
    </IntlProvider>,
  );
}

const times = (count: number, state: UploadLine['state']) =>
  Array.from({ length: count }, () => state);

it('FILE-06 FILE-09 of 5,000 uploads it draws those on their way and those that failed, and sums up the rest', () => {
  show([
    ...times(2_000, 'done'),
    'ended',
    ...times(1_000, 'done'),
    'sending',
    'processing',
    ...times(1_997, 'waiting'),
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
  for (const name of ['2000.png', '3001.png', '3002.png', '3003.png']) {
    expect(screen.getByText(name)).toBeTruthy();
  }
  expect(screen.getByText('3,000 of 5,000 uploaded. 1 was not.')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Uploads' }).getAttribute('aria-valuenow')).toBe(
    '60',
  );
  expect(screen.getByRole('button', { name: 'Cancel all' })).toBeTruthy();
});

it('six uploads are all drawn, summed up, and given up at once', () => {
  show(times(6, 'waiting'));
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText('0 of 6 uploaded.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel all' })).toBeTruthy();
});

it('a few uploads are all drawn, without a sum', () => {
  show(['done', 'sending', ...times(3, 'waiting')]);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByText(/uploaded\./)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel all' })).toBeNull();
});
