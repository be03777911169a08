// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SectionStyle } from '@sitewright/contract';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { DividerFields } from './divider-fields.tsx';

afterEach(cleanup);

function open(divider: SectionStyle['divider'], locale = 'en') {
  const onChange = vi.fn<(to: SectionStyle['divider']) => void>();
  render(
    <IntlProvider locale={locale} onError={() => {}}>
      <DividerFields divider={divider} isDisabled={false} onChange={onChange} />
    </IntlProvider>,
  );
  return onChange;
}

it('an edge is asked for its height, and what has two sides whether it is mirrored', () => {
  const onChange = open({ shape: 'wave' });
  const height = screen.getByLabelText<HTMLInputElement>('Height of the edge');
  expect(height.value).toBe('80');
  fireEvent.change(height, { target: { value: '120' } });
  expect(onChange).toHaveBeenLastCalledWith({ shape: 'wave', height: 120 });
  fireEvent.click(screen.getByRole('switch', { name: 'Mirrored' }));
  expect(onChange).toHaveBeenLastCalledWith({ shape: 'wave', flip: true });
});

it('a line is asked for its thickness and its colour, in German too', () => {
  open({ shape: 'line', height: 3, ink: 'accent' }, 'de');
  expect(screen.getByLabelText<HTMLInputElement>('Dicke der Linie').value).toBe('3');
  expect(screen.getByText('Farbe der Linie')).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('a section has one name in German', () => {
  open(undefined, 'de');
  expect(screen.getByText('Kante zum nächsten Abschnitt')).toBeTruthy();
});

it('a straight edge asks nothing more', () => {
  open(undefined);
  expect(screen.queryByRole('textbox')).toBeNull();
});
