import { cartMessages } from '@sitewright/contract';
import { afterEach, expect, test } from 'vitest';
import { say, speak } from '../platform/say.ts';
import { renderCartPage, renderCheckoutPage } from '../ssr.tsx';
import { sampleCartPage, sampleCheckoutPage } from '../testing/sample-pages.ts';
import { loadWords } from './load-words.ts';

afterEach(() => speak(undefined));

test('I18N-05 a page in English loads no words; one in German speaks them once they are there', async () => {
  expect(loadWords('en-US')).toBeUndefined();
  expect(loadWords('')).toBeUndefined();
  expect(say(cartMessages.title)).toBe('Shopping Cart');
  await loadWords('de-CH');
  expect(say(cartMessages.title)).toBe('Warenkorb');
});

test('I18N-05 the server draws each page in its own language, one after the other', () => {
  const { store } = sampleCartPage();
  const german = { ...store, locale: 'de' };
  expect(renderCartPage(sampleCartPage({ store: german }))).toContain('Warenkorb');
  const english = renderCartPage(sampleCartPage());
  expect(english).toContain('Shopping Cart');
  expect(english).not.toContain('Warenkorb');
  const page = sampleCheckoutPage();
  const checkout = renderCheckoutPage({ ...page, store: { ...page.store, locale: 'de' } });
  for (const text of ['Kontakt', 'Zahlung', 'Vorname']) expect(checkout).toContain(text);
});
