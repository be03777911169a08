// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseCurrency, displayCurrency } from '../../platform/display-currency.ts';
import { start } from './start.ts';

const form = () => document.querySelector<HTMLElement>('.sw-currency')!;
const select = () => document.querySelector('select')!;
const abouts = () =>
  [...document.querySelectorAll('.sw-about-price')].map((one) => one.textContent);

beforeEach(() => {
  localStorage.clear();
  displayCurrency.set('');
  globalThis.Static = {
    SQUARESPACE_CONTEXT: {
      websiteSettings: {
        storeSettings: {
          selectedCurrency: 'USD',
          displayCurrencies: [
            { currency: 'JPY', rate: '109.98779' },
            { currency: 'SEK', rate: '9.4' },
          ],
        },
      },
    },
  };
  document.body.innerHTML =
    '<div id="a" data-price-cents="6026">$60.26</div><div id="b" data-price-cents="1000">$10.00</div>' +
    '<form class="sw-currency" hidden><select><option value=""></option>' +
    '<option value="JPY"></option><option value="SEK"></option></select></form>';
});

function choose(code: string): void {
  select().value = code;
  select().dispatchEvent(new Event('change'));
}

test('D-82 prices stand beside their own in the chosen currency, by its rate and its digits', () => {
  start(form());
  expect([form().hidden, abouts()]).toEqual([false, []]);
  choose('JPY');
  expect(abouts()).toEqual(['about ¥6,628', 'about ¥1,100']);
  choose('SEK');
  expect(abouts()).toEqual(['about 566.44 kr', 'about 94.00 kr']);
  choose('');
  expect([abouts(), document.querySelector('#a')!.textContent]).toEqual([[], '$60.26']);
});

test('the choice holds on the next page, as long as the shop offers it', () => {
  chooseCurrency('JPY');
  displayCurrency.set('');
  start(form());
  expect([select().value, abouts()[0]]).toEqual(['JPY', 'about ¥6,628']);
  localStorage.setItem('sw-currency', 'EUR');
  start(form());
  expect([select().value, abouts()]).toEqual(['', []]);
});

test('a price that changes or comes later is shown too', async () => {
  start(form());
  choose('JPY');
  const price = document.querySelector<HTMLElement>('#a')!;
  price.dataset['priceCents'] = '2000';
  price.replaceChildren('$20.00');
  document.body.insertAdjacentHTML('beforeend', '<div data-price-cents="100">$1.00</div>');
  await vi.waitFor(() => expect(abouts()).toEqual(['about ¥2,200', 'about ¥1,100', 'about ¥110']));
});
