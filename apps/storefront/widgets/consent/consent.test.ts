// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToAds, tellAds } from '../../platform/ad-events.ts';
import { start } from './start.ts';

let told: URL[] = [];

class RecordedImage {
  set src(url: string) {
    told.push(new URL(url));
  }
}

beforeEach(() => {
  told = [];
  // What the test before told is heard by nobody.
  listenToAds(() => {});
  listenToAds(undefined);
  const { settings } = Reflect.get(window, 'happyDOM');
  settings.handleDisabledFileLoadingAsSuccess = true;
  vi.stubGlobal('Image', RecordedImage);
  delete globalThis.dataLayer;
  globalThis.Static = { SQUARESPACE_CONTEXT: {} };
  localStorage.clear();
  for (const name of ['ss_cookieAllowed', 'adEvent'])
    document.cookie = `${name}=; path=/; max-age=0`;
});
afterEach(() => {
  listenToAds(undefined);
  vi.unstubAllGlobals();
});

/** A page of a shop with both ids saved. */
function open(html = '') {
  document.head.innerHTML = '';
  document.body.innerHTML =
    `<div class="sw-consent" data-meta-pixel="1234567890" data-google-tag="G-ABC123" hidden>` +
    `<button type="button" class="sw-consent-open">Cookie choice</button></div>${html}`;
  start(document.querySelector<HTMLElement>('.sw-consent')!);
}

const press = (label: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === label)!.click();
const ofMeta = () => told.map(({ searchParams }) => searchParams.get('ev'));
const ofGoogle = () =>
  (globalThis.dataLayer ?? [])
    .map((args) => Array.from(args as ArrayLike<unknown>))
    .filter(([kind]) => kind === 'event');
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const anOrder = (parts = {}) =>
  `<div id="sqs-order-confirmed-root"></div><script type="application/json" id="sqs-page-data">${JSON.stringify(
    {
      isOwn: true,
      order: {
        id: 'order-1',
        testMode: false,
        currency: 'EUR',
        grandTotalCents: 1250,
        items: [{ productId: 'p1' }, { productId: 'p1' }],
        ...parts,
      },
    },
  )}</script>`;

test('FEED-03 nothing is loaded or told before the visitor agrees, nor when they decline', () => {
  open();
  tellAds({ name: 'Lead' });
  expect([told, scripts(), globalThis.dataLayer]).toEqual([[], [], undefined]);
  press('Decline');
  expect(document.cookie).toContain('ss_cookieAllowed=false');
  open();
  tellAds({ name: 'Lead' });
  expect(document.querySelector('.sw-consent-banner')).toBeNull();
  expect([told, scripts(), globalThis.dataLayer]).toEqual([[], [], undefined]);
});

test('FEED-03 who agrees once more is told of once', () => {
  open();
  press('Accept');
  press('Cookie choice');
  press('Accept');
  tellAds({ name: 'Lead' });
  expect(ofMeta().filter((name) => name === 'Lead')).toHaveLength(1);
  expect(scripts()).toHaveLength(1);
});

test('FEED-03 a browser that says no for all sites is not asked', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  open();
  expect(document.querySelector('.sw-consent-banner')).toBeNull();
  expect(told).toEqual([]);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
});

test('FEED-03 EVT-05 who agrees is told of by both ids, with what happened on this page before', () => {
  open();
  tellAds({ name: 'AddToCart', productIds: ['p1'], value: '12.50', currency: 'EUR' });
  press('Accept');
  expect(document.cookie).toContain('ss_cookieAllowed=true');
  expect(Object.fromEntries(told[0]!.searchParams)).toEqual({
    id: '1234567890',
    ev: 'AddToCart',
    dl: location.origin + location.pathname,
    noscript: '1',
    'cd[content_ids]': '["p1"]',
    'cd[content_type]': 'product',
    'cd[value]': '12.50',
    'cd[currency]': 'EUR',
  });
  expect(told[0]!.origin).toBe('https://www.facebook.com');
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123']);
  expect(ofGoogle()).toEqual([
    [
      'event',
      'add_to_cart',
      { send_to: 'G-ABC123', items: [{ item_id: 'p1' }], value: 12.5, currency: 'EUR' },
    ],
  ]);
});

test('EVT-05 a product page tells ViewContent; what the page before kept is told once', () => {
  document.cookie = 'ss_cookieAllowed=true; path=/';
  document.cookie = 'adEvent=CompleteRegistration; path=/';
  globalThis.Static = { SQUARESPACE_CONTEXT: { itemId: 'p1', product: {} } };
  open('<p data-price-cents="1250">$12.50</p>');
  expect(ofMeta()).toEqual(['CompleteRegistration', 'ViewContent']);
  expect(ofGoogle().map(([, name]) => name)).toEqual(['sign_up', 'view_item']);
  expect(told[1]!.searchParams.get('cd[value]')).toBe('12.50');
  told = [];
  listenToAds(undefined);
  open();
  expect(ofMeta()).toEqual(['ViewContent']);
});

test('EVT-05 an order is a Purchase once, by its id; a test order and that of others is none', () => {
  document.cookie = 'ss_cookieAllowed=true; path=/';
  open(anOrder({ id: 'order-2', testMode: true }));
  open(anOrder().replace('"isOwn":true', '"isOwn":false'));
  expect(ofMeta()).toEqual([]);
  open(anOrder());
  expect(Object.fromEntries(told[0]!.searchParams)).toMatchObject({
    ev: 'Purchase',
    eid: 'order-1',
    'cd[value]': '12.50',
    'cd[currency]': 'EUR',
    'cd[content_ids]': '["p1"]',
  });
  expect(ofGoogle().at(-1)).toMatchObject(['event', 'purchase', { transaction_id: 'order-1' }]);
  told = [];
  open(anOrder());
  expect(ofMeta()).toEqual([]);
});

test('FEED-03 a choice is kept for 30 days', () => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  open();
  press('Decline');
  vi.restoreAllMocks();
  expect(written.at(-1)).toContain(`max-age=${30 * 86_400};`);
});

test('FEED-03 who takes an agreement back gets the page anew, and the keyboard stays there', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  document.cookie = 'ss_cookieAllowed=true; path=/';
  open();
  const opener = document.querySelector<HTMLElement>('.sw-consent-open')!;
  opener.click();
  press('Decline');
  expect(document.activeElement).toBe(opener);
  expect(reload).toHaveBeenCalledTimes(1);
  opener.click();
  press('Decline');
  expect(reload).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test('EVT-05 an order that nobody could be told of is told once the visitor agrees', () => {
  open(anOrder({ id: 'order-3' }));
  expect(ofMeta()).toEqual([]);
  // The page goes, and what waited on it.
  listenToAds(() => {});
  listenToAds(undefined);
  document.cookie = 'ss_cookieAllowed=true; path=/';
  open(anOrder({ id: 'order-3' }));
  expect(ofMeta()).toContain('Purchase');
});

test('FONT-02 a kit of fonts is loaded once the visitor has agreed, and not before', () => {
  const sheets = () => [...document.querySelectorAll('link')].map(({ href }) => href);
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<div class="sw-consent" data-font-kit="abc1234" hidden>' +
    '<button type="button" class="sw-consent-open">Cookie choice</button></div>';
  start(document.querySelector<HTMLElement>('.sw-consent')!);
  expect(document.querySelector('.sw-consent-banner p')?.textContent).toBe(
    'May we load the fonts of this site from Adobe Fonts? It learns your network address and which site you are on.',
  );
  expect(sheets()).toEqual([]);
  press('Accept');
  expect(sheets()).toEqual(['https://use.typekit.net/abc1234.css']);
  expect(scripts()).toEqual([]);
});

test('FEED-03 hosts that the owner adds later are asked for, and those that go are not', () => {
  const openWith = (hosts: string) => {
    document.head.innerHTML = '';
    document.body.innerHTML =
      `<div class="sw-consent" data-code-hosts="${hosts}" hidden>` +
      '<button type="button" class="sw-consent-open">Cookie choice</button></div>' +
      '<template class="sw-code-waits"><i class="theirs"></i></template>';
    start(document.querySelector<HTMLElement>('.sw-consent')!);
  };
  const asked = () => document.querySelector('.sw-consent-banner') !== null;
  const isPlaced = () => document.querySelector('i.theirs') !== null;
  openWith('a.example.com b.example.com');
  press('Accept');
  expect([isPlaced(), asked()]).toEqual([true, false]);
  openWith('b.example.com');
  expect([isPlaced(), asked()]).toEqual([true, false]);
  openWith('b.example.com c.example.com');
  expect([isPlaced(), asked()]).toEqual([false, true]);
  expect(document.querySelector('.sw-consent-banner p')?.textContent).toContain('c.example.com');
  press('Accept');
  expect(isPlaced()).toBe(true);
  openWith('a.example.com c.example.com');
  expect([isPlaced(), asked()]).toEqual([true, false]);
  // Who declines is not asked for each host that comes.
  document.querySelector<HTMLElement>('.sw-consent-open')!.click();
  press('Decline');
  openWith('d.example.com');
  expect([isPlaced(), asked()]).toEqual([false, false]);
});

test('where somebody came from is kept once they agree to that question, and forgotten when they decline', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
  Object.defineProperty(document, 'referrer', {
    value: 'https://search.example/',
    configurable: true,
  });
  sessionStorage.clear();
  document.body.innerHTML =
    '<div class="sw-consent" data-arrivals="true" hidden>' +
    '<button type="button" class="sw-consent-open">Cookie choice</button></div>';
  start(document.querySelector<HTMLElement>('.sw-consent')!);
  expect(document.querySelector('.sw-consent-banner')?.textContent).toContain('led you here');
  expect(sessionStorage).toHaveLength(0);
  press('Accept');
  expect(sessionStorage.getItem('sw-arrival')).toBe('{"referrerHost":"search.example"}');
  press('Cookie choice');
  press('Decline');
  expect(sessionStorage).toHaveLength(0);
});
