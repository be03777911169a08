// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { FailedPart } from './states.tsx';

afterEach(cleanup);

it('MSG-01 tells that a part of a screen could not be read, and asks again when Retry is pressed', () => {
  const onRetry = vi.fn();
  render(
    <IntlProvider locale="en">
      <FailedPart onRetry={onRetry}>The example cannot be reckoned right now.</FailedPart>
    </IntlProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain('cannot be reckoned');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
