// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { ShownOnce } from './shown-once.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(value: string) {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText }, platform: '', userAgent: '' });
  const onClose = vi.fn();
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <ShownOnce title="Secret" value={value} onClose={onClose} />
    </IntlProvider>,
  );
  const press = (name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name }));
    });
  return { writeText, onClose, press };
}

it('what is shown this once is copied, and its button says so', async () => {
  const { writeText, press } = open('whsec_1');
  await press('Copy');
  expect(writeText).toHaveBeenCalledWith('whsec_1');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
});

it('its button alone closes it: nothing is lost by a key', async () => {
  const { onClose, press } = open('whsec_1');
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  await press('Done');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a long one is seen whole', () => {
  const link = `https://shop.example/draft/${'a'.repeat(40)}`;
  open(link);
  expect(screen.getByRole('textbox', { name: 'Secret' }).tagName).toBe('TEXTAREA');
});
