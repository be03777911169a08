// @vitest-environment happy-dom
import { createClient } from '@sitewright/contract';
import { expect, test, vi } from 'vitest';
import { bindRestock } from './bind-restock.ts';

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** The form on a page, and a server that answers so. */
function show(answer: Answer | undefined, attributes = '', variants: unknown[] = [], chosen = '') {
  document.body.innerHTML =
    '<div class="product-variants" data-item-id="p"><div class="variant-option"><div class="variant-select-wrapper">' +
    '<select data-variant-option-name="Size"><option value=""></option><option>S</option><option>L</option></select>' +
    '</div></div></div>' +
    `<div class="product-restock-notification" data-product-id="p" data-variant-id="v"${attributes}>` +
    '<span class="product-restock-cta">Sold out.</span>' +
    '<form class="product-restock-form" action="#"><input type="text" name="email">' +
    '<input type="submit" value="Notify me"></form>' +
    '<label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList" checked>News</label>' +
    '</div>';
  document.querySelector<HTMLElement>('.product-variants')!.dataset.variants =
    JSON.stringify(variants);
  document.querySelector('select')!.value = chosen;
  const sent: unknown[] = [];
  const call = createClient({
    readCrumb: () => 'crumb',
    fetch: async (path, init) => {
      sent.push(await new Request(new URL(path, 'http://shop.test'), init).json());
      if (!answer) throw new TypeError('offline');
      return Response.json(answer.body, { status: answer.status });
    },
  });
  const root = document.querySelector<HTMLElement>('.product-restock-notification')!;
  bindRestock(root, call);
  const submit = (typed: string) => {
    root.querySelector('input')!.value = typed;
    root
      .querySelector('form')!
      .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  const error = () => root.querySelector('[role="alert"]')?.textContent;
  return { root, sent, submit, error };
}

test('RSTK-13 RSTK-14 RSTK-15 a wrong email is told at once, and the message is replaced', () => {
  const { sent, submit, error } = show(undefined);
  submit(' ');
  expect(error()).toBe('Email cannot be blank');
  submit('ann@');
  expect(error()).toBe('Email is invalid');
  expect(sent).toEqual([]);
});

test('RSTK-03 RSTK-16 D-02 a success leaves the call to action, which says so', async () => {
  const { root, sent, submit } = show({ status: 200, body: { message: 'Signed up!' } });
  submit('ann@example.test');
  await vi.waitFor(() => expect(root.textContent).toBe('Signed up!'));
  expect(root.children).toHaveLength(1);
  expect(sent).toEqual([
    {
      productId: 'p',
      variantId: 'v',
      siteVisitorEmail: 'ann@example.test',
      isJoinMailingList: true,
      language: '',
    },
  ]);
});

test("RSTK-17 a failure says the server's words, or that it cannot be done", async () => {
  const refused = show({ status: 409, body: { message: 'This item is in stock.', error: 'x' } });
  refused.submit('ann@example.test');
  await vi.waitFor(() => expect(refused.error()).toBe('This item is in stock.'));
  const offline = show(undefined);
  offline.submit('ann@example.test');
  await vi.waitFor(() =>
    expect(offline.error()).toBe('Unable to submit form. Please try again later.'),
  );
});

test('the form of a variant shows while the variant is chosen', () => {
  const variants = [
    { id: 'v', attributes: { Size: 'S' } },
    { id: 'w', attributes: { Size: 'L' } },
  ];
  const { root } = show(undefined, ' hidden', variants);
  const select = document.querySelector('select')!;
  const choose = (value: string) => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return root.hidden;
  };
  expect([choose('S'), choose('L'), choose('S'), choose('')]).toEqual([false, true, false, true]);
});

test('RSTK-01 the form of a variant that was chosen before its script came shows at once', () => {
  const variants = [
    { id: 'w', attributes: { Size: 'L' } },
    { id: 'v', attributes: { Size: 'S' } },
  ];
  const { root } = show(undefined, ' hidden', variants, 'S');
  expect(root.hidden).toBe(false);
});
