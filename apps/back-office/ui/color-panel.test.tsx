// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { ColorPanel } from './color-panel.tsx';

afterEach(cleanup);

it('how well text reads is a number as the reader writes it', () => {
  const said = (locale: string) => {
    const { container } = render(
      <IntlProvider locale={locale} onError={() => {}}>
        <ColorPanel value="#777777" palette={[]} text="#ffffff" onChange={() => {}} />
      </IntlProvider>,
    );
    const text = [...container.querySelectorAll('output')].at(-1)?.textContent;
    cleanup();
    return text;
  };
  expect(said('en')).toContain('(4.4 : 1, 4.5 : 1 are needed)');
  expect(said('de')).toContain('(4,4 : 1, nötig sind 4,5 : 1)');
});
