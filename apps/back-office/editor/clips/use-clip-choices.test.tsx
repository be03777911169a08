// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import type { EditorStore } from '../store/editor-store.ts';
import { useClipChoices } from './use-clip-choices.ts';

afterEach(cleanup);

const clips = { copy: () => {}, cut: () => {}, paste: () => {}, take: () => false };
const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en">{children}</IntlProvider>
);

/** What the menu offers, and what of it can be pressed. */
function offered(mayChange: boolean, selection: unknown) {
  const store = {
    subscribe: () => () => {},
    read: () => ({ selection }),
  } as unknown as EditorStore;
  const { result } = renderHook(() => useClipChoices(store, clips, mayChange), { wrapper });
  return result.current.map(({ id, isDisabled }) => (isDisabled ? `no ${id}` : id));
}

it('what is only looked at is copied, and neither cut nor pasted', () => {
  const chosen = { kind: 'block', id: 'b' };
  expect(offered(false, chosen)).toEqual(['copy']);
  expect(offered(true, chosen)).toEqual(['copy', 'cut', 'paste']);
  expect(offered(true, undefined)).toEqual(['no copy', 'no cut', 'paste']);
});
