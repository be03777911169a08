// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { closeToast, listToasts } from './toast-store.ts';
import { useCopy } from './use-copy.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { id } of listToasts()) closeToast(id);
});

function Copying() {
  const { copied, copy } = useCopy();
  return (
    <button type="button" onClick={() => copy('key')}>
      {copied === 'key' ? 'Copied' : 'Copy'}
    </button>
  );
}

async function press(clipboard: unknown) {
  vi.stubGlobal('navigator', { clipboard });
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <Copying />
    </IntlProvider>,
  );
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
}

it('says that it has copied', async () => {
  const writeText = vi.fn(async () => {});
  await press({ writeText });
  expect(writeText).toHaveBeenCalledWith('key');
  expect(screen.getByRole('button').textContent).toBe('Copied');
});

it('without a clipboard, as on addresses without https, or without leave, it says what to do', async () => {
  await press(undefined);
  expect(screen.getByRole('button').textContent).toBe('Copy');
  expect(listToasts().map(({ tone, message }) => [tone, message])).toEqual([
    ['danger', 'The browser does not let this page copy. Select the text and copy it yourself.'],
  ]);
  cleanup();
  await press({ writeText: () => Promise.reject(new Error('no')) });
  expect(listToasts()).toHaveLength(1);
});
