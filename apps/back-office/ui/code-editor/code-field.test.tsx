// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { canEditCode } from './can-edit-code.ts';
import { CodeField } from './code-field.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('EDIT-02 a browser that lacks what the editor needs gets a plain field, and is told', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  expect(canEditCode(window)).toBe(false);
  const changed = vi.fn<(code: string) => void>();
  render(
    <IntlProvider locale="en">
      <CodeField label="Code" language="html" value="<b>" maxLength={100} onChange={changed} />
    </IntlProvider>,
  );
  screen.getByText('Code editing is not available on Android.');
  fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: '<i>' } });
  expect(changed).toHaveBeenCalledWith('<i>');
});

it('EDIT-02 the editor needs every one of its features', () => {
  class Typed {
    getTargetRanges() {
      return [];
    }
  }
  const able = { MutationObserver: class {}, ResizeObserver: class {}, InputEvent: Typed };
  const asWindow = (parts: object) => parts as unknown as Window & typeof globalThis;
  expect(canEditCode(asWindow(able))).toBe(true);
  for (const name of Object.keys(able)) {
    expect(canEditCode(asWindow({ ...able, [name]: undefined }))).toBe(false);
  }
  expect(canEditCode(asWindow({ ...able, InputEvent: class {} }))).toBe(false);
});
