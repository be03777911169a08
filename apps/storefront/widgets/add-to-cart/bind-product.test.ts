// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleCart } from '../../testing/sample-cart.ts';
import { germanEuros } from '../../testing/german-euros.ts';
import { bindProduct } from './bind-product.ts';
import type { PageVariant } from '../variants/page-variant.ts';

const variants: PageVariant[] = [
  { sku: 's', attributes: { Size: 'S' }, price: 3200, qtyInStock: 5, mainImageId: 'img-s' },
  {
    sku: 'l',
    attributes: { Size: 'L' },
    price: 4800,
    onSale: true,
    salePrice: 3900,
    qtyInStock: 0,
    mainImageId: 'img-l',
  },
];

function draw(list: readonly PageVariant[], selectors: string): HTMLElement {
  document.body.innerHTML = `
    <div class="product-block">
      <img data-image-id="img-s"><img data-image-id="img-l" hidden>
      <div class="product-price" data-price-cents="3200">from $32.00</div>
      <div class="product-variants" data-item-id="bowl">${selectors}</div>
      <div class="product-quantity-input" data-item-id="bowl"><input></div>
      <div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="bowl"
        data-product-type="1" data-original-label="Buy"><div class="sqs-add-to-cart-button-inner">Buy</div></div>
    </div>`;
  const root = document.querySelector<HTMLElement>('.product-variants')!;
  root.dataset.variants = JSON.stringify(list);
  return document.querySelector<HTMLElement>('.sqs-add-to-cart-button')!;
}

const select = `<select data-variant-option-name="Size"><option value="">Select Size</option>
  <option value="S">S</option><option value="L">L</option></select>`;
const radios = `<div class="variant-option"><div class="variant-option-title">Size:</div>
  <div class="variant-radiobtn-wrapper"><input type="radio" class="variant-radiobtn" name="r" id="s" value="S"><label for="s">S</label>
  <input type="radio" class="variant-radiobtn" name="r" id="l" value="L"><label for="l">L</label></div></div>`;

const both = radios
  .replace('<div class="variant-radiobtn', `${select}<div class="variant-radiobtn`)
  .replaceAll(
    'variant-radiobtn-wrapper"',
    'variant-radiobtn-wrapper" data-variant-option-name="Size"',
  );

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;

function choose(value: string): void {
  const control = find<HTMLSelectElement>('select');
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What the stock call answers; empty: the printed stock stays. */
let stock: object[] = [];

beforeEach(() => {
  stock = [];
  // The cart answers where a test says how: until then a press waits.
  vi.stubGlobal('fetch', (path: string) =>
    path.includes('stock')
      ? Promise.resolve(Response.json({ results: stock }))
      : new Promise(() => undefined),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('a product that a template printed', () => {
  test('PDP-03 choosing a variant shows its picture and hides the one before', () => {
    bindProduct(draw(variants, select));
    choose('L');
    expect(find('[data-image-id=img-l]').hidden).toBe(false);
    expect(find('[data-image-id=img-s]').hidden).toBe(true);
  });

  test('PDP-03 a choice is told to the page, with item and variant', () => {
    bindProduct(draw(variants, select));
    const heard: unknown[] = [];
    const hear = (event: Event) => heard.push((event as CustomEvent).detail);
    document.body.addEventListener('sitewright:variant-changed', hear);
    choose('L');
    choose('');
    document.body.removeEventListener('sitewright:variant-changed', hear);
    expect(heard).toMatchObject([
      { itemId: 'bowl', variant: { sku: 'l' } },
      { itemId: 'bowl', variant: undefined },
    ]);
  });

  test('PDP-03 D-33 choosing a variant shows its price, no choice the printed one', () => {
    bindProduct(draw(variants, select));
    choose('L');
    const price = find('.product-price');
    expect(price.textContent).toBe('Sale Price:$39.00 Original Price:$48.00');
    expect(price.dataset.priceCents).toBe('3900');
    choose('S');
    expect(price.textContent).toBe('$32.00');
    choose('L');
    choose('');
    expect(price.textContent).toBe('from $32.00');
    expect(price.dataset.priceCents).toBe('3200');
  });

  test('D-33 a theme that prints no cents has none again without a choice', () => {
    const button = draw(variants, select);
    const price = find('.product-price');
    delete price.dataset.priceCents;
    bindProduct(button);
    choose('L');
    expect(price.dataset.priceCents).toBe('3900');
    choose('');
    expect(price.dataset.priceCents).toBeUndefined();
  });

  test('ENT-09 CFM-06 D-82 it is written by the notation that the page hands over', () => {
    vi.stubGlobal('Static', {
      SQUARESPACE_CONTEXT: {
        websiteSettings: { storeSettings: { selectedCurrency: 'EUR' } },
        moneyNotation: germanEuros,
      },
    });
    bindProduct(draw(variants, select));
    choose('S');
    expect(find('.product-price').textContent).toBe('32,00 €');
  });

  test('SUBS-02 ENT-12 the price of a subscription keeps its phrase', () => {
    const button = draw(variants, select);
    const plan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };
    const root = find('.product-variants');
    root.dataset.isSubscribable = 'true';
    root.dataset.subscriptionPlan = JSON.stringify(plan);
    bindProduct(button);
    choose('S');
    expect(find('.product-price').textContent).toBe('$32.00 every month');
  });

  test('PDP-18 values that are sold out say so', () => {
    bindProduct(draw(variants, select));
    const labels = [...find<HTMLSelectElement>('select').options].map((option) => option.text);
    expect(labels).toEqual(['Select Size', 'S', 'L — Sold Out']);
  });

  test('ATC-32 radio buttons are understood by the title beside them', () => {
    const button = bindProduct(draw(variants, radios));
    expect(find('label[for=bowl-l]').classList.contains('is-sold-out')).toBe(true);
    void button.press();
    expect(find('dialog').textContent).toContain('Please select the Size option.');
  });

  test('ATC-32 a select and radio buttons of one option say the same', () => {
    const button = bindProduct(draw(variants, both));
    find<HTMLInputElement>('input[value=L]').click();
    expect(find<HTMLSelectElement>('select').value).toBe('L');
    choose('S');
    expect(find<HTMLInputElement>('input[value=S]').checked).toBe(true);
    void button.press();
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('ATC-32 radio buttons of two products with the same option stay apart', () => {
    draw(variants, radios);
    const second = document.querySelector('.product-block')!.cloneNode(true) as HTMLElement;
    second.innerHTML = second.innerHTML.replaceAll('"bowl"', '"cup"');
    document.body.append(second);
    for (const button of document.querySelectorAll<HTMLElement>('.sqs-add-to-cart-button')) {
      bindProduct(button);
    }
    const [first, other] = document.querySelectorAll<HTMLInputElement>('input[value=S]');
    expect(first?.name).not.toBe(other?.name);
    second.querySelector<HTMLElement>('label')?.click();
    expect([first?.checked, other?.checked]).toEqual([false, true]);
  });

  test('PDP-04 the quantity input gets its bounds and its default', () => {
    bindProduct(draw(variants, select));
    const { min, max, step, value, type } = find<HTMLInputElement>('.product-quantity-input input');
    expect({ min, max, step, value, type }).toEqual({
      min: '1',
      max: '9999',
      step: '1',
      value: '1',
      type: 'number',
    });
  });

  test('PDP-05 the quantity input is hidden when one or none is left', async () => {
    bindProduct(draw(variants, select));
    expect(find('.product-quantity-input').hidden).toBe(false);
    stock = [{ sku: 's', unlimited: false, qtyInStock: 1 }];
    bindProduct(draw(variants, select));
    await vi.waitFor(() => expect(find('.product-quantity-input').hidden).toBe(true));
  });

  test('PDP-05 of what was typed before the quantity was hidden one is left: nobody sees more', async () => {
    const button = draw(variants, select);
    const input = find<HTMLInputElement>('.product-quantity-input input');
    input.value = '3';
    stock = [{ sku: 's', unlimited: false, qtyInStock: 1 }];
    bindProduct(button);
    await vi.waitFor(() => expect(find('.product-quantity-input').hidden).toBe(true));
    expect(input.value).toBe('1');
  });

  test('ATC-08 ATC-29 fresh stock turns the button to Sold Out and disables it', async () => {
    stock = [{ sku: 's', unlimited: false, qtyInStock: 0 }];
    const button = draw(variants, select);
    bindProduct(button);
    await vi.waitFor(() => expect(button.textContent).toBe('Sold Out'));
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  test('ATC-01 ATC-32 the label is written where the template keeps it, and comes back', async () => {
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(Response.json(path.includes('stock') ? { results: [] } : { error: 'No.' })),
    );
    vi.useFakeTimers();
    const element = draw(variants, select);
    const button = bindProduct(element);
    choose('S');
    const pressed = button.press();
    expect(element.querySelector('.sqs-add-to-cart-button-inner.status-text')?.textContent).toBe(
      'Adding…',
    );
    await pressed;
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(element.textContent).toBe('Buy');
  });

  test('ATC-09 after the message the focus is on the missing option', () => {
    void bindProduct(draw(variants, select)).press();
    find<HTMLButtonElement>('dialog .sw-button').click();
    expect(document.activeElement).toBe(find('select'));
  });
});

describe('where the focus goes after a message', () => {
  test('ATC-15 to the quantity that is no number', async () => {
    const button = bindProduct(draw([{ sku: 's', attributes: {}, qtyInStock: 5 }], ''));
    const input = find<HTMLInputElement>('input');
    input.type = 'text';
    input.value = 'two';
    await button.press();
    expect(find('dialog').textContent).toContain('Quantity must be a number.');
    find<HTMLButtonElement>('dialog .sw-button').click();
    expect(document.activeElement).toBe(input);
  });

  test('ATC-09 to the option that is not chosen', async () => {
    await bindProduct(draw(variants, select)).press();
    find<HTMLButtonElement>('dialog .sw-button').click();
    expect(document.activeElement).toBe(find('select'));
  });
});

describe('what the owner has set', () => {
  const setStore = (settings: object) =>
    vi.stubGlobal('Static', {
      SQUARESPACE_CONTEXT: { websiteSettings: { storeSettings: settings } },
    });
  const one: PageVariant[] = [{ sku: 's', attributes: {}, price: 3200, qtyInStock: 5 }];
  const drawOne = (type: number) => {
    const button = draw(one, '');
    button.dataset.productType = String(type);
    return button;
  };
  const answerAdding = (answer: object, status = 200) =>
    vi.stubGlobal('fetch', (_path: string, init: RequestInit) =>
      Promise.resolve(
        init.method === 'POST'
          ? Response.json(answer, { status })
          : Response.json({ results: stock }),
      ),
    );

  test('ATC-05 express checkout leads from the button straight to the checkout', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    setStore({ expressCheckout: true });
    answerAdding({ shoppingCart: sampleCart([]), crumb: 'c' });
    await bindProduct(drawOne(1)).press();
    expect(assign).toHaveBeenCalledWith('/checkout?cartToken=cart-1');
  });

  test('ATC-05 without it the visitor stays on the page', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    assign.mockClear();
    setStore({ expressCheckout: false });
    answerAdding({ shoppingCart: sampleCart([]), crumb: 'c' });
    await bindProduct(drawOne(1)).press();
    expect(assign).not.toHaveBeenCalled();
  });

  test.each([
    [true, 'Unable to Purchase Item'],
    [false, 'Unable to Add Item'],
  ])('ATC-20 ATC-21 with express checkout %s a failure is called «%s»', async (isOn, title) => {
    setStore({ expressCheckout: isOn });
    answerAdding({ message: 'Gone.' }, 409);
    await bindProduct(drawOne(1)).press();
    expect(find('dialog h2').textContent).toBe(title);
    expect(find('dialog').textContent).toContain('Gone.');
  });

  test.each([
    [3, undefined, false],
    [3, true, false],
    [3, false, true],
    [1, false, false],
  ])(
    'PDP-06 type %i with several services allowed %s: the quantity is hidden %s',
    (type, allowed, isHidden) => {
      setStore(allowed === undefined ? {} : { multipleQuantityAllowedForServices: allowed });
      bindProduct(drawOne(type));
      expect(find('.product-quantity-input').hidden).toBe(isHidden);
    },
  );

  test('PDP-17 the owner’s label comes back after adding', async () => {
    vi.useFakeTimers();
    answerAdding({ shoppingCart: sampleCart([]), crumb: 'c' });
    const button = drawOne(1);
    button.dataset.originalLabel = 'Take it home';
    const label = find('.sqs-add-to-cart-button-inner');
    label.textContent = 'Take it home';
    await bindProduct(button).press();
    expect(label.textContent).toBe('Adding…');
    vi.advanceTimersByTime(1000);
    expect(label.textContent).toBe('Added!');
    vi.advanceTimersByTime(2000);
    expect(label.textContent).toBe('Take it home');
    vi.useRealTimers();
  });

  test.each([true, false])('values that are sold out are disabled: %s', (isDisabling) => {
    setStore({ merchandisingSettings: { soldOutVariantsDropdownDisabled: isDisabling } });
    bindProduct(draw(variants, select));
    expect(find<HTMLSelectElement>('select').options[2]?.disabled).toBe(isDisabling);
  });

  test('ATC-14 a chosen variant that is gone is told of when it is pressed', async () => {
    const element = draw(variants, select);
    const button = bindProduct(element);
    choose('L');
    expect(element.getAttribute('aria-disabled')).toBeNull();
    await button.press();
    expect(document.body.textContent).toContain(
      'Sorry, we do not have enough of that item available.',
    );
  });

  test('ATC-08 a product of which nothing is left keeps the owner’s words after a choice', () => {
    setStore({ merchandisingSettings: { customSoldOutText: 'All gone' } });
    const gone = variants.map((variant) => ({ ...variant, qtyInStock: 0 }));
    const button = draw(gone, select);
    bindProduct(button);
    expect(button.textContent).toBe('All gone');
    choose('S');
    expect(button.textContent).toBe('All gone');
  });

  test('PDP-15 the product’s own words of being sold out come before those of the shop', () => {
    const gone = variants.map((variant) => ({ ...variant, qtyInStock: 0 }));
    const words = { merchandisingSettings: { customSoldOutText: 'All gone' } };
    const product = { customSoldOutText: 'Back in May' };
    const context = { itemId: 'bowl', product, websiteSettings: { storeSettings: words } };
    vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: context });
    const button = draw(gone, select);
    bindProduct(button);
    expect(button.textContent).toBe('Back in May');
  });

  test('PDP-15 the message of the chosen variant shows, those of others are hidden', () => {
    const button = draw(variants, select);
    const message = (size: string) =>
      `<p class="product-scarcity" data-variant-attributes='{"Size":"${size}"}' hidden>${size}</p>`;
    find('.product-variants').insertAdjacentHTML('afterend', message('S') + message('L'));
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('.product-scarcity')]
        .filter(({ hidden }) => !hidden)
        .map(({ textContent }) => textContent);
    bindProduct(button);
    expect(shown()).toEqual([]);
    choose('S');
    expect(shown()).toEqual(['S']);
    choose('L');
    expect(shown()).toEqual(['L']);
    choose('');
    expect(shown()).toEqual([]);
  });

  test('ENT-06 prices are written in the currency of the store', () => {
    setStore({ selectedCurrency: 'SEK', defaultCurrency: 'USD' });
    bindProduct(draw(variants, select));
    choose('S');
    expect(find('.product-price').textContent).toBe('32.00 kr');
  });
});
