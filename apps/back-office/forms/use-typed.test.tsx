// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SiteContext } from '../app/office-context.ts';
import { useTyped } from './use-typed.ts';

const siteOf = (identifier: string) =>
  ({ identifier, timeZone: 'UTC', permissions: [], missingParts: [] }) as never;

function open(identifier = 'alder', name = 'gift-card') {
  return renderHook(() => useTyped(name, { email: '', cents: 0 }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <SiteContext value={siteOf(identifier)}>{children}</SiteContext>
    ),
  });
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('what was typed is there again when it is opened anew, of this thing of this site alone', () => {
  const first = open();
  act(() => first.result.current.change({ email: 'ann@example.test' }));
  act(() => first.result.current.amend(({ cents }) => ({ cents: cents + 5 })));
  first.unmount();
  expect(open().result.current.fields).toEqual({ email: 'ann@example.test', cents: 5 });
  expect(open('birch').result.current.fields.email).toBe('');
  expect(open('alder', 'invitation').result.current.fields.email).toBe('');
});

it('what was sent or given up is gone', () => {
  const first = open();
  act(() => first.result.current.change({ email: 'ann@example.test' }));
  act(() => first.result.current.forget());
  expect(first.result.current.fields).toEqual({ email: '', cents: 0 });
  first.unmount();
  expect(open().result.current.fields).toEqual({ email: '', cents: 0 });
});

it('another thing on the same screen has what was typed of it, and nothing of the one before', () => {
  const { result, rerender } = renderHook(
    ({ name, text }) => useTyped(`orders/${name}/note`, { text }),
    {
      initialProps: { name: '1001', text: '' },
      wrapper: ({ children }: { children: ReactNode }) => (
        <SiteContext value={siteOf('alder')}>{children}</SiteContext>
      ),
    },
  );
  act(() => result.current.change({ text: 'Of the first' }));
  rerender({ name: '1002', text: 'Begun' });
  expect(result.current.fields).toEqual({ text: 'Begun' });
  act(() => result.current.change({ text: 'Of the second' }));
  act(() => result.current.forget());
  expect(result.current.fields).toEqual({ text: 'Begun' });
  rerender({ name: '1001', text: '' });
  expect(result.current.fields).toEqual({ text: 'Of the first' });
});
