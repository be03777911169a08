// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSiteNavigation } from './use-site-navigation.ts';

afterEach(cleanup);

it('ROUT-02 EDIT-08 the editor goes where its own frame asks, and where nobody else does', () => {
  const frame = {} as Window;
  const go = vi.fn<(path: string) => void>();
  function Editor() {
    useSiteNavigation(frame, go);
    return null;
  }
  render(<Editor />);
  const tell = (
    more: object,
    data: unknown = { type: 'site-navigation-requested', path: '/cart' },
  ) =>
    dispatchEvent(
      Object.assign(new Event('message'), {
        source: frame,
        origin: location.origin,
        data,
        ...more,
      }),
    );
  tell({ source: {} });
  tell({ origin: 'https://evil.example' });
  tell({}, { type: 'site-navigation-requested', path: '//evil.example' });
  tell({}, { type: 'site-navigation-requested', path: 'javascript:alert(1)' });
  tell({}, 'cart');
  expect(go).not.toHaveBeenCalled();
  tell({});
  expect(go).toHaveBeenCalledExactlyOnceWith('/cart');
});
