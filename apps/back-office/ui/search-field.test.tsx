// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

let asked: string[];
const ask = (text: string) => void asked.push(text);
const field = (value: string) => (
  <IntlProvider locale="en">
    <SearchField label="Search" value={value} onSearch={ask} />
  </IntlProvider>
);
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const wait = (ms: number) => {
  void act(() => vi.advanceTimersByTime(ms));
};

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks once, a moment after the last key', () => {
  render(field(''));
  type('d');
  wait(150);
  type('de');
  wait(150);
  expect(asked).toEqual([]);
  wait(50);
  expect(asked).toEqual(['de']);
  wait(1_000);
  expect(asked).toEqual(['de']);
});

it('keeps what is typed when an earlier search arrives late', () => {
  const { rerender } = render(field(''));
  type('desk');
  wait(200);
  type('desk@exam');
  wait(200);
  rerender(field('desk'));
  expect(box().value).toBe('desk@exam');
  rerender(field('desk@exam'));
  wait(1_000);
  expect(box().value).toBe('desk@exam');
  expect(asked).toEqual(['desk', 'desk@exam']);
});

it('keeps what is typed on while a search is under way', () => {
  const { rerender } = render(field(''));
  type('desk');
  wait(200);
  type('desk@');
  rerender(field('desk'));
  expect(box().value).toBe('desk@');
  wait(200);
  expect(asked).toEqual(['desk', 'desk@']);
});

it('follows a change that was not asked for here', () => {
  const { rerender } = render(field(''));
  type('desk');
  wait(200);
  rerender(field('desk'));
  rerender(field(''));
  expect(box().value).toBe('');
  wait(1_000);
  expect(asked).toEqual(['desk']);
});

it('asks at once by Enter and by clearing, and not again a moment later', () => {
  const { rerender } = render(field(''));
  type('lamp');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(asked).toEqual(['lamp']);
  rerender(field('lamp'));
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect(asked).toEqual(['lamp', '']);
  wait(1_000);
  expect(asked).toEqual(['lamp', '']);
});
