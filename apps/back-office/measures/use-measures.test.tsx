// @vitest-environment happy-dom
import type { StaffSite } from '@sitewright/contract';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { SiteContext } from '../app/office-context.ts';
import { useMeasures } from './use-measures.ts';

afterEach(cleanup);

function say(grams: number, locale: string, measurementStandard: 1 | 2): string {
  const site = { identifier: 'a', permissions: [], timeZone: 'UTC', measurementStandard };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={locale} onError={() => {}}>
      <SiteContext value={site as unknown as StaffSite}>{children}</SiteContext>
    </IntlProvider>
  );
  return renderHook(() => useMeasures(), { wrapper }).result.current.say('weight', grams);
}

it('says a weight as the reader writes numbers, and what is lightest is not nothing', () => {
  expect(say(1_250, 'en', 2)).toBe('1,250\u00A0g');
  expect(say(1_250, 'de', 2)).toBe('1.250\u00A0g');
  expect(say(1_250, 'en', 1)).toBe('2.76\u00A0lb');
  expect(say(1, 'en', 1)).toBe('0.0023\u00A0lb');
});
