// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { ChipsField } from './chips-field.tsx';

afterEach(cleanup);

function open() {
  const onAdd = vi.fn<(texts: string[]) => void>();
  const onRename = vi.fn<(key: string, text: string) => boolean>(() => true);
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <ChipsField
        label="Tags"
        chips={[{ key: 'a', text: 'Tokyo' }]}
        onAdd={onAdd}
        onRename={onRename}
        onMove={() => {}}
        onRemove={() => {}}
      />
    </IntlProvider>,
  );
  return { onAdd, onRename };
}

it('Enter that ends what an input method composes adds and renames nothing yet', () => {
  const { onAdd, onRename } = open();
  const field = screen.getByLabelText('Tags');
  fireEvent.change(field, { target: { value: '東京' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onAdd).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(['東京']);

  fireEvent.click(screen.getByRole('button', { name: 'Rename Tokyo' }));
  const name = screen.getByRole('textbox', { name: 'Rename Tokyo' });
  fireEvent.change(name, { target: { value: '東京' } });
  fireEvent.keyDown(name, { key: 'Enter', isComposing: true });
  expect(onRename).not.toHaveBeenCalled();
  fireEvent.keyDown(name, { key: 'Enter' });
  expect(onRename).toHaveBeenCalledExactlyOnceWith('a', '東京');
});
