import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import type { WriteText } from '../../texts/use-texts.ts';
import { areaPath, whereShown } from './area-name.ts';

const intl = createIntl({ locale: 'en' });
const write: WriteText = (text, values) =>
  intl.formatMessage({ id: text.en, defaultMessage: text.en }, values as Record<string, string>);
const shown = (pages: number, isMore: boolean) =>
  whereShown({ pages, isMore } as Parameters<typeof whereShown>[0], write);

it('says of how many pages it is known that they show an area, and that there are more', () => {
  expect(shown(1, false)).not.toBe(shown(2, false));
  expect(shown(100, true)).toContain('100');
  expect(shown(100, true)).not.toBe(shown(100, false));
});

it('an area with a slash in its name has an address of its own', () => {
  expect(areaPath('p1', undefined)).toBe('pages/p1');
  expect(areaPath('p1', 'pages/about/side bar')).toBe('pages/p1/fields/pages%2Fabout%2Fside%20bar');
});
