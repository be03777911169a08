// @vitest-environment happy-dom
import { emptyDocument } from '@sitewright/blocks';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import type { EditorActs } from './editor-acts.ts';
import { stillStore } from './store/still-store.ts';
import { useEditorKeys } from './use-editor-keys.ts';

afterEach(cleanup);

const remove = vi.fn();
const acts = { remove } as unknown as EditorActs;
const clips = { take: () => false };
const store = stillStore(emptyDocument, 1);

function Editor({ role }: { role: string }) {
  const onInsert = () => {};
  useEditorKeys({
    store,
    acts,
    clips,
    breakpoint: 'wide',
    mayEdit: true,
    onInsert,
    onFind: onInsert,
    page: undefined,
  });
  return (
    <div role={role}>
      <button type="button">In it</button>
    </div>
  );
}

it.each([
  ['group', 1],
  ['dialog', 0],
  ['alertdialog', 0],
])('a key removes what is chosen, unless a dialog is in front: %s', (role, times) => {
  remove.mockClear();
  render(<Editor role={role} />, {
    wrapper: ({ children }) => <IntlProvider locale="en">{children}</IntlProvider>,
  });
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Delete' });
  expect(remove).toHaveBeenCalledTimes(times);
});

it('EDIT-06 Escape ends choosing several and leaves what is chosen; another Escape lets it go', () => {
  render(<Editor role="toolbar" />, {
    wrapper: ({ children }) => <IntlProvider locale="en">{children}</IntlProvider>,
  });
  store.chooseSeveral(true);
  store.select({ kind: 'section', id: 's' });
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
  expect(store.read()).toMatchObject({ choosesSeveral: false, selection: { id: 's' } });
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
  expect(store.read().selection).toBeUndefined();
});
