import { compile, render } from '@sitewright/template';
import { expect, test } from 'vitest';
import { createRegistry } from '../registry.ts';
import { outputOf } from '../testing/render-template.ts';

function itemOf(content: object): object {
  return { id: 'p1', collectionId: 'c1', structuredContent: { productType: 1, ...content } };
}

function print(formatter: string, content: object, page: object = {}): string {
  return outputOf(`{item|${formatter}}`, { item: itemOf(content), ...page });
}

test('CFM-03 FMT-20 the button says what it does', () => {
  expect(print('add-to-cart-btn', {})).toContain(
    '<div class="sqs-add-to-cart-button-inner">Add To Cart<',
  );
  expect(print('add-to-cart-btn', { isSubscribable: true })).toContain(
    'data-is-subscription="true" data-original-label="Subscribe"',
  );
  const localizedStrings = { productAddToCartText: 'Kaufen & mehr' };
  expect(print('add-to-cart-btn', {}, { localizedStrings })).toContain('Kaufen &amp; mehr');
});

test('PDP-17 the owner can name the button', () => {
  const content = { useCustomAddButtonText: true, customAddButtonText: 'Get "it"' };
  expect(print('add-to-cart-btn', content)).toContain('data-original-label="Get &quot;it&quot;"');
  expect(print('add-to-cart-btn', { ...content, customAddButtonText: '' })).toContain(
    'Add To Cart',
  );
});

test('ENT-02 additional fields travel with the button', () => {
  const form = { additionalFieldsFormId: 'f', additionalFieldsForm: { a: '</b>' } };
  const output = print('add-to-cart-btn', form);
  expect(output).toContain('use-form"');
  expect(output).toContain('data-form="{&quot;a&quot;:&quot;&lt;\\/b&gt;&quot;}"');
  expect(print('add-to-cart-btn', { additionalFieldsFormId: 'f' })).not.toContain('data-form');
});

test('the subscription option shows where expressions run', () => {
  const item = itemOf({ isSubscribable: true, productSubscriptionOptions: [{ id: 's1' }] });
  const program = compile('{item|add-to-cart-btn}', { registry: createRegistry() });
  const option = 'data-subscription-option-id="s1"';
  expect(render(program, { item }, { enableExpr: true }).output).toContain(option);
  expect(render(program, { item }).output).not.toContain(option);
});

test('only plain values say whether there is a subscription', () => {
  const program = compile('{item|add-to-cart-btn}', { registry: createRegistry() });
  const item = itemOf({ isSubscribable: [true] });
  expect(render(program, { item }).errors).toEqual([]);
  const { output, errors } = render(program, { item }, { enableExpr: true });
  expect(errors).toMatchObject([{ type: 'engine', code: 'EXPRESSION_REDUCE' }]);
  expect(output).toContain('Subscribe');
});

const stock = (...quantities: number[]) => ({
  variants: quantities.map((qtyInStock) => ({ qtyInStock })),
});

test('PDP-04 FMT-20 the quantity is a number from 1 to 9999', () => {
  const output = print('quantity-input', stock(5));
  expect(output).toContain('size="4" max="9999" min="1" value="1" type="number" step="1"');
  expect(output).toContain('<div class="quantity-label">Quantity:</div>');
});

test('PDP-05 PDP-10 there is no quantity where only one can be bought', () => {
  expect(print('quantity-input', stock(1, 0))).toBe('');
  expect(print('quantity-input', { ...stock(5), isSubscribable: true })).toBe('');
  expect(print('quantity-input', { ...stock(5), productType: 2 })).toBe('');
  expect(print('quantity-input', { variants: [{ unlimited: true }] })).not.toBe('');
});

test('PDP-05 counts are summed as they stand; one that cannot be read hides nothing', () => {
  expect(print('quantity-input', stock(3, -2))).toBe('');
  expect(print('quantity-input', { variants: [{ qtyInStock: 'many' }] })).not.toBe('');
});

test('PDP-06 services allow many unless the store says otherwise', () => {
  const service = { ...stock(5), productType: 3 };
  const settings = (multipleQuantityAllowedForServices?: boolean) => ({
    websiteSettings: { storeSettings: { multipleQuantityAllowedForServices } },
  });
  expect(print('quantity-input', service)).not.toBe('');
  expect(print('quantity-input', service, settings(true))).not.toBe('');
  expect(print('quantity-input', service, settings(false))).toBe('');
});

const sizes = {
  variantOptionOrdering: ['Size', 'Colour'],
  variants: [
    { attributes: { Size: 'S', Colour: 'Clay & "ash"' } },
    { attributes: { Size: 'L', Colour: 'Clay & "ash"', Weight: '1' } },
  ],
};

test('PDP-18 CFM-03 FMT-20 each option is a select and a row of buttons', () => {
  const output = print('variants-select', sizes);
  expect(output).toContain('<select aria-label="Select Size" data-variant-option-name="Size">');
  expect(output).toContain('<option value="">Select Colour</option>');
  expect(output).toContain('<option value="S">S</option><option value="L">L</option>');
  expect(output).toContain('value="Clay &amp; &quot;ash&quot;" name="variant-option-Colour"');
  expect(output).not.toContain('Weight<');
});

test('PDP-18 an option that stands in the order twice has its values once', () => {
  const output = print('variants-select', { ...sizes, variantOptionOrdering: ['Size', 'Size'] });
  expect(output.match(/aria-label="Select Size"/g)).toHaveLength(2);
  expect(output.match(/<option value="S">/g)).toHaveLength(1);
});

test('PDP-18 gift cards have a value instead of a name', () => {
  const output = print('variants-select', { ...sizes, productType: 4 });
  expect(output).toContain('<div class="variant-option-title">Value: </div>');
  expect(output).toContain('<option value="">Select Value</option>');
});

test('PDP-18 there is nothing to select with one variant', () => {
  expect(print('variants-select', { ...sizes, variants: sizes.variants.slice(1) })).toBe('');
});

test('SUBS-02 the options of a subscription carry its plan', () => {
  const output = print('variants-select', {
    ...sizes,
    isSubscribable: true,
    subscriptionPlan: { a: 1 },
  });
  expect(output).toContain(
    'data-is-subscribable="true" data-subscription-plan="{&quot;a&quot;:1}"',
  );
});

test('CFM-03 the checkout is the three parts in order', () => {
  const content = { ...sizes, variants: sizes.variants.map((v) => ({ ...v, qtyInStock: 3 })) };
  const parts = ['variants-select', 'quantity-input', 'add-to-cart-btn'];
  expect(print('product-checkout', content)).toBe(
    parts.map((part) => print(part, content)).join(''),
  );
});

test('PDP-16 the quick view names its group', () => {
  const data = { item: { ...itemOf({}), kind: 'mugs' }, other: 'bowls' };
  const group = (word: string) =>
    /data-group="(.*?)"/.exec(outputOf(`{item|product-quick-view ${word}}`, data))?.[1];
  expect([group('kind'), group('other'), group('all')]).toEqual(['mugs', 'bowls', 'all']);
  expect(outputOf('{item|product-quick-view}', data)).toContain('>Quick View</span>');
});

test('CFM-02 ENT-20 ROUT-06 the cart knows its address, its items and its sum', () => {
  const cart = { subtotalCents: 123456, entries: [{ quantity: 2 }, { quantity: '3' }, {}] };
  expect(outputOf('{cart|cart-quantity} {cart|cart-url}', { cart })).toBe(
    '<span class="sqs-cart-quantity">5</span> /cart',
  );
  expect(outputOf('{cart|cart-subtotal}', { cart })).toContain('>1,234.56<');
});

test('PDP-18 the name of an option cannot leave its attribute', () => {
  const name = 'Size" onfocus="alert(1)';
  const variants = ['S', 'M'].map((size) => ({ attributes: { [name]: size } }));
  const output = print('variants-select', { variants, variantOptionOrdering: [name] });
  expect(output).toContain('aria-label="Select Size&quot; onfocus=&quot;alert(1)"');
  expect(output).not.toContain('onfocus="');
});
