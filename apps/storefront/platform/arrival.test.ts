// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { arrivalOf, forgetArrival, keepArrival } from './arrival.ts';
import { keepChoice } from './consent-choice.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'ss_cookieAllowed=; path=/; max-age=0';
  come('https://shop.example/');
});

/** The visitor opens a page of the shop. */
function come(to: string, from = ''): void {
  Reflect.get(window, 'happyDOM').setURL(to);
  Object.defineProperty(document, 'referrer', { value: from, configurable: true });
}

const ad = 'https://shop.example/vase?utm_source=News&utm_medium=email&utm_campaign=spring';
const ofAd = { source: 'News', medium: 'email', campaign: 'spring' };

test('the page that somebody came to knows it by itself, and keeps nothing', () => {
  come(ad, 'https://mail.example/inbox?id=7');
  expect(arrivalOf()).toEqual({ referrerHost: 'mail.example', ...ofAd });
  expect(sessionStorage).toHaveLength(0);
  come('https://shop.example/cart', 'https://shop.example/vase');
  expect(arrivalOf()).toBeUndefined();
});

test('nobody led here who typed the address', () => {
  expect(arrivalOf()).toEqual({});
});

test('signs that no server takes keep nobody from buying', () => {
  come('https://shop.example/vase?utm_source=News%00&utm_campaign=%00spring%1F');
  expect(arrivalOf()).toEqual({ source: 'News', campaign: 'spring' });
});

test('with consent the first page of a visit is kept, until a campaign brings them again', () => {
  keepChoice('agreed', ['arrival']);
  come('https://shop.example/', 'https://search.example/');
  keepArrival();
  come('https://shop.example/vase', 'https://shop.example/');
  keepArrival();
  expect(arrivalOf()).toEqual({ referrerHost: 'search.example' });
  come('https://shop.example/', 'https://bank.example/');
  keepArrival();
  expect(arrivalOf()).toEqual({ referrerHost: 'search.example' });
  come(ad);
  keepArrival();
  expect(arrivalOf()).toEqual(ofAd);
  forgetArrival();
  expect(sessionStorage).toHaveLength(0);
});

test('who agreed to something else has not agreed to this', () => {
  keepChoice('agreed', ['maps.example']);
  come('https://shop.example/', 'https://search.example/');
  keepChoice('agreed', []);
  expect(arrivalOf()).toEqual({ referrerHost: 'search.example' });
  expect(sessionStorage).toHaveLength(0);
});

test('who declined, or says no to all sites, is not asked after', () => {
  come('https://shop.example/', 'https://search.example/');
  keepChoice('declined', ['arrival']);
  expect(arrivalOf()).toBeUndefined();
});

test('a campaign is never half an emoji, which no call takes', () => {
  come(`https://shop.example/?utm_source=${encodeURIComponent(`a${'🎉'.repeat(150)}`)}`);
  expect(arrivalOf()?.source?.isWellFormed()).toBe(true);
});
