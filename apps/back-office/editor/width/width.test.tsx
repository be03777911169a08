// @vitest-environment happy-dom
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { useCanvasWidth } from './use-canvas-width.ts';
import { WidthField } from './width-field.tsx';
import { WidthHandle } from './width-handle.tsx';

afterEach(cleanup);

/** A page with 900 px of room, and what chooses its width. */
function Page() {
  const width = useCanvasWidth(false);
  const { onShown, px = 900 } = width;
  useEffect(() => onShown(px), [onShown, px]);
  return (
    <>
      <button
        type="button"
        aria-pressed={width.device === 'tablet'}
        onClick={() => width.chooseDevice('tablet')}
      >
        Tablet
      </button>
      <WidthField width={width} />
      <div>
        <WidthHandle width={width} />
      </div>
    </>
  );
}

function show() {
  render(
    <IntlProvider locale="en">
      <Page />
    </IntlProvider>,
  );
  const handle = screen.getByRole('separator');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Width in pixels' });
  const shown = () => [Number(handle.getAttribute('aria-valuenow')), Number(field.value)];
  const press = (key: string, shiftKey = false) => fireEvent.keyDown(handle, { key, shiftKey });
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.keyDown(field, { key: 'Enter' });
  };
  return { handle, field, shown, press, type };
}

it('a mail begins on a phone where there is no room for that of a desk', () => {
  const begin = (isMail: boolean, room: number) => {
    vi.stubGlobal('innerWidth', room);
    const { device, px } = renderHook(() => useCanvasWidth(isMail)).result.current;
    return [device, px];
  };
  expect(begin(true, 390)).toEqual(['phone', 390]);
  expect(begin(true, 1440)).toEqual(['desktop', 632]);
  // A page is as wide as there is room.
  expect(begin(false, 390)).toEqual(['desktop', undefined]);
  vi.unstubAllGlobals();
});

it('arrow keys make the page any width, and a double press goes back to the device', () => {
  const { handle, shown, press } = show();
  expect(shown()).toEqual([900, 900]);
  press('ArrowLeft');
  expect(shown()).toEqual([899, 899]);
  press('ArrowRight', true);
  expect(shown()).toEqual([909, 909]);
  press('Home');
  press('ArrowLeft', true);
  expect(shown()).toEqual([320, 320]);
  press('End');
  press('ArrowRight');
  expect(shown()).toEqual([2_560, 2_560]);
  fireEvent.doubleClick(handle);
  expect(shown()).toEqual([900, 900]);
});

it('other keys are left to the editor', () => {
  const { shown, press } = show();
  expect(press('ArrowUp')).toBe(true);
  expect(press('z')).toBe(true);
  expect(press('ArrowLeft')).toBe(false);
  expect(shown()).toEqual([899, 899]);
});

it('a number is taken within the bounds, and what is none is not', () => {
  const { field, shown, type } = show();
  type('432');
  expect(shown()).toEqual([432, 432]);
  type('9999');
  expect(shown()).toEqual([2_560, 2_560]);
  type('12');
  expect(shown()).toEqual([320, 320]);
  type('wide');
  expect(shown()).toEqual([320, 320]);
  type('');
  expect(shown()).toEqual([320, 320]);
  fireEvent.change(field, { target: { value: '500' } });
  expect(shown()).toEqual([320, 500]);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(shown()).toEqual([320, 320]);
  fireEvent.change(field, { target: { value: '500' } });
  fireEvent.blur(field);
  expect(shown()).toEqual([500, 500]);
});

it('another width is no device, and a device takes its place', () => {
  const { handle, shown, type } = show();
  const tablet = screen.getByRole('button', { name: 'Tablet' });
  fireEvent.click(tablet);
  expect([shown()[0], tablet.getAttribute('aria-pressed')]).toEqual([768, 'true']);
  type('800');
  expect([shown()[0], tablet.getAttribute('aria-pressed')]).toEqual([800, 'false']);
  fireEvent.doubleClick(handle);
  expect([shown()[0], tablet.getAttribute('aria-pressed')]).toEqual([768, 'true']);
});
