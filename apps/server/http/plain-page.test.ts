import { expect, it } from 'vitest';
import { html } from '../html.ts';
import { renderPlainPage } from './plain-page.ts';

it('a page without a theme says so where its language is read from right to left', () => {
  const opening = (locale: string) =>
    /<html[^>]*>/
      .exec(renderPlainPage({ locale, title: 'A', main: html`<p>A</p>`, kind: 'text' }).page)?.[0]
      .replaceAll(/\s+/g, ' ');
  expect(opening('he-IL')).toBe('<html lang="he-IL" dir="rtl">');
  expect(opening('de-DE')).not.toContain('dir');
});
